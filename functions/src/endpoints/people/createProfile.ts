import type { CreateProfileResult } from '@ribalta/domain/schemas/people/registration'
import { requireOwnUploads } from '../../services/media/claim.ts'
import { register } from '../../services/registration/registration.ts'
import { readRegistration } from '../../services/registration/input.ts'
import { requireGoodPassword } from '../../services/registration/password.ts'
import { MAX_CALL_MS } from '../../services/registration/requests.ts'
import { defineCallable } from '../callable.ts'

/** Registers a visitor: `createProfileSchema` in, `{ uid }` out. */
export const createProfile = defineCallable('createProfile', readRegistration, {
  memory: '1GiB',
  timeoutSeconds: MAX_CALL_MS / 1000,
  concurrency: 4,
  maxInstances: 20,
  act: async (registration, { backend, caller }): Promise<CreateProfileResult> => {
    await requireGoodPassword(registration)
    await requireOwnUploads(backend, registration.tempMediaIds, caller)
    const uid = await register(registration, {
      backend,
      now: () => new Date(),
      checkpoint: () => Promise.resolve(),
    })
    return { uid }
  },
})
