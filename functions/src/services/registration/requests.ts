import { randomBytes } from 'node:crypto'
import { type Instant, instantToDate } from '@ribalta/domain/instant'
import { type RegistrationRequest, registrationRequestSchema } from '@ribalta/domain/schemas/request'
import { HttpsError } from 'firebase-functions/https'
import {
  type Backend,
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
} from '../../admin/backend.ts'
import { codeOf, GRPC } from '../shared/errorCodes.ts'
import { paths } from '../shared/paths.ts'
import { hashPayload, isSamePayload } from './payloadHash.ts'
import type { Registration } from './input.ts'
import { taken } from '../shared/refusals.ts'
import { undoRegistration } from './undo.ts'

/** The longest that a call of `createProfile` runs. */
export const MAX_CALL_MS = 300_000
/**
 * A registration that has not finished after this long is taken to be dead: twice what a call may run. The sweeper
 * comes every five minutes, so what a crash left is gone within fifteen.
 */
const ABANDONED_AFTER_MS = 2 * MAX_CALL_MS

export interface Hold {
  readonly state: 'reserved' | 'done'
  readonly uid: string
}

/** Contention that repeats as often as this is not contention. */
const ATTEMPTS = 6

/**
 * Takes the public name and the phone for a request, in one atomic write with the request's own record; or finds
 * what an earlier call with the same `requestId` and payload took or finished. Throws `already-exists` for a name
 * or phone that is taken, `failed-precondition` for a `requestId` that came with another payload.
 */
export async function reserve(backend: Backend, registration: Registration, now: Date): Promise<Hold> {
  const { db } = backend
  const requestRef = paths.request(db, registration.requestId)
  const sweepAfter = Timestamp.fromMillis(now.getTime() + ABANDONED_AFTER_MS)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const snapshot = await requestRef.get()
    const earlier = snapshot.exists ? registrationRequestSchema.parse(snapshot.data()) : undefined
    if (earlier?.state === 'undoing') {
      await undoRegistration(backend, registration.requestId, earlier.uid, now)
    } else if (earlier === undefined || earlier.state === 'undone') {
      const hold = await tryToTake(backend, registration, snapshot, earlier, sweepAfter)
      if (hold !== undefined) return hold
    } else {
      await requireSamePayload(registration, earlier)
      if (earlier.state === 'done') return { state: 'done', uid: earlier.uid }
      const hasTime = earlier.sweepAfter !== undefined && isLater(earlier.sweepAfter, now, MAX_CALL_MS)
      if (hasTime || (await keepUntil(requestRef, snapshot, sweepAfter))) {
        return { state: 'reserved', uid: earlier.uid }
      }
    }
  }
  throw new HttpsError('aborted', 'Este cadastro já está sendo feito. Aguarde um momento e tente novamente.')
}

/** `undefined` where another call was quicker with the same request, so that it has to be looked at again. */
async function tryToTake(
  { db }: Backend,
  registration: Registration,
  snapshot: DocumentSnapshot,
  earlier: RegistrationRequest | undefined,
  sweepAfter: Timestamp,
): Promise<Hold | undefined> {
  const { username, phone } = registration
  const usernameRef = paths.username(db, username)
  const phoneRef = paths.phone(db, phone)
  // Looked at first: refusing costs three reads then, and no write is tried. The request again with them: a parallel
  // call of it may have taken them since.
  const [request, heldUsername, heldPhone] = await db.getAll(snapshot.ref, usernameRef, phoneRef)
  if (request?.updateTime?.toMillis() !== snapshot.updateTime?.toMillis()) return undefined
  if (heldUsername?.exists === true) throw taken('artisticName')
  if (heldPhone?.exists === true) throw taken('phone')

  const uid = randomBytes(21).toString('base64url')
  const reserved: RegistrationRequest = {
    kind: 'registration',
    state: 'reserved',
    uid,
    username,
    phone,
    ...(await hashPayload(registration.fingerprint)),
    abandonedUids: earlier === undefined ? [] : [...earlier.abandonedUids, earlier.uid],
    sweepAfter,
  }
  const batch = db.batch().create(usernameRef, { uid }).create(phoneRef, { uid })
  if (snapshot.updateTime === undefined) batch.create(snapshot.ref, reserved)
  else batch.update(snapshot.ref, { ...reserved }, { lastUpdateTime: snapshot.updateTime })
  return (await wasWritten(() => batch.commit())) ? { state: 'reserved', uid } : undefined
}

function isLater(instant: Instant, now: Date, milliseconds: number): boolean {
  return instantToDate(instant).getTime() >= now.getTime() + milliseconds
}

async function requireSamePayload(registration: Registration, earlier: RegistrationRequest): Promise<void> {
  if (await isSamePayload(registration.fingerprint, earlier)) return
  throw new HttpsError('failed-precondition', 'Este pedido de cadastro já foi feito com outros dados.', {
    field: 'requestId',
  })
}

/** Puts the sweeper off while somebody works on the request again. */
function keepUntil(
  ref: DocumentReference,
  snapshot: DocumentSnapshot,
  sweepAfter: Timestamp,
): Promise<boolean> {
  const lastUpdateTime = snapshot.updateTime
  if (lastUpdateTime === undefined) return Promise.resolve(false)
  return wasWritten(() => ref.update({ sweepAfter }, { lastUpdateTime }))
}

const LOST_RACE: ReadonlySet<unknown> = new Set([
  GRPC.notFound,
  GRPC.alreadyExists,
  GRPC.failedPrecondition,
  GRPC.aborted,
])

async function wasWritten(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write()
    return true
  } catch (error) {
    if (LOST_RACE.has(codeOf(error))) return false
    throw error
  }
}
