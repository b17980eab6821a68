import { archiveRheaCriteriaSchema } from '@ribalta/domain/schemas/rhea/criteria'
import { archiveRheaCriteria as archive } from '../../services/rhea/criteria.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** A set of criteria is no longer offered, or again, by staff: `archiveRheaCriteriaSchema` in, the same state out. */
export const archiveRheaCriteria = defineCommand(
  'archiveRheaCriteria',
  reads(archiveRheaCriteriaSchema),
  async (input, { backend, caller, now }) => {
    await archive(backend, input, caller, now)
    return { isArchived: input.isArchived }
  },
)
