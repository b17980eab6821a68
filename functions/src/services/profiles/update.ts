import { isDirector, isStaff } from '@ribalta/domain/account/grants'
import { MESSAGES } from '@ribalta/domain/messages'
import { barOf } from '@ribalta/domain/account/separation'
import type { FeedItem } from '@ribalta/domain/schemas/feed/feed'
import { type Profile, profileSchema } from '@ribalta/domain/schemas/people/profile'
import type { UpdateProfileResult } from '@ribalta/domain/schemas/people/profileUpdate'
import { HttpsError } from 'firebase-functions/https'
import * as logger from 'firebase-functions/logger'
import {
  type Backend,
  type DocumentReference,
  FieldValue,
  Timestamp,
  type Transaction,
} from '../../admin/backend.ts'
import { grantsOf, readGrants } from '../account/grants.ts'
import { deleteTempMedia, requireOwnUploads } from '../media/claim.ts'
import { cleanUpMedia } from '../media/cleanup.ts'
import { moveMediaNow } from '../media/move.ts'
import { queueVideos, type VideoId } from '../media/videoRequests.ts'
import { type PreparedPrivateChanges, preparePrivateChanges } from '../privateDetails/changes.ts'
import { requireRecentSignIn, type SignedInCaller } from '../shared/caller.ts'
import { codeOf } from '../shared/errorCodes.ts'
import { paths } from '../shared/paths.ts'
import { requirePhone } from '../shared/phones.ts'
import { prepareTakeDown } from './publishedPage.ts'
import { changeRecord, type RecordFields } from './record.ts'
import { auditChange } from './updateAudit.ts'
import { type BirthDateChange, fieldsOffAir, prepareBirthDate } from './updateBirthDate.ts'
import { prepareIdentity } from './updateIdentity.ts'
import type { ProfileChanges } from './updateInput.ts'
import { changeMedia, claimAdded } from './updateMedia.ts'
import type { UpdateWork } from './updateWork.ts'
import { enqueue, queueAfter } from './validationQueue.ts'

/**
 * Changes a person's record for its owner or for staff, that of staff for directors; the published projection waits for validation. Throws
 * `permission-denied`, `not-found`, `failed-precondition` for a phone or Pix key without a recent sign-in, `aborted` for an `expectedVersion` that is not the present one, `already-exists`
 * for a name or phone that is taken, `invalid-argument` for files and orders that don't hold and for new phones that can't be called.
 */
export async function updateProfile(
  backend: Backend,
  changes: ProfileChanges,
  caller: SignedInCaller,
  now: Date,
): Promise<UpdateProfileResult> {
  const { db } = backend
  const { profileId, tempMediaIds } = changes
  await authorise(backend, caller, changes, (ref) => ref.get())
  const current = await readProfile(paths.profile(db, profileId), (ref) => ref.get())
  if (changes.isEmpty) return { success: true, message: MESSAGES.update.nothing }
  requireVersion(current, changes)
  if (changes.phone !== undefined) requirePhone(changes.phone, current.phone, 'phone')
  if (isSensitive(changes, current)) requireRecentSignIn(caller, now)

  await requireOwnUploads(backend, tempMediaIds, caller)
  const mediaRequestRef = paths.mediaRequest(db)
  const added = await claimAdded(backend, changes, current, mediaRequestRef, now)
  const { version, hasLeftovers, videos, moveRef } = await db.runTransaction((transaction) =>
    writeChanges(transaction, { db, changes, added, mediaRequestRef, caller, now }),
  )
  await tidyUp(async () => {
    await deleteTempMedia(backend.bucket, tempMediaIds)
    if (hasLeftovers) await cleanUpMedia(backend, mediaRequestRef, now)
  })
  await queueVideos(backend, videos)
  if (moveRef !== undefined) await moveMediaNow(backend, moveRef, now)
  return { success: true, message: 'Perfil atualizado.', version }
}

/** Throws `permission-denied`: before the long work, and in the transaction that writes, since either's grants may change meanwhile. */
async function authorise(
  { db }: Pick<Backend, 'db'>,
  caller: SignedInCaller,
  { profileId, privateDetails }: ProfileChanges,
  get: (ref: DocumentReference) => ReturnType<DocumentReference['get']>,
): Promise<void> {
  if (caller.uid === profileId) return
  const grants = await readGrants({ db }, caller, get)
  const subject = { uid: profileId, grants: grantsOf(await get(paths.profile(db, profileId))) }
  const bar = barOf({ uid: caller.uid, isDirector: isDirector({ grants }) }, subject)
  // Staff keep the record for somebody, but what is private is said by the person alone.
  if (!isStaff({ grants }) || bar !== undefined || privateDetails !== undefined)
    throw new HttpsError('permission-denied', 'Você não pode alterar este perfil.')
}

/** By the phone a person is reached, by the Pix key paid: an open session that somebody finds must not move them. */
function isSensitive({ phone, privateDetails }: ProfileChanges, profile: Profile): boolean {
  return (phone !== undefined && phone !== profile.phone) || privateDetails?.pay !== undefined
}

