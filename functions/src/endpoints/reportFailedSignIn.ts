import type { ReportFailedSignInResult } from '@ribalta/domain/schemas/refusals'
import { countRefusal } from '../services/refusals/count.ts'
import { readNothing } from '../services/shared/parsing.ts'
import { defineCallable } from './callable.ts'

/** The login page's word that a sign-in failed, which only the provider sees: nothing in, `{ received }` out. */
export const reportFailedSignIn = defineCallable('reportFailedSignIn', readNothing, {
  memory: '256MiB',
  timeoutSeconds: 30,
  maxInstances: 5,
  act: async (_input, { backend, caller, now }): Promise<ReportFailedSignInResult> => {
    await countRefusal(backend, 'signIn', caller, now)
    return { received: true }
  },
})
