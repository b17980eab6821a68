import { isMinor } from '@ribalta/domain/birthDate'
import { isStaff } from '@ribalta/domain/grants'
import { MESSAGES } from '@ribalta/domain/messages'
import type { FeedItem } from '@ribalta/domain/schemas/feed'
import type { ProfileMedia } from '@ribalta/domain/schemas/media'
import { type Profile, profileSchema } from '@ribalta/domain/schemas/profile'
import type { UpdateProfileResult } from '@ribalta/domain/schemas/profileUpdate'
import type { MediaRequest } from '@ribalta/domain/schemas/request'
import { HttpsError } from 'firebase-functions/https'
import * as logger from 'firebase-functions/logger'
import {
  type Backend,
  type DocumentReference,
  FieldValue,
  Timestamp,
  type Transaction,
} from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { withoutUndefined } from '../shared/defined.ts'
import { codeOf } from '../shared/errorCodes.ts'
import { claimMedia, deleteTempMedia, mediaIdOf } from '../media/claim.ts'
import { cleanUpMedia } from '../media/cleanup.ts'
import { arrangeMedia } from '../media/order.ts'
import { paths } from '../shared/paths.ts'
import { readGrants } from '../accounts/grants.ts'
import { prepareTakeDown } from './publishedPage.ts'
import { preparePrivateChanges } from '../privateDetails/changes.ts'
import type { ProfileChanges } from './updateInput.ts'
import { invalid } from '../shared/refusals.ts'
import { movePhone, moveUsername } from './reservations.ts'
import { enqueue, queueAfter } from './validationQueue.ts'

/** Twice what a call may run, as for registrations. */
const CLEAN_UP_AFTER_MS = 10 * 60_000

/**
 * Changes a person's record for its owner or for staff; the published projection waits for validation. Throws
 * `permission-denied`, `not-found`, `aborted` for an `expectedVersion` that is not the present one, `already-exists`
 * for a name or phone that is taken, `invalid-argument` for files and orders that don't hold.
 */
export async function updateProfile(
  backend: Backend,
  changes: ProfileChanges,
  caller: SignedInCaller,
  now: Date,
): Promise<UpdateProfileResult> {
  const { db } = backend
  const { profileId, tempMediaIds } = changes
  await authorise(backend, caller, changes)
  const current = await readProfile(paths.profile(db, profileId), (ref) => ref.get())
  if (changes.isEmpty) return { success: true, message: MESSAGES.update.nothing }
  requireVersion(current, changes)

  const mediaRequestRef = paths.mediaRequest(db)
  const added = await claimAdded(backend, changes, current, mediaRequestRef, now)
  const { version, hasLeftovers } = await db.runTransaction((transaction) =>
    writeChanges(transaction, { db, changes, added, mediaRequestRef, caller: caller.uid, now }),
  )
  await tidyUp(async () => {
    await deleteTempMedia(backend.bucket, tempMediaIds)
    if (hasLeftovers) await cleanUpMedia(backend, mediaRequestRef, now)
  })
  return { success: true, message: 'Perfil atualizado.', version }
}

