import { pick } from '@ribalta/domain/pick'
import { rankableSchema } from '@ribalta/domain/schemas/rhea/rankable'
import { rosterSchema } from '@ribalta/domain/schemas/roster/roster'
import * as z from 'zod/mini'

/** Somebody with all that a ranking knows of them, and who it is. */
export const pooledSchema = z.extend(
  rankableSchema,
  pick(rosterSchema.shape, ['uid', 'artisticName', 'photo', 'status']),
)
export type Pooled = z.infer<typeof pooledSchema>
