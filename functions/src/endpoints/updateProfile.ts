import type { UpdateProfileResult } from '@ribalta/domain/schemas/profileUpdate'
import { HttpsError } from 'firebase-functions/https'
import { getBackend } from '../admin/backend.ts'
import { updateProfile as update } from '../services/profileUpdate.ts'
import { readProfileChanges } from '../services/profileUpdateInput.ts'
import { defineCallable } from './callable.ts'

/** Changes a record for its owner or for staff: `updateProfileSchema` in, `{ success, message, version? }` out. */
export const updateProfile = defineCallable(
  'updateProfile',
  { memory: '1GiB', timeoutSeconds: 300, concurrency: 4, maxInstances: 20 },
  async ({ data, uid }): Promise<UpdateProfileResult> => {
    const now = new Date()
    const changes = readProfileChanges(data, now)
    if (uid === undefined)
      throw new HttpsError('unauthenticated', 'Entre na sua conta para alterar o perfil.')
    return update(getBackend(), changes, uid, now)
  },
)
