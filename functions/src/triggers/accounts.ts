import { HttpsError } from 'firebase-functions/https'
import { beforeUserCreated } from 'firebase-functions/identity'
import { region } from 'firebase-functions/v1'
import { REGION } from '../runtime.ts'
import { getBackend } from '../admin/backend.ts'
import { deleteLeftovers } from '../services/account/deletion.ts'

/**
 * Anybody can ask the provider for an account, with anybody's address. None is made but by `createProfile`: what has
 * full rights, as it has, is not asked here.
 */
export const refuseSignUp = beforeUserCreated({ region: REGION, memory: '256MiB', maxInstances: 5 }, () => {
  throw new HttpsError('permission-denied', 'Contas são criadas no cadastro.')
})

/** An account deleted past the product, as in the console, takes along what there is of its person. */
export const forgetDeletedAccount = region(REGION)
  .runWith({ memory: '512MB', timeoutSeconds: 300, maxInstances: 5 })
  .auth.user()
  .onDelete(async ({ uid }) => {
    await deleteLeftovers(uid, {
      backend: getBackend(),
      now: () => new Date(),
      checkpoint: () => Promise.resolve(),
    })
  })
