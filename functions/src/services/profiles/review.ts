import { isMinor } from '@ribalta/domain/people/birthDate'
import { isInForce } from '@ribalta/domain/account/consents'
import { isDirector, isStaff } from '@ribalta/domain/account/grants'
import { reviewNotice } from '@ribalta/domain/notices/ofActs'
import {
  isTakenDownByDirector,
  type ReviewDecision,
  statusAfterReview,
} from '@ribalta/domain/people/profileStatus'
import { reviewKind } from '@ribalta/domain/people/reviewQueue'
import { barOf } from '@ribalta/domain/account/separation'
import type { FEED_KINDS, FeedItem } from '@ribalta/domain/schemas/feed/feed'
import { type Profile, profileSchema, type REVIEW_OUTCOMES } from '@ribalta/domain/schemas/people/profile'
import type { ReviewProfileInput, ReviewProfileResult } from '@ribalta/domain/schemas/people/review'
import { HttpsError } from 'firebase-functions/https'
import {
  type Backend,
  type DocumentReference,
  FieldValue,
  Timestamp,
  type Transaction,
} from '../../admin/backend.ts'
import { writeArtistCounts } from './artistCounts.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { readLatestConsent } from '../consents/consents.ts'
import { moveMediaNow, writeMove } from '../media/move.ts'
import { queueNotice, toPerson } from '../notices/queue.ts'
import { paths } from '../shared/paths.ts'
import { readGrants } from '../account/grants.ts'
import { putUp, readAbandonedAddress } from './publishedPage.ts'
import { changeRecord, type RecordFields } from './record.ts'

interface Outcome {
  readonly outcome: (typeof REVIEW_OUTCOMES)[number]
  readonly feedKind: (typeof FEED_KINDS)[number]
}

const OUTCOMES: Readonly<Record<ReviewDecision, Outcome>> = {
  approve: { outcome: 'approved', feedKind: 'validated' },
  requestChanges: { outcome: 'changesRequested', feedKind: 'changesRequested' },
  reject: { outcome: 'rejected', feedKind: 'suspended' },
}

const CHANGE_REJECTED: Outcome = { outcome: 'changeRejected', feedKind: 'changeRejected' }

const BAR_WORDS = {
  self: 'Ninguém valida o próprio perfil: peça a outra pessoa da direção.',
  team: 'Só a direção valida perfis de quem é da equipe.',
} as const

/**
 * Records the staff's answer to a profile in the queue, all in one transaction: the state, the note for the artist, the public
 * page, the address that the page had before a renaming, the notice, the feed and the audit log. An approval puts the present
 * version up, a minor's only when the guardian wants it. A rejected change leaves the published version up; taking a page down
 * is an act of its own (`changeProfileState`).
 * Throws `permission-denied`, also for one's own and to an agent for one of staff's, `not-found`, `aborted` where the profile
 * changed or somebody else answered meanwhile,
 * `failed-precondition` for a minor without the guardian's consent and for a state that no review leads out of.
 */
export async function reviewProfile(
  backend: Pick<Backend, 'db' | 'bucket'>,
  input: ReviewProfileInput,
  caller: SignedInCaller,
  now: Date,
): Promise<ReviewProfileResult> {
  const { status, moveRef } = await decide(backend, input, caller, now)
  if (moveRef !== undefined) await moveMediaNow(backend, moveRef, now)
  return { status }
}

