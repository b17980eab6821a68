import { exportMyDataSchema, type ExportPage } from '@ribalta/domain/schemas/personalData'
import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { isSignedIn, requireRecentSignIn } from '../services/shared/caller.ts'
import { exportPage } from '../services/personalData/export.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** A page of everything that there is of the caller, who has signed in lately for the first one: `{ cursor? }` in, `{ records, media, next? }` out. */
export const exportMyData = defineCallable(
  'exportMyData',
  { memory: '512MiB', timeoutSeconds: 60, maxInstances: 10 },
  async ({ data, ...caller }): Promise<ExportPage> => {
    const { cursor } = parseOrRefuse(exportMyDataSchema, data)
    if (!isSignedIn(caller)) throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    const backend = getBackend()
    const now = new Date()
    // The pages that follow are bound to the first one.
    if (cursor === undefined) requireRecentSignIn(caller, now)
    await requireRate(backend, 'exportMyData', caller, now)
    return exportPage(backend, caller.uid, cursor, now)
  },
)
