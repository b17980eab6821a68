import { deleteMyAccountSchema, type DeleteMyAccountResult } from '@ribalta/domain/schemas/personalData'
import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { deleteAccount } from '../services/accounts/deletion.ts'
import { isSignedIn, requireRecentSignIn } from '../services/shared/caller.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** Deletes the caller, who has signed in within the last five minutes: `{ confirmation }` in, `{ deleted }` out. */
export const deleteMyAccount = defineCallable(
  'deleteMyAccount',
  { memory: '512MiB', timeoutSeconds: 300, maxInstances: 10 },
  async ({ data, ...caller }): Promise<DeleteMyAccountResult> => {
    parseOrRefuse(deleteMyAccountSchema, data)
    if (!isSignedIn(caller)) throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    const backend = getBackend()
    const now = new Date()
    requireRecentSignIn(caller, now)
    await requireRate(backend, 'deleteMyAccount', caller, now)
    await deleteAccount(caller, {
      backend,
      now: () => new Date(),
      checkpoint: () => Promise.resolve(),
    })
    return { deleted: true }
  },
)