async function decide(
  { db }: Pick<Backend, 'db'>,
  input: ReviewProfileInput,
  caller: SignedInCaller,
  now: Date,
): Promise<ReviewProfileResult & { readonly moveRef: DocumentReference | undefined }> {
  const { profileId: uid, decision } = input
  const profileRef = paths.profile(db, uid)
  const artistRef = paths.artist(db, uid)
  return db.runTransaction(async (transaction) => {
    const grants = await readGrants({ db }, caller, (ref) => transaction.get(ref))
    if (!isStaff({ grants })) throw new HttpsError('permission-denied', 'Só a equipe pode validar perfis.')
    const [storedProfile, storedArtist] = await transaction.getAll(profileRef, artistRef)
    if (storedProfile?.exists !== true || storedArtist === undefined) {
      throw new HttpsError('not-found', 'Perfil não encontrado.')
    }
    const profile = profileSchema.parse(storedProfile.data())
    const bar = barOf(
      { uid: caller.uid, isDirector: isDirector({ grants }) },
      { uid, grants: profile.grants },
    )
    if (bar !== undefined) throw new HttpsError('permission-denied', BAR_WORDS[bar])
    requirePresent(profile, input)
    const isByDirector = isDirector({ grants })
    if (isTakenDownByDirector(profile) && !isByDirector) {
      throw refused('A direção tirou este perfil do ar: só ela decide sobre ele.')
    }
    const status = statusAfterReview(profile, decision)
    if (status === undefined) throw refused('Este perfil não pode receber essa resposta.')
    if (decision === 'approve') {
      requireSettledBirthDate(profile, isByDirector)
      if (isMinor(profile.birthDate, now)) {
        await requireGuardian(transaction, db, { uid, isByDirector, input })
      }
    }
    const isChild = isMinor(profile.birthDate, now)
    const isShown =
      decision === 'approve' &&
      (!isChild || isInForce(await readLatestConsent(transaction, db, uid, 'publicPage')))
    const kind = reviewKind(profile)
    const isChangeRejected = decision === 'reject' && kind === 'change'
    const leavesPage = decision === 'requestChanges' || isChangeRejected
    const page = { uid, snapshot: storedArtist, held: profile.username }
    const abandonedAddress = leavesPage ? undefined : await readAbandonedAddress(transaction, db, page)

    const at = Timestamp.fromDate(now)
    const { outcome, feedKind } = isChangeRejected ? CHANGE_REJECTED : OUTCOMES[decision]
    const fields = {
      status,
      review: { decision: outcome, note: input.note ?? '', at },
      queuedAt: FieldValue.delete(),
      ...(decision === 'approve' ? fieldsAfterApproval(profile) : {}),
      ...(status === 'suspended' && isByDirector ? { takenDownByDirector: true } : {}),
      ...(decision === 'approve' && isChild ? { guardianConfirmedAt: at } : {}),
    }
    changeRecord(transaction, db, { uid, profile }, fields, now)
    if (isShown) putUp(transaction, db, storedArtist, profile, now)
    let moveRef: DocumentReference | undefined
    if (!leavesPage && !isShown) {
      transaction.delete(artistRef)
      writeArtistCounts(transaction, db, storedArtist, undefined)
      if (storedArtist.exists) moveRef = writeMove(transaction, db, uid, now)
    }
    if (abandonedAddress !== undefined) transaction.delete(abandonedAddress)
    const item: FeedItem = { kind: feedKind, subject: uid, actor: caller.uid, at }
    transaction.set(paths.feed(db, `${feedKind}_${uid}_${String(profile.version)}`), item)
    const telling = {
      id: `review_${uid}`,
      notice: reviewNotice({ decision, kind, note: input.note ?? '', isOnAir: isShown }),
      receiver: toPerson(uid),
    }
    queueNotice(transaction, db, telling, now)
    writeAudit(transaction, db, {
      kind: 'review',
      actor: caller.uid,
      subject: uid,
      at,
      detail: { decision, version: profile.version, before: profile.status, after: status },
    })
    return { status, moveRef }
  })
}

function requirePresent(profile: Profile, { version }: ReviewProfileInput): void {
  if (profile.version !== version) {
    throw new HttpsError(
      'aborted',
      'O perfil mudou desde que você o abriu. Recarregue para ver a versão atual.',
    )
  }
  if (profile.queuedAt === undefined) {
    throw new HttpsError('aborted', 'Este perfil já foi respondido por outra pessoa da equipe.')
  }
}

/** Whether somebody is an adult is for directors to say. */
function requireSettledBirthDate(
  { askedBirthDate, registeredAsMinor }: Profile,
  isByDirector: boolean,
): void {
  if (askedBirthDate !== undefined) {
    throw refused('Responda primeiro ao pedido de mudança da data de nascimento.')
  }
  if (registeredAsMinor === true && !isByDirector) {
    throw refused('Este cadastro foi feito como de menor: só a direção pode aprovar.')
  }
}

interface MinorsReview {
  readonly uid: string
  readonly isByDirector: boolean
  readonly input: ReviewProfileInput
}

/** A minor is published by a director alone, who says that the guardian confirmed what the ledger says. */
async function requireGuardian(
  transaction: Transaction,
  db: Backend['db'],
  { uid, isByDirector, input }: MinorsReview,
): Promise<void> {
  if (!isByDirector) throw refused('O perfil de menores de 18 anos só pode ser aprovado pela direção.')
  const consent = await readLatestConsent(transaction, db, uid, 'guardian')
  if (!isInForce(consent)) throw refused('Falta o consentimento do responsável por este menor.')
  if (input.guardianConfirmed !== true) throw refused('Confirme os dados com o responsável antes de aprovar.')
}

function fieldsAfterApproval({ version }: Profile): RecordFields {
  return {
    publishedVersion: version,
    lastPublicVersion: FieldValue.delete(),
    takenDownByDirector: FieldValue.delete(),
  }
}

function refused(message: string): HttpsError {
  return new HttpsError('failed-precondition', message)
}
