import type { ActResults } from '@ribalta/domain/schemas/actOutcome'
import { askToConfirmLookSchema } from '@ribalta/domain/schemas/lookRequest'
import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { askToConfirmLook as act } from '../services/profiles/askLook.ts'
import { isSignedIn } from '../services/shared/caller.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** Asks people whether their look is still this, by staff: `askToConfirmLookSchema` in, what became of each out. */
export const askToConfirmLook = defineCallable(
  'askToConfirmLook',
  { memory: '256MiB', timeoutSeconds: 120, maxInstances: 5 },
  async ({ data, ...caller }): Promise<ActResults> => {
    const input = parseOrRefuse(askToConfirmLookSchema, data)
    if (!isSignedIn(caller)) throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'askToConfirmLook', caller, now)
    return act(backend, input, caller, now)
  },
)
