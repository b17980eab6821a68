import type { ActResults } from '@ribalta/domain/schemas/actOutcome'
import { addToRoleSchema } from '@ribalta/domain/schemas/application'
import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { addToRole as act } from '../services/castings/addToRole.ts'
import { isSignedIn } from '../services/shared/caller.ts'
import { parseOrRefuse } from '../services/shared/parsing.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** Puts people into a role, by staff: `addToRoleSchema` in, what became of each out. */
export const addToRole = defineCallable(
  'addToRole',
  { memory: '256MiB', timeoutSeconds: 120, maxInstances: 5 },
  async ({ data, ...caller }): Promise<ActResults> => {
    const input = parseOrRefuse(addToRoleSchema, data)
    if (!isSignedIn(caller)) throw new HttpsError('unauthenticated', 'Entre na sua conta para continuar.')
    const backend = getBackend()
    const now = new Date()
    await requireRate(backend, 'addToRole', caller, now)
    return act(backend, input, caller, now)
  },
)
