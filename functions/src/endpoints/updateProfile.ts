import type { UpdateProfileResult } from '@ribalta/domain/schemas/profileUpdate'
import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { isSignedIn } from '../services/shared/caller.ts'
import { updateProfile as update } from '../services/profiles/update.ts'
import { readProfileChanges } from '../services/profiles/updateInput.ts'
import { requireRate } from '../services/shared/rateLimit.ts'
import { defineCallable } from './callable.ts'

/** Changes a record for its owner or for staff: `updateProfileSchema` in, `{ success, message, version? }` out. */
export const updateProfile = defineCallable(
  'updateProfile',
  { memory: '1GiB', timeoutSeconds: 300, concurrency: 4, maxInstances: 20 },
  async ({ data, ...caller }): Promise<UpdateProfileResult> => {
    const now = new Date()
    const changes = readProfileChanges(data, now)
    if (!isSignedIn(caller))
      throw new HttpsError('unauthenticated', 'Entre na sua conta para alterar o perfil.')
    const backend = getBackend()
    await requireRate(backend, 'updateProfile', caller, now)
    return update(backend, changes, caller, now)
  },
)
