import { registrationRequestSchema } from '@ribalta/domain/schemas/request'
import { type Backend, FieldValue, Timestamp } from '../../admin/backend.ts'
import { deleteSignIn } from '../account/leftAccounts.ts'
import { deleteFilesOf } from '../personalData/folders.ts'
import { paths } from '../shared/paths.ts'

/** A repeat of a finished registration is answered for a day; the hash of what was typed is not kept longer. */
export const KEPT_DONE_MS = 24 * 60 * 60_000
/** How long an undone registration is remembered, for what a straggler may still make. */
export const STRAGGLERS_MS = 10 * 60_000

/**
 * Undoes a registration that did not finish: first decides it (from then on nothing can complete it), then takes
 * away the media and the account, then gives back the name and the phone. Can be repeated after a crash at any
 * point. Answers `false`, with nothing undone, where the registration turns out to be done.
 */
export async function undoRegistration(
  backend: Backend,
  requestId: string,
  uid: string,
  now: Date,
): Promise<boolean> {
  const { db } = backend
  const requestRef = paths.request(db, requestId)
  const isDone = await db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(requestRef)
    if (!snapshot.exists) return false
    const request = registrationRequestSchema.parse(snapshot.data())
    if (request.uid !== uid) return false
    if (request.state === 'reserved') transaction.update(requestRef, { state: 'undoing' })
    return request.state === 'done'
  })
  if (isDone) return false

  await removeTraces(backend, uid)

  const sweepAfter = Timestamp.fromMillis(now.getTime() + STRAGGLERS_MS)
  await db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(requestRef)
    if (!snapshot.exists) return
    const request = registrationRequestSchema.parse(snapshot.data())
    if (request.uid !== uid) {
      // The request has gone on with another uid; this one is looked at once more when stragglers are through.
      const later = request.sweepAfter === undefined ? { sweepAfter } : {}
      transaction.update(requestRef, { abandonedUids: FieldValue.arrayUnion(uid), ...later })
      return
    }
    if (request.state !== 'undoing') return
    const usernameRef = paths.username(db, request.username)
    const phoneRef = paths.phone(db, request.phone)
    const reservations = await transaction.getAll(usernameRef, phoneRef)
    for (const reservation of reservations) {
      if (reservation.get('uid') === uid) transaction.delete(reservation.ref)
    }
    transaction.update(requestRef, { state: 'undone', sweepAfter })
  })
  return true
}

/** Takes away the account and the media of a uid that never got a profile; one that has a profile is left alone. */
export async function removeTraces({ db, auth, bucket }: Backend, uid: string): Promise<void> {
  const profile = await paths.profile(db, uid).get()
  if (profile.exists) return
  await deleteFilesOf(bucket, uid)
  await deleteSignIn({ auth }, uid)
}
