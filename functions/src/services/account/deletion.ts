import { isDirector } from '@ribalta/domain/account/grants'
import { type DeletionRequest, deletionRequestSchema } from '@ribalta/domain/schemas/request'
import {
  type Backend,
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
  type UpdateData,
} from '../../admin/backend.ts'
import { writeArtistCounts } from '../profiles/artistCounts.ts'
import { deleteRecord } from '../profiles/record.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { codeOf, GRPC } from '../shared/errorCodes.ts'
import { requireAnotherDirector } from './grantsChange.ts'
import { deleteTempMedia } from '../media/claim.ts'
import { deleteFilesOf } from '../personalData/folders.ts'
import { paths } from '../shared/paths.ts'
import {
  cursorOf,
  type Erasure,
  pageOf,
  PERSONAL_PLACES,
  type PersonalPlace,
} from '../personalData/places.ts'
import { grantsOf, liveGrantsOf } from './grants.ts'
import { deleteSignIn } from './leftAccounts.ts'
import { requireLiveSession } from './liveSession.ts'
import { eraseByline } from '../posts/byline.ts'
import { countsOf } from '../shared/rateLimit.ts'

/** How long a call has before the sweeper takes the rest upon itself. */
const SWEEP_AFTER_MS = 10 * 60_000
const PAGE = 200

/** What has just been finished at a checkpoint: a fixed step, or a place of the one list. */
export const DELETION_STEPS: readonly string[] = [
  'decided',
  'account',
  'files',
  ...PERSONAL_PLACES.map(stepOf),
  'byline',
  'counts',
  'finished',
]

function stepOf({ path, field }: PersonalPlace): string {
  return field === undefined ? path : `${path} by ${field}`
}

export interface DeletionPorts {
  readonly backend: Backend
  readonly now: () => Date
  /** Awaited after each step; a test stops here for ever to see what a killed process leaves. */
  readonly checkpoint: (step: string) => Promise<void>
}

/**
 * Deletes a person and everything there is of them; what remains is a line in the audit log that names nobody. It is
 * decided in the transaction that removes the record and the public page, from which on nobody can act as or upon the
 * person; a crash after that is finished by a repeat or by the sweeper. Throws `failed-precondition` for the last
 * director, `permission-denied` for a sign-in that was ended. A repeat after the end does nothing.
 */
export async function deleteAccount(
  caller: Pick<SignedInCaller, 'uid' | 'authTime'>,
  ports: DeletionPorts,
): Promise<void> {
  const decision = await decide(caller.uid, ports, async (transaction, profile) => {
    requireLiveSession(profile, caller)
    if (isDirector({ grants: liveGrantsOf(profile) })) {
      await requireAnotherDirector(transaction, ports.backend.db, profile)
    }
  })
  if (decision === 'nobody') return
  await ports.checkpoint('decided')
  await finishDeletion(caller.uid, ports)
}

/**
 * The same for somebody whose account was deleted past the product. Does nothing where there still is an account, or where
 * the deletion has been decided: who decided it finishes it.
 */
export async function deleteLeftovers(uid: string, ports: DeletionPorts): Promise<void> {
  if (await accountExists(ports.backend, uid)) return
  if ((await decide(uid, ports, () => Promise.resolve())) === 'decided') await finishDeletion(uid, ports)
}

/** Whether it was decided now or before; there may be nobody to delete. */
type Decision = 'decided' | 'known' | 'nobody'

async function decide(
  uid: string,
  { backend, now }: DeletionPorts,
  requireLeave: (transaction: Transaction, profile: DocumentSnapshot) => Promise<void>,
): Promise<Decision> {
  const { db } = backend
  const requestRef = paths.deletionRequest(db, uid)
  return db.runTransaction(async (transaction) => {
    const [request, profile, artist] = await transaction.getAll(
      requestRef,
      paths.profile(db, uid),
      paths.artist(db, uid),
    )
    if (request?.exists === true) return 'known'
    // Asked for here, at each attempt: another call may have finished the deletion since the one before.
    if (profile === undefined || (!profile.exists && !(await accountExists(backend, uid)))) return 'nobody'
    await requireLeave(transaction, profile)
    const byline = await bylineOf(transaction, db, profile)
    const record: DeletionRequest = {
      kind: 'deletion',
      uid,
      tempMediaIds: tempMediaIdsOf(profile),
      ...(byline === undefined ? {} : { byline }),
      sweepAfter: Timestamp.fromMillis(now().getTime() + SWEEP_AFTER_MS),
    }
    transaction.create(requestRef, record)
    transaction.delete(paths.artist(db, uid))
    writeArtistCounts(transaction, db, artist, undefined)
    deleteRecord(transaction, db, profile)
    return 'decided'
  })
}

