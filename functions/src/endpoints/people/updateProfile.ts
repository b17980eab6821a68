import type { UpdateProfileResult } from '@ribalta/domain/schemas/people/profileUpdate'
import { updateProfile as update } from '../../services/profiles/update.ts'
import { readProfileChanges } from '../../services/profiles/updateInput.ts'
import { defineCallable } from '../callable.ts'

/** Changes a record for its owner or for staff: `updateProfileSchema` in, `{ success, message, version? }` out. */
export const updateProfile = defineCallable('updateProfile', readProfileChanges, {
  memory: '1GiB',
  timeoutSeconds: 300,
  concurrency: 4,
  maxInstances: 20,
  act: (changes, { backend, caller, now }): Promise<UpdateProfileResult> =>
    update(backend, changes, caller, now),
})
