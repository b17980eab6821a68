import { type SaveCastingResult, saveCastingSchema } from '@ribalta/domain/schemas/castings/casting'
import { saveCasting as save } from '../../services/castings/save.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** A casting with its roles and internal part, by staff: `saveCastingSchema` in, `{ version }` out. */
export const saveCasting = defineCommand(
  'saveCasting',
  reads(saveCastingSchema),
  (input, { backend, caller, now }): Promise<SaveCastingResult> => save(backend, input, caller, now),
)
