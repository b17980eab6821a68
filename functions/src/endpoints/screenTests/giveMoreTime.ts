import { giveMoreTimeSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { giveMoreTime as give } from '../../services/screenTests/moreTime.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Staff give a test more time: `giveMoreTimeSchema` in, `{ given }` out. */
export const giveMoreTime = defineCommand(
  'giveMoreTime',
  reads(giveMoreTimeSchema),
  async (input, { backend, caller, now }) => {
    await give(backend, input, caller, now)
    return { given: true }
  },
)
