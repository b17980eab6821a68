import { refuseVideos, VISITOR_LIMITS } from '@ribalta/domain/media/media'
import { MESSAGES } from '@ribalta/domain/messages'
import { nameSkeleton } from '@ribalta/domain/people/personName'
import type { FeedItem } from '@ribalta/domain/schemas/feed/feed'
import type { InvitationLink } from '@ribalta/domain/schemas/people/invitationLink'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import type { PrivateDetails } from '@ribalta/domain/schemas/people/privateDetails'
import { type Profile, profileSchema } from '@ribalta/domain/schemas/people/profile'
import { registrationRequestSchema } from '@ribalta/domain/schemas/request'
import * as logger from 'firebase-functions/logger'
import { HttpsError } from 'firebase-functions/https'
import {
  type Backend,
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from '../../admin/backend.ts'
import { accountByEmail, deleteSignIn, isLeftAccount } from '../account/leftAccounts.ts'
import { consentLine } from '../consents/consents.ts'
import { codeOf } from '../shared/errorCodes.ts'
import { openedBy } from '../invitations/open.ts'
import { claimMedia, deleteTempMedia, mediaIdOf } from '../media/claim.ts'
import { queueVideos, requestVideos, type VideoId } from '../media/videoRequests.ts'
import { createRecord } from '../profiles/record.ts'
import { paths } from '../shared/paths.ts'
import { invalid, taken } from '../shared/refusals.ts'
import type { Registration } from './input.ts'
import { reserve } from './requests.ts'
import { KEPT_DONE_MS, STRAGGLERS_MS, undoRegistration } from './undo.ts'

/** What `register` has just finished when it calls its checkpoint. */
export const REGISTRATION_STEPS = ['reserved', 'account', 'photo', 'media', 'written', 'cleaned'] as const
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number]

export interface RegistrationPorts {
  readonly backend: Backend
  readonly now: () => Date
  /** Awaited after each step; a test stops here for ever to see what a killed process leaves. */
  readonly checkpoint: (step: RegistrationStep) => Promise<void>
}

/**
 * Registers a person, all or nothing (docs/data.md, "Functions"): takes the name and the phone, makes the account,
 * claims the media, writes the records in one transaction that also marks the request done, deletes the temporary
 * files. Answers the uid; the same request again answers the same uid. What fails on the way is undone at once, what
 * a crash leaves is taken up by a repeat or undone by the sweeper.
 */
export async function register(registration: Registration, ports: RegistrationPorts): Promise<string> {
  const { backend, now, checkpoint } = ports
  const { state, uid } = await reserve(backend, registration, now())
  if (state === 'done') return uid
  let videos: readonly VideoId[]
  try {
    await checkpoint('reserved')
    await ensureAccount(ports, registration, uid)
    await checkpoint('account')
    const media = await claimAll(ports, registration, uid)
    await checkpoint('media')
    videos = await writeRecords(backend, registration, { uid, media, now: now() })
  } catch (error) {
    // A parallel call of the same request may have finished it, or the answer to our own last write was lost.
    if (await undoAfter(error, ports, registration.requestId, uid)) throw error
    return uid
  }
  await checkpoint('written')
  await forgetUploads(backend, registration.tempMediaIds)
  await queueVideos(backend, videos)
  await checkpoint('cleaned')
  return uid
}

async function undoAfter(
  cause: unknown,
  { backend, now }: RegistrationPorts,
  requestId: string,
  uid: string,
): Promise<boolean> {
  try {
    return await undoRegistration(backend, requestId, uid, now())
  } catch (error) {
    logger.warn('A registration was left to the sweeper', { cause: codeOf(cause), errorCode: codeOf(error) })
    return true
  }
}

/**
 * Makes the account. One that stands for nobody gives way, once: where another is there again, somebody else is registering
 * with the address.
 */
async function ensureAccount(
  { backend, now }: RegistrationPorts,
  registration: Registration,
  uid: string,
): Promise<void> {
  if (await tryToMakeAccount(backend, registration, uid)) return
  const holder = await accountByEmail(backend, registration.email)
  if (holder?.uid === uid) return
  if (holder !== undefined) {
    if (!(await isLeftAccount(backend, holder, now()))) throw taken('email')
    await deleteSignIn(backend, holder.uid)
  }
  if (!(await tryToMakeAccount(backend, registration, uid))) throw taken('email')
}

/** Answers `false` where an account has the e-mail. */
async function tryToMakeAccount(
  { auth }: Backend,
  { email, password }: Registration,
  uid: string,
): Promise<boolean> {
  try {
    await auth.createUser({ uid, email, password })
  } catch (error) {
    const code = codeOf(error)
    if (code === 'auth/email-already-exists') return false
    if (code === 'auth/invalid-email') throw invalid(MESSAGES.login.invalidEmail, { field: 'email' })
    if (code === 'auth/invalid-password') throw invalid('Senha inválida.', { field: 'password' })
    // Made by an earlier call of this request, whose end we don't know: uids are never used for another request.
    if (code !== 'auth/uid-already-exists') throw error
  }
  return true
}