async function authorise(
  backend: Backend,
  caller: SignedInCaller,
  { profileId, privateDetails }: ProfileChanges,
): Promise<void> {
  if (caller.uid === profileId) return
  const grants = await readGrants(backend, caller)
  // Staff keep the record for somebody, but what is private is said by the person alone.
  if (!isStaff({ grants }) || privateDetails !== undefined)
    throw new HttpsError('permission-denied', 'Você não pode alterar este perfil.')
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

/**
 * Claims the uploads before the transaction, since it takes long; the record at `mediaRequestRef` comes first, so that the
 * sweeper finds what a crash or a refusal leaves. What a repeat finds in the profile is not claimed again.
 */
async function claimAdded(
  backend: Backend,
  changes: ProfileChanges,
  current: Profile,
  mediaRequestRef: DocumentReference,
  now: Date,
): Promise<ProfileMedia[]> {
  const { profileId: uid, tempMediaIds, mediaOrder } = changes
  const present = new Map(current.media.map((item) => [item.id, item]))
  const wanted = tempMediaIds.map((tempMediaId, index) => {
    const mediaId = mediaIdOf(`${uid}/${tempMediaId}`)
    return { uid, mediaId, tempMediaId, position: index + 1 }
  })
  const missing = wanted.filter(({ mediaId }) => !present.has(mediaId))
  // Too many are refused before the long work; the transaction looks again.
  arrangeMedia(current.media, { mediaOrder, added: missing.map(placeholderOf) })
  if (missing.length > 0) {
    const record: MediaRequest = {
      kind: 'media',
      uid,
      mediaIds: missing.map(({ mediaId }) => mediaId),
      sweepAfter: Timestamp.fromMillis(now.getTime() + CLEAN_UP_AFTER_MS),
    }
    await mediaRequestRef.create(record)
  }
  const added: ProfileMedia[] = []
  for (const claim of wanted) {
    added.push(present.get(claim.mediaId) ?? (await claimMedia(backend.bucket, claim)))
  }
  return added
}

/** Stands for an upload where only numbers and ids count. */
function placeholderOf({ mediaId }: { readonly mediaId: string }): ProfileMedia {
  return { id: mediaId, kind: 'video', base: '', extension: 'mp4', bytes: 1 }
}

interface Work {
  readonly db: Backend['db']
  readonly changes: ProfileChanges
  readonly added: readonly ProfileMedia[]
  readonly mediaRequestRef: DocumentReference
  readonly caller: string
  readonly now: Date
}

async function writeChanges(
  transaction: Transaction,
  { db, changes, added, mediaRequestRef, caller, now }: Work,
): Promise<{ readonly version: number; readonly hasLeftovers: boolean }> {
  const { profileId: uid, artisticName, phone, birthDate, mediaOrder, facts } = changes
  const at = Timestamp.fromDate(now)
  const profileRef = paths.profile(db, uid)
  // All reads come before the first write, as transactions want it.
  const profile = await readProfile(profileRef, (ref) => transaction.get(ref))
  requireVersion(profile, changes)
  const changesMedia = mediaOrder !== undefined || added.length > 0
  const media = changesMedia ? arrangeMedia(profile.media, { mediaOrder, added }) : profile.media
  const fields: Record<string, unknown> = {
    ...withDeletions(facts),
    version: profile.version + 1,
    updatedAt: at,
  }
  if (changesMedia) fields['media'] = media
  if (changes.confirmLook) fields['lookConfirmedAt'] = at
  if (birthDate !== undefined) {
    // A guardian who comes along is looked at with the private details.
    if (isMinor(birthDate, now) && changes.privateDetails?.guardian === undefined)
      await requireGuardian(transaction, paths.details(db, uid))
    fields['birthDate'] = new Timestamp(birthDate.seconds, birthDate.nanoseconds)
  }
  const username =
    artisticName === undefined ? undefined : await moveUsername(transaction, db, uid, profile, artisticName)
  const reservation = phone === undefined ? undefined : await movePhone(transaction, db, uid, profile, phone)
  const privateChanges =
    changes.privateDetails === undefined
      ? undefined
      : await preparePrivateChanges(transaction, {
          db,
          uid,
          birthDate: birthDate ?? profile.birthDate,
          changes: changes.privateDetails,
          now,
        })

  const becomesMinor = birthDate !== undefined && isMinor(birthDate, now) && !isMinor(profile.birthDate, now)
  const takeDown = becomesMinor
    ? await prepareTakeDown(transaction, db, uid, username?.held ?? profile.username)
    : undefined

  privateChanges?.write()
  // A new guardian has to be spoken to before the next approval.
  if (privateChanges?.changesGuardian === true) Object.assign(fields, enqueue(profile, at))
  if (!changes.changesRecord) {
    if ('queuedAt' in fields) transaction.update(profileRef, { queuedAt: fields['queuedAt'] })
    return { version: profile.version, hasLeftovers: false }
  }

  if (artisticName !== undefined && username !== undefined) {
    Object.assign(fields, { artisticName, username: username.held })
    username.write()
  }
  if (phone !== undefined && reservation !== undefined) {
    fields['phone'] = phone
    reservation.write()
  }
  const page = { ...facts, media, artisticName, username: username?.held }
  Object.assign(fields, queueAfter(profile, withoutUndefined(page), at))
  if (takeDown !== undefined) {
    Object.assign(fields, minorsFields(profile, at))
    takeDown()
  }
  transaction.update(profileRef, fields)
  const keptIds = new Set(media.map((item) => item.id))
  const removed = profile.media.map((item) => item.id).filter((id) => !keptIds.has(id))
  const sweepAfter = Timestamp.fromMillis(now.getTime() + CLEAN_UP_AFTER_MS)
  const record: MediaRequest = { kind: 'media', uid, mediaIds: removed, sweepAfter }
  if (removed.length > 0) transaction.set(mediaRequestRef, record)
  else if (added.length > 0) transaction.delete(mediaRequestRef)
  if (profile.status === 'published' || profile.status === 'changes_requested') {
    const item: FeedItem = { kind: 'profileChange', subject: uid, actor: caller, at }
    transaction.create(paths.feed(db, `profileChange_${uid}_${String(profile.version + 1)}`), item)
  }
  return { version: profile.version + 1, hasLeftovers: removed.length > 0 }
}

/** Minors are not public before a director has validated them, whatever they were taken for until now. */
function minorsFields(profile: Profile, at: Timestamp): Record<string, unknown> {
  return {
    ...enqueue(profile, at),
    publishedVersion: FieldValue.delete(),
    ...(profile.status === 'published' ? { status: 'changes_requested' } : {}),
  }
}

function withDeletions(facts: ProfileChanges['facts']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [key, value === null ? FieldValue.delete() : value]),
  )
}

async function requireGuardian(transaction: Transaction, detailsRef: DocumentReference): Promise<void> {
  const details = await transaction.get(detailsRef)
  if (details.get('guardian') !== undefined) return
  throw invalid('Menores de 18 anos precisam dos dados do responsável. Fale com a agência.', {
    field: 'birthDate',
  })
}

/** The change holds whatever becomes of the files: what is left is swept. */
async function tidyUp(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    logger.warn('Media files were left to the sweeper', { errorCode: codeOf(error) })
  }
}
