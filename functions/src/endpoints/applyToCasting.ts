import { type ApplyToCastingResult, applyToCastingSchema } from '@ribalta/domain/schemas/application'
import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { applyToCasting as apply } from '../services/castings/applications.ts'
import { isSignedIn } from '../services/shared/caller.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** An artist's application for a role: `applyToCastingSchema` in, `{ status }` out. */
export const applyToCasting = defineCallable(
  'applyToCasting',
  { memory: '256MiB', timeoutSeconds: 30, maxInstances: 20 },
  async ({ data, ...caller }): Promise<ApplyToCastingResult> => {
    const input = parseOrRefuse(applyToCastingSchema, data)
    if (!isSignedIn(caller)) throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'applyToCasting', caller, now)
    return { status: await apply(backend, input, caller, now) }
  },
)
