import { endOtherSessions as end } from '../services/accounts/endSessions.ts'
import { readNothing } from '../services/shared/parsing.ts'
import { defineCallable } from './callable.ts'

/** Signs the caller out everywhere else: nothing in, `{ success: true }` out. Needs a sign-in of the last five minutes. */
export const endOtherSessions = defineCallable('endOtherSessions', readNothing, {
  memory: '256MiB',
  timeoutSeconds: 30,
  maxInstances: 10,
  act: async (_input, { backend, caller, now }): Promise<{ success: true }> => {
    await end(backend, caller, now)
    return { success: true }
  },
})
