import { resetSecondFactorsSchema } from '@ribalta/domain/schemas/account/secondFactors'
import { resetSecondFactors as reset } from '../../services/account/secondFactors.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Takes the second factors of somebody of staff away, for another director: `{ profileId }` in, `{ success: true }` out. */
export const resetSecondFactors = defineCommand(
  'resetSecondFactors',
  reads(resetSecondFactorsSchema),
  async ({ profileId }, { backend, caller, now }): Promise<{ success: true }> => {
    await reset(backend, profileId, caller, now)
    return { success: true }
  },
)
