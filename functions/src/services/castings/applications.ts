import { isMinor } from '@ribalta/domain/people/birthDate'
import {
  canChangeApplicationStatus,
  type ApplicationStatus,
} from '@ribalta/domain/castings/applicationStatus'
import { APPLY_HURDLES, mayBeInCasting, waitsForGuardian } from '@ribalta/domain/castings/mayApply'
import { isDirector, isStaff } from '@ribalta/domain/account/grants'
import { instantToDate } from '@ribalta/domain/instant'
import {
  AGENCY,
  type Application,
  type ApplyToCastingInput,
  applicationId,
  applicationSchema,
} from '@ribalta/domain/schemas/castings/application'
import { castingRoleSchema, castingSchema } from '@ribalta/domain/schemas/castings/casting'
import type { FeedItem } from '@ribalta/domain/schemas/feed/feed'
import { type Profile, profileSchema } from '@ribalta/domain/schemas/people/profile'
import type { ApplicationChange } from '@ribalta/domain/schemas/castings/stateChange'
import { isServable } from '@ribalta/domain/media/videoState'
import { HttpsError } from 'firebase-functions/https'
import { isDeepStrictEqual } from 'node:util'
import { type Backend, type DocumentSnapshot, Timestamp, type Transaction } from '../../admin/backend.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { readGrants } from '../account/grants.ts'
import { requireLiveSession } from '../account/liveSession.ts'
import { invalid, refusedState } from '../shared/refusals.ts'
import { tellAnswer } from './tellAnswer.ts'

type Database = Pick<Backend, 'db'>

/**
 * An artist's application for one role, with the mark that lets them go on seeing the casting and an item of the feed. The same one
 * again is there already. Throws `not-found` for a casting that is off air or has no such role,
 * `failed-precondition` after the deadline, for who has no profile to be seen and for minors until a director has confirmed their
 * guardian, `invalid-argument` for media that are
 * not theirs, `already-exists` for a second one, withdrawn or not.
 */
export async function applyToCasting(
  { db }: Database,
  input: ApplyToCastingInput,
  caller: SignedInCaller,
  now: Date,
): Promise<ApplicationStatus> {
  const { uid } = caller
  const { castingId, roleId, note, mediaIds } = input
  const ref = paths.application(db, castingId, applicationId(uid, roleId))
  return db.runTransaction(async (transaction) => {
    const [castingDoc, roleDoc, profileDoc, existing] = await transaction.getAll(
      paths.casting(db, castingId),
      paths.castingRole(db, castingId, roleId),
      paths.profile(db, uid),
      ref,
    )
    const profile = requireArtist(profileDoc, caller)
    if (existing?.exists === true) return statusOfRepeat(existing, input)
    requireConfirmedGuardian(profile, now)
    const casting = castingSchema.safeParse(castingDoc?.data())
    const role = castingRoleSchema.safeParse(roleDoc?.data())
    if (!casting.success || casting.data.status !== 'open' || !role.success) {
      throw new HttpsError('not-found', 'Este casting não recebe mais inscrições.')
    }
    if (instantToDate(casting.data.applyUntil) <= now) {
      throw new HttpsError('failed-precondition', 'O prazo de inscrição já passou.')
    }
    const own = new Set(profile.media.filter(isServable).map(({ id }) => id))
    if (!mediaIds.every((id) => own.has(id))) {
      throw invalid('Escolha fotos e vídeos do seu perfil.', { field: 'mediaIds' })
    }
    const at = Timestamp.fromDate(now)
    const application: Application = {
      castingId,
      artistId: uid,
      roleId,
      status: 'submitted',
      castingTitle: casting.data.title,
      roleTitle: role.data.title,
      note,
      mediaIds,
      history: [{ status: 'submitted', at, by: uid }],
      createdAt: at,
      updatedAt: at,
    }
    transaction.create(ref, application)
    transaction.set(paths.castingApplicant(db, castingId, uid), { artistId: uid, at })
    writeFeed(transaction, db, { kind: 'application', subject: uid, actor: uid, at, castingId }, roleId)
    return application.status
  })
}

