import { isMinor } from '@ribalta/domain/people/birthDate'
import { isInForce } from '@ribalta/domain/account/consents'
import { isDirector } from '@ribalta/domain/account/grants'
import { stateNotice } from '@ribalta/domain/notices/ofActs'
import { AFTER_ACT, canAct, type ProfileAct } from '@ribalta/domain/people/profileStatus'
import type { FeedItem } from '@ribalta/domain/schemas/feed/feed'
import { type Profile, profileSchema } from '@ribalta/domain/schemas/people/profile'
import type { ActOutcome, ActResults } from '@ribalta/domain/schemas/actOutcome'
import type { ChangeProfileStateInput } from '@ribalta/domain/schemas/people/profileState'
import { barOf } from '@ribalta/domain/account/separation'
import { HttpsError } from 'firebase-functions/https'
import {
  type Backend,
  type DocumentReference,
  FieldValue,
  Timestamp,
  type Transaction,
} from '../../admin/backend.ts'
import { readGrants } from '../account/grants.ts'
import { readLatestConsent } from '../consents/consents.ts'
import { moveMediaNow } from '../media/move.ts'
import { queueNotice, toPerson } from '../notices/queue.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { eachPerson } from '../shared/eachPerson.ts'
import { paths } from '../shared/paths.ts'
import { prepareTakeDown, putUp, takenDownVersions } from './publishedPage.ts'
import { changeRecord, type RecordFields } from './record.ts'

type Work = Pick<Backend, 'db' | 'bucket'>
interface Act extends Pick<ChangeProfileStateInput, 'act' | 'reason'> {
  readonly caller: SignedInCaller
  readonly now: Date
}

/**
 * Directors take people down or put them up again: of each everything at once (the state, the reason for the artist, the
 * public page, its counts, the feed, the audit log), and of each how it ended. Repeating it changes nothing more. Throws
 * `permission-denied` for anybody but directors; people already answered then stay so.
 */
export async function changeProfileState(
  backend: Work,
  { profileIds, act, reason }: ChangeProfileStateInput,
  caller: SignedInCaller,
  now: Date,
): Promise<ActResults> {
  return eachPerson(profileIds, async (uid) => {
    const { outcome, moveRef } = await backend.db.runTransaction((transaction) =>
      decide(transaction, backend.db, uid, { act, reason, caller, now }),
    )
    if (moveRef !== undefined) await moveMediaNow(backend, moveRef, now)
    return outcome
  })
}

interface Decided {
  readonly outcome: ActOutcome
  /** The note by which the files of a page taken down move. */
  readonly moveRef?: DocumentReference | undefined
}

async function decide(transaction: Transaction, db: Backend['db'], uid: string, work: Act): Promise<Decided> {
  const { act, reason, caller, now } = work
  const grants = await readGrants({ db }, caller, (ref) => transaction.get(ref))
  if (!isDirector({ grants })) {
    throw new HttpsError('permission-denied', 'Só a direção suspende, arquiva e publica de novo.')
  }
  const [snapshot, untold] = await transaction.getAll(paths.profile(db, uid), paths.outbox(db, noticeId(uid)))
  if (snapshot?.exists !== true) return { outcome: 'gone' }
  const profile = profileSchema.parse(snapshot.data())
  if (barOf({ uid: caller.uid, isDirector: true }, { uid, grants: profile.grants }) !== undefined) {
    return { outcome: 'self' }
  }
  if (!canAct(profile, act)) return { outcome: profile.status === AFTER_ACT[act] ? 'already' : 'state' }
  const isUntold = untold?.exists === true
  const change: Change = { uid, profile, act, caller, now, note: reason, isUntold }
  return act === 'republish' ? republish(transaction, db, change) : takeDown(transaction, db, change)
}

interface Change {
  readonly uid: string
  readonly profile: Profile
  readonly act: ProfileAct
  readonly caller: SignedInCaller
  readonly now: Date
  /** What the artist reads. */
  readonly note: string
  /** Whether the artist has not been told of the act before, which this one may take back. */
  readonly isUntold: boolean
}

/** One for each person: what is taken back before it was told is not told at all. */
function noticeId(uid: string): string {
  return `state_${uid}`
}

async function takeDown(transaction: Transaction, db: Backend['db'], change: Change): Promise<Decided> {
  const { uid, profile, now } = change
  const down = await prepareTakeDown(transaction, db, uid, profile.username, now)
  write(transaction, db, change, {
    queuedAt: FieldValue.delete(),
    takenDownByDirector: true,
    ...takenDownVersions(profile),
  })
  return { outcome: 'done', moveRef: down() }
}

async function republish(transaction: Transaction, db: Backend['db'], change: Change): Promise<Decided> {
  const { uid, profile, now } = change
  if (profile.lastPublicVersion === undefined) return { outcome: 'neverPublished' }
  const at = Timestamp.fromDate(now)
  const isChild = isMinor(profile.birthDate, now)
  if (isChild) {
    const isAgreed = isInForce(await readLatestConsent(transaction, db, uid, 'guardian'))
    if (!isAgreed || profile.guardianConfirmedAt === undefined) return { outcome: 'guardian' }
  }
  // What nobody has validated goes the way of every change.
  if (profile.lastPublicVersion !== profile.version || profile.askedBirthDate !== undefined) {
    changeRecord(transaction, db, { uid, profile }, { queuedAt: profile.queuedAt ?? at }, now)
    return { outcome: 'queued' }
  }
  const isShown = !isChild || isInForce(await readLatestConsent(transaction, db, uid, 'publicPage'))
  const page = await transaction.get(paths.artist(db, uid))
  write(transaction, db, change, {
    queuedAt: FieldValue.delete(),
    takenDownByDirector: FieldValue.delete(),
    publishedVersion: profile.version,
    lastPublicVersion: FieldValue.delete(),
  })
  if (isShown) putUp(transaction, db, page, profile, now)
  return { outcome: 'done' }
}

const SAID = {
  suspend: 'suspended',
  archive: 'archived',
  republish: 'republished',
} as const satisfies Readonly<
  Record<ProfileAct, FeedItem['kind'] & NonNullable<Profile['review']>['decision']>
>

/** The state with what goes with it wherever it is read. */
function write(
  transaction: Transaction,
  db: Backend['db'],
  { uid, profile, act, caller, now, note, isUntold }: Change,
  fields: RecordFields,
): void {
  const at = Timestamp.fromDate(now)
  const after = AFTER_ACT[act]
  const review = { decision: SAID[act], note, at }
  changeRecord(transaction, db, { uid, profile }, { status: after, review, ...fields }, now)
  const item: FeedItem = { kind: SAID[act], subject: uid, actor: caller.uid, at }
  transaction.set(paths.feed(db, `${item.kind}_${uid}_${String(now.getTime())}`), item)
  if (act === 'republish' && isUntold) transaction.delete(paths.outbox(db, noticeId(uid)))
  else {
    const telling = { id: noticeId(uid), notice: stateNotice(act, note), receiver: toPerson(uid) }
    queueNotice(transaction, db, telling, now)
  }
  const detail = { act, before: profile.status, after }
  writeAudit(transaction, db, { kind: 'profileState', actor: caller.uid, subject: uid, at, detail })
}
