import { askMoreTimeSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { askMoreTime as ask } from '../../services/screenTests/moreTime.ts'
import { reads } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** An artist asks for more time for their test: `askMoreTimeSchema` in, `{ asked }` out. */
export const askMoreTime = defineCommand(
  'askMoreTime',
  reads(askMoreTimeSchema),
  async (input, { backend, caller, now }) => {
    await ask(backend, input, caller, now)
    return { asked: true }
  },
)
