import { type SaveCastingResult, saveCastingSchema } from '@ribalta/domain/schemas/casting'
import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { saveCasting as save } from '../services/castings/save.ts'
import { isSignedIn } from '../services/shared/caller.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** A casting with its roles and internal part, by staff: `saveCastingSchema` in, `{ version }` out. */
export const saveCasting = defineCallable(
  'saveCasting',
  { memory: '256MiB', timeoutSeconds: 30, maxInstances: 20 },
  async ({ data, ...caller }): Promise<SaveCastingResult> => {
    const input = parseOrRefuse(saveCastingSchema, data)
    if (!isSignedIn(caller)) throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'saveCasting', caller, now)
    return save(backend, input, caller, now)
  },
)