function requireArtist(snapshot: DocumentSnapshot | undefined, caller: SignedInCaller): Profile {
  if (snapshot?.exists !== true) {
    throw new HttpsError('failed-precondition', 'Faça seu cadastro de artista para se inscrever.')
  }
  requireLiveSession(snapshot, caller)
  const profile = profileSchema.parse(snapshot.data())
  if (!mayBeInCasting(profile.status)) {
    throw new HttpsError('failed-precondition', 'Seu perfil precisa estar publicado ou em validação.')
  }
  return profile
}

function requireConfirmedGuardian(profile: Profile, now: Date): void {
  if (!waitsForGuardian(profile, now)) return
  throw new HttpsError('failed-precondition', APPLY_HURDLES.guardian)
}

function statusOfRepeat(
  existing: DocumentSnapshot,
  { note, mediaIds }: ApplyToCastingInput,
): ApplicationStatus {
  const { status, ...known } = applicationSchema.parse(existing.data())
  const isSame = known.note === note && isDeepStrictEqual(known.mediaIds, mediaIds)
  if (isSame && status === 'submitted') return status
  throw new HttpsError('already-exists', 'Você já se inscreveu para este personagem.')
}

/**
 * Takes an application along an arrow: staff across the board unless it is their own, the artist out of it. One that is there already stays. Throws
 * `permission-denied`, `not-found`, `failed-precondition`, also where a minor would be selected without the court's leave and where somebody
 * off air would go on.
 */
export async function changeApplicationState(
  { db }: Database,
  change: ApplicationChange,
  caller: SignedInCaller,
  now: Date,
): Promise<ApplicationStatus> {
  const { castingId, artistId, roleId, to, courtAuthorisation } = change
  const ref = paths.application(db, castingId, applicationId(artistId, roleId))
  return db.runTransaction(async (transaction) => {
    const grants = await readGrants({ db }, caller, (profile) => transaction.get(profile))
    const isOwn = caller.uid === artistId
    if (to === 'withdrawn' ? !isOwn : isOwn || !isStaff({ grants })) {
      throw new HttpsError('permission-denied', 'Você não pode mudar esta inscrição.')
    }
    const [snapshot, profileDoc] = await transaction.getAll(ref, paths.profile(db, artistId))
    if (snapshot?.exists !== true || profileDoc?.exists !== true) {
      throw new HttpsError('not-found', 'Inscrição não encontrada.')
    }
    const application = applicationSchema.parse(snapshot.data())
    if (application.status === to) return to
    if (!canChangeApplicationStatus(application.status, to)) throw refusedState()
    const at = Timestamp.fromDate(now)
    const { birthDate, registeredAsMinor, status } = profileSchema.parse(profileDoc.data())
    if (to !== 'withdrawn' && to !== 'declined' && (status === 'suspended' || status === 'archived')) {
      throw new HttpsError(
        'failed-precondition',
        'Este artista está fora do ar: só dá para encerrar a inscrição.',
      )
    }
    if (to === 'selected' && isMinor(birthDate, now) && courtAuthorisation === undefined) {
      throw new HttpsError('failed-precondition', 'Menor de 18 anos: informe o número do alvará judicial.', {
        field: 'courtAuthorisation',
      })
    }
    if (to === 'selected' && registeredAsMinor === true && !isDirector({ grants })) {
      throw new HttpsError(
        'failed-precondition',
        'Este cadastro foi feito como de menor: só a direção pode selecionar.',
      )
    }
    transaction.update(ref, {
      status: to,
      updatedAt: at,
      history: [...application.history, { status: to, at, by: isOwn ? caller.uid : AGENCY }],
      ...(to === 'selected' && courtAuthorisation !== undefined ? { courtAuthorisation } : {}),
    })
    if (to === 'selected' || to === 'declined') tellAnswer(transaction, db, ref, application, to, now)
    if (to === 'withdrawn') {
      const item = {
        kind: 'applicationWithdrawn',
        subject: artistId,
        actor: artistId,
        at,
        castingId,
      } as const
      writeFeed(transaction, db, item, roleId)
    } else {
      writeAudit(transaction, db, {
        kind: 'applicationState',
        actor: caller.uid,
        subject: artistId,
        at,
        detail: { castingId, roleId, before: application.status, after: to },
      })
    }
    return to
  })
}

function writeFeed(
  transaction: Transaction,
  db: Backend['db'],
  item: FeedItem & { readonly castingId: string },
  roleId: string,
): void {
  transaction.set(paths.feed(db, `${item.kind}_${item.castingId}_${item.subject}_${roleId}`), item)
}
