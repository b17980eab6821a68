import { recordAccountEvents } from '../services/accounts/events.ts'
import { readNothing } from '../services/shared/parsing.ts'
import { defineCallable } from './callable.ts'

/** Notes what happened to the account, as far as it can be seen from here: nothing in, `{ recorded }` out. */
export const recordAccountEvent = defineCallable('recordAccountEvent', readNothing, {
  memory: '256MiB',
  timeoutSeconds: 30,
  maxInstances: 10,
  act: async (_input, { backend, caller, now }): Promise<{ recorded: number }> => ({
    recorded: await recordAccountEvents(backend, caller, now),
  }),
})
