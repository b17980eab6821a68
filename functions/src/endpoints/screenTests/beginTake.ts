import { type BeginTakeResult, beginTakeSchema } from '@ribalta/domain/schemas/screenTests/take'
import { beginTake as begin } from '../../services/screenTests/beginTake.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Announces a take by its artist, or by staff for them: `beginTakeSchema` in, under which id and where its file goes out. */
export const beginTake = defineCommand(
  'beginTake',
  reads(beginTakeSchema),
  (input, { backend, caller, now }): Promise<BeginTakeResult> => begin(backend, input, caller, now),
)
