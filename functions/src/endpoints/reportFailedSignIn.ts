import type { ReportFailedSignInResult } from '@ribalta/domain/schemas/refusals'
import { getBackend } from '../admin/backend.ts'
import { countRefusal } from '../services/refusals/count.ts'
import { requireNothing } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** The login page's word that a sign-in failed, which only the provider sees: nothing in, `{ received }` out. */
export const reportFailedSignIn = defineCallable(
  'reportFailedSignIn',
  { memory: '256MiB', timeoutSeconds: 30, maxInstances: 5 },
  async ({ data, ...caller }): Promise<ReportFailedSignInResult> => {
    requireNothing(data)
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'reportFailedSignIn', caller, now)
    await countRefusal(backend, 'signIn', caller, now)
    return { received: true }
  },
)
