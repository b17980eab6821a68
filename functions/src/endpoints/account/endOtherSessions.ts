import { endOtherSessions as end } from '../../services/account/endSessions.ts'
import { readNothing } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Signs the caller out everywhere else: nothing in, `{ success: true }` out. Needs a sign-in of the last five minutes. */
export const endOtherSessions = defineCommand(
  'endOtherSessions',
  readNothing,
  async (_input, { backend, caller, now }): Promise<{ success: true }> => {
    await end(backend, caller, now)
    return { success: true }
  },
)