async function claimAll(
  { backend, checkpoint }: RegistrationPorts,
  { requestId, tempMediaIds }: Registration,
  uid: string,
): Promise<ProfileMedia[]> {
  const media: ProfileMedia[] = []
  // One after the other: each may hold a picture of fifty million pixels.
  for (const [index, tempMediaId] of tempMediaIds.entries()) {
    const mediaId = mediaIdOf(`${requestId}/${String(index)}`)
    media.push(await claimMedia(backend.bucket, { uid, mediaId, tempMediaId, position: index + 1 }))
    requireVisitorsMedia(media)
    await checkpoint('photo')
  }
  return media
}

/** What nobody may send before there is a profile, whatever tickets it came by. */
function requireVisitorsMedia(media: readonly ProfileMedia[]): void {
  const newest = media.at(-1)
  const videos = media.filter(({ kind }) => kind === 'video')
  const isTooLarge = newest?.kind === 'video' && newest.bytes > VISITOR_LIMITS.videoMegabytes * 1024 * 1024
  const refusal = isTooLarge
    ? `O arquivo ${String(media.length)} passa de ${String(VISITOR_LIMITS.videoMegabytes)} MB.`
    : refuseVideos(videos.length, VISITOR_LIMITS)
  if (refusal !== undefined) throw invalid(refusal, { field: 'tempMediaIds', position: media.length })
}

interface Made {
  readonly uid: string
  readonly media: ProfileMedia[]
  readonly now: Date
}

async function writeRecords(
  { db }: Backend,
  registration: Registration,
  made: Made,
): Promise<readonly VideoId[]> {
  const { uid } = made
  const at = Timestamp.fromDate(made.now)
  const requestRef = paths.request(db, registration.requestId)
  const profile = profileOf(registration, made, at)
  const details: PrivateDetails =
    registration.guardian === undefined ? {} : { guardian: registration.guardian }
  const feed: FeedItem = { kind: 'registration', subject: uid, actor: uid, at }
  return db.runTransaction(async (transaction) => {
    const request = registrationRequestSchema.safeParse((await transaction.get(requestRef)).data())
    if (!request.success || request.data.uid !== uid) throw interrupted()
    if (request.data.state === 'done') return []
    if (request.data.state !== 'reserved') throw interrupted()
    const invited = await readInvitation(transaction, db, registration.invitation)
    createRecord(transaction, db, { uid, profile }, made.now)
    transaction.create(paths.details(db, uid), details)
    for (const kind of registration.consents) {
      const consent = consentLine(uid, kind, at)
      transaction.create(paths.consent(db, uid, kind, consent.version), consent)
    }
    if (invited !== undefined) transaction.delete(invited)
    transaction.create(paths.feed(db, `registration_${uid}`), feed)
    transaction.update(requestRef, {
      state: 'done',
      sweepAfter: sweepOfDone(request.data.abandonedUids, made.now),
    })
    return requestVideos(transaction, { db }, made)
  })
}

/** The invitation that a registration came by, where its link is right: it has done its work. */
async function readInvitation(
  transaction: Transaction,
  db: Firestore,
  link: InvitationLink | undefined,
): Promise<DocumentReference | undefined> {
  if (link === undefined) return undefined
  const ref = paths.invitation(db, link.id)
  return openedBy(await transaction.get(ref), link) === undefined ? undefined : ref
}

function sweepOfDone(abandonedUids: readonly string[], now: Date): Timestamp {
  return Timestamp.fromMillis(now.getTime() + (abandonedUids.length === 0 ? KEPT_DONE_MS : STRAGGLERS_MS))
}

function profileOf(registration: Registration, { media }: Made, at: Timestamp): Profile {
  const { email, artisticName, username, phone, tempMediaIds, birthDate, facts } = registration
  return profileSchema.parse({
    classes: [],
    skills: [],
    ...facts,
    email,
    artisticName,
    username,
    nameSkeleton: nameSkeleton(artisticName),
    tempMediaIds: [...tempMediaIds],
    birthDate: new Timestamp(birthDate.seconds, birthDate.nanoseconds),
    phone,
    grants: [],
    status: 'pending',
    version: 1,
    queuedAt: at,
    media,
    lookConfirmedAt: at,
    createdAt: at,
    updatedAt: at,
  })
}

function interrupted(): HttpsError {
  return new HttpsError('aborted', 'O cadastro foi interrompido. Tente novamente.')
}

/** What is not deleted now is swept after a day: the registration holds either way. */
async function forgetUploads({ bucket }: Backend, tempMediaIds: readonly string[]): Promise<void> {
  try {
    await deleteTempMedia(bucket, tempMediaIds)
  } catch (error) {
    logger.warn('Uploads were left to the sweeper', { errorCode: codeOf(error) })
  }
}