async function readProfile(
  ref: DocumentReference,
  get: (ref: DocumentReference) => ReturnType<DocumentReference['get']>,
): Promise<Profile> {
  const snapshot = await get(ref)
  if (!snapshot.exists) throw new HttpsError('not-found', 'Perfil não encontrado.')
  return profileSchema.parse(snapshot.data())
}

function requireVersion(profile: Profile, { expectedVersion }: ProfileChanges): void {
  if (expectedVersion === undefined || expectedVersion === profile.version) return
  throw new HttpsError(
    'aborted',
    'O perfil mudou desde que você o abriu. Recarregue para ver a versão atual.',
  )
}

interface Written {
  readonly version: number
  readonly hasLeftovers: boolean
  readonly videos: readonly VideoId[]
  /** The note by which the files of a page taken down move. */
  readonly moveRef: DocumentReference | undefined
}

/** All the concerns of a change at once: each is prepared with its reads, then written. */
async function writeChanges(transaction: Transaction, work: UpdateWork): Promise<Written> {
  const { db, changes, now } = work
  const { profileId: uid, facts, confirmLook, changesRecord } = changes
  const at = Timestamp.fromDate(now)
  const profileRef = paths.profile(db, uid)
  // All reads come before the first write, as transactions want it.
  await authorise({ db }, work.caller, changes, (ref) => transaction.get(ref))
  const profile = await readProfile(profileRef, (ref) => transaction.get(ref))
  requireVersion(profile, changes)
  const media = changeMedia(profile, work)
  const birthDate = await prepareBirthDate(transaction, profile, work)
  const identity = await prepareIdentity(transaction, profile, work)
  const details = await prepareDetails(transaction, birthDate, work)
  const takeDown =
    birthDate.kind === 'becomesMinor' || birthDate.kind === 'becomesAdult'
      ? await prepareTakeDown(transaction, db, uid, identity.username, now)
      : undefined

  details?.write()
  auditChange(transaction, profile, work, { birthDate, details })
  // A new guardian has to be spoken to before the next approval, and a director says whether a birth date was wrong.
  const waits = details?.changesGuardian === true || birthDate.kind === 'asked'
  const queued = waits ? enqueue(profile, at) : {}
  const unconfirmed = details?.changesGuardian === true ? { guardianConfirmedAt: FieldValue.delete() } : {}
  if (!changesRecord) {
    const fields = { ...queued, ...unconfirmed, ...registerOf(changes) }
    if (Object.keys(fields).length > 0) changeRecord(transaction, db, { uid, profile }, fields, now)
    return { version: profile.version, hasLeftovers: false, videos: [], moveRef: undefined }
  }

  const version = profile.version + 1
  identity.write()
  const videos = media.write(transaction)
  const moveRef = takeDown?.()
  const page = { ...facts, ...identity.fields, media: media.media }
  const fields = {
    ...withDeletions(facts),
    ...media.fields,
    ...birthDate.fields,
    ...identity.fields,
    ...(confirmLook ? { lookConfirmedAt: at } : {}),
    version,
    updatedAt: at,
    ...queued,
    ...unconfirmed,
    ...registerOf(changes),
    ...queueAfter(profile, page, at),
    ...(takeDown === undefined ? {} : fieldsOffAir(profile, at)),
  }
  changeRecord(transaction, db, { uid, profile }, fields, now)
  announce(transaction, profile, work, version)
  return { version, hasLeftovers: media.hasLeftovers, videos, moveRef }
}

async function prepareDetails(
  transaction: Transaction,
  { held }: BirthDateChange,
  { db, changes, now }: UpdateWork,
): Promise<PreparedPrivateChanges | undefined> {
  const { profileId: uid, privateDetails } = changes
  if (privateDetails === undefined) return undefined
  return preparePrivateChanges(transaction, { db, uid, birthDate: held, changes: privateDetails, now })
}

/** Staff read in their feed that somebody looks as before, and of a change of whoever has been validated once. */
function announce(
  transaction: Transaction,
  { status }: Profile,
  { db, changes, caller, now }: UpdateWork,
  version: number,
): void {
  const { profileId: uid, isLookAlone } = changes
  if (!isLookAlone && status !== 'published' && status !== 'changes_requested') return
  const kind = isLookAlone ? 'lookConfirmed' : 'profileChange'
  const item: FeedItem = {
    kind,
    subject: uid,
    actor: caller.uid,
    at: Timestamp.fromDate(now),
  }
  transaction.create(paths.feed(db, `${kind}_${uid}_${String(version)}`), item)
}

/** Whether there is a number of the professional register, where the change says so. */
function registerOf({ privateDetails }: ProfileChanges): RecordFields {
  if (privateDetails?.drt === undefined) return {}
  return { hasDrt: privateDetails.drt === null ? FieldValue.delete() : true }
}

function withDeletions(facts: ProfileChanges['facts']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, value === null ? FieldValue.delete() : value]),
  )
}

/** The change holds whatever becomes of the files: what is left is swept. */
async function tidyUp(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    logger.warn('Media files were left to the sweeper', { errorCode: codeOf(error) })
  }
}
