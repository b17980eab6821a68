import { pick } from '@ribalta/domain/pick'
import { readoutFactsSchema } from '@ribalta/domain/schemas/rhea/run'
import * as z from 'zod/mini'
import { pooledSchema } from '../rheaCriteria/pooled.ts'

/** Somebody with all that a ranking knows of them, who it is, and by what the first are compared with everybody. */
export const contenderSchema = z.extend(pooledSchema, pick(readoutFactsSchema.shape, ['gender', 'minor']))
export type Contender = z.infer<typeof contenderSchema>

/** The fields to ask for, as a query has them. */
export const CONTENDER_SELECT = {
  fields: Object.keys(contenderSchema.shape).map((fieldPath) => ({ fieldPath })),
}
