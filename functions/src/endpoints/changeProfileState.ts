import type { ActResults } from '@ribalta/domain/schemas/actOutcome'
import { changeProfileStateSchema } from '@ribalta/domain/schemas/profileState'
import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { changeProfileState as change } from '../services/profiles/state.ts'
import { isSignedIn } from '../services/shared/caller.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** Directors suspend, archive and publish again: `changeProfileStateSchema` in, what became of each person out. */
export const changeProfileState = defineCallable(
  'changeProfileState',
  { memory: '512MiB', timeoutSeconds: 300, maxInstances: 3 },
  async ({ data, ...caller }): Promise<ActResults> => {
    const input = parseOrRefuse(changeProfileStateSchema, data)
    if (!isSignedIn(caller)) throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'changeProfileState', caller, now)
    return change(backend, input, caller, now)
  },
)
