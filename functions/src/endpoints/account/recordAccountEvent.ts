import { recordAccountEvents } from '../../services/account/events.ts'
import { readNothing } from '../../services/shared/parsing.ts'
import { defineCommand } from '../defineCommand.ts'

/** Notes what happened to the account, as far as it can be seen from here: nothing in, `{ recorded }` out. */
export const recordAccountEvent = defineCommand(
  'recordAccountEvent',
  readNothing,
  async (_input, { backend, caller, now }): Promise<{ recorded: number }> => ({
    recorded: await recordAccountEvents(backend, caller, now),
  }),
)
