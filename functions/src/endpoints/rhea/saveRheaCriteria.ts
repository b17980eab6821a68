import { type SaveRheaCriteriaResult, saveRheaCriteriaSchema } from '@ribalta/domain/schemas/rhea/criteria'
import { saveRheaCriteria as save } from '../../services/rhea/criteria.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** A set of criteria, by staff: `saveRheaCriteriaSchema` in, the version that it has now out. */
export const saveRheaCriteria = defineCommand(
  'saveRheaCriteria',
  reads(saveRheaCriteriaSchema),
  async (input, { backend, caller, now }): Promise<SaveRheaCriteriaResult> => ({
    version: await save(backend, input, caller, now),
  }),
)