function tempMediaIdsOf(profile: DocumentSnapshot): string[] {
  const ids: unknown = profile.get('tempMediaIds')
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

/**
 * The name that this person may have signed posts with. Only who is or was of staff did: an artist who takes the same name
 * must not be able to take it off the blog by leaving.
 */
async function bylineOf(
  transaction: Transaction,
  db: Backend['db'],
  profile: DocumentSnapshot,
): Promise<string | undefined> {
  const name: unknown = profile.get('artisticName')
  if (typeof name !== 'string' || name === '') return undefined
  if (isDirector({ grants: grantsOf(profile) })) return name
  const granted = db.collection('auditLog').where('subject', '==', profile.id).where('kind', '==', 'grants')
  return (await transaction.get(granted.limit(1))).empty ? undefined : name
}

/** Takes up a deletion that has been decided, wherever it stopped. Every step can be repeated. */
export async function finishDeletion(
  uid: string,
  { backend, now, checkpoint }: DeletionPorts,
): Promise<void> {
  const { db, bucket } = backend
  const requestRef = paths.deletionRequest(db, uid)
  const snapshot = await requestRef.get()
  if (!snapshot.exists) return
  const { tempMediaIds, byline } = deletionRequestSchema.parse(snapshot.data())

  await deleteSignIn(backend, uid)
  await checkpoint('account')
  await deleteFilesOf(bucket, uid)
  await deleteTempMedia(bucket, tempMediaIds)
  await checkpoint('files')
  for (const place of PERSONAL_PLACES) {
    await erasePlace(backend, place, uid, now())
    await checkpoint(stepOf(place))
  }
  if (byline !== undefined) await eraseByline(db, byline)
  await checkpoint('byline')
  await Promise.all(countsOf(backend, uid, now()).map((count) => count.delete()))
  await checkpoint('counts')
  await db.runTransaction(async (transaction) => {
    const request = await transaction.get(requestRef)
    if (!request.exists) return
    writeAudit(transaction, db, { kind: 'deletion', actor: 'deleted', at: Timestamp.fromDate(now()) })
    transaction.delete(requestRef)
  })
  await checkpoint('finished')
}

async function accountExists({ auth }: Backend, uid: string): Promise<boolean> {
  try {
    await auth.getUser(uid)
    return true
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return false
    throw error
  }
}

async function erasePlace({ db }: Backend, place: PersonalPlace, uid: string, now: Date): Promise<void> {
  let after: string | undefined
  for (;;) {
    const { docs } = await pageOf(db, place, uid, { after, size: PAGE }).get()
    await Promise.all(docs.map((document) => eraseDocument(document, place, uid, now)))
    const last = docs.at(-1)
    if (last === undefined || docs.length < PAGE) return
    after = cursorOf(place, last)
  }
}

async function eraseDocument(
  document: DocumentSnapshot,
  place: PersonalPlace,
  uid: string,
  now: Date,
): Promise<void> {
  const { erase, eraseBeside } = place
  for (const [ref, erasure] of eraseBeside?.(document, uid) ?? []) await change(ref, erasure)
  await change(document.ref, erase(document, now, uid))
}

async function change(ref: DocumentReference, erasure: Erasure): Promise<void> {
  if (erasure === 'keep') return
  try {
    if (erasure === 'delete') await ref.delete()
    else await ref.update(erasure as UpdateData<Record<string, unknown>>)
  } catch (error) {
    // Another run of the same deletion was here first.
    if (codeOf(error) !== GRPC.notFound) throw error
  }
}
