import type { ApplicationStatus } from '@ribalta/domain/castings/applicationStatus'
import { APPLY_HURDLES, isOpenTo, mayBeInCasting, waitsForGuardian } from '@ribalta/domain/castings/mayApply'
import { orderAt } from '@ribalta/domain/listOrder'
import {
  type Application,
  type ApplyToCastingInput,
  applicationId,
  applicationSchema,
} from '@ribalta/domain/schemas/castings/application'
import type { Candidate } from '@ribalta/domain/schemas/castings/candidate'
import { castingRoleSchema, castingSchema } from '@ribalta/domain/schemas/castings/casting'
import { type Profile, profileSchema } from '@ribalta/domain/schemas/people/profile'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { isServable } from '@ribalta/domain/media/videoState'
import { HttpsError } from 'firebase-functions/https'
import { isDeepStrictEqual } from 'node:util'
import { type Backend, type DocumentSnapshot, Timestamp } from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { requireLiveSession } from '../account/liveSession.ts'
import { invalid } from '../shared/refusals.ts'
import { isApplyingOver } from './complete.ts'
import { writeFeed } from './feed.ts'

type Database = Pick<Backend, 'db'>

/**
 * An artist's application for one role and the candidate on the board, with the mark that lets them go on seeing the casting and an
 * item of the feed. The same one again is there already. Throws `not-found` for a casting that is off air, not shown to them or has no such role,
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
    const [castingDoc, roleDoc, profileDoc, existing, ...marks] = await transaction.getAll(
      paths.casting(db, castingId),
      paths.castingRole(db, castingId, roleId),
      paths.profile(db, uid),
      ref,
      paths.castingApplicant(db, castingId, uid),
      paths.castingInvited(db, castingId, uid),
    )
    const profile = requireArtist(profileDoc, caller)
    if (existing?.exists === true) return statusOfRepeat(existing, input)
    requireConfirmedGuardian(profile, now)
    const casting = castingSchema.safeParse(castingDoc?.data())
    const role = castingRoleSchema.safeParse(roleDoc?.data())
    const isIn = marks.some(({ exists }) => exists)
    if (!casting.success || !isOpenTo(casting.data, { status: profile.status, isIn }) || !role.success) {
      throw new HttpsError('not-found', 'Este casting não recebe mais inscrições.')
    }
    if (isApplyingOver(casting.data, now)) {
      throw new HttpsError('failed-precondition', 'O prazo de inscrição já passou.')
    }
    const media = chosenMedia(profile, mediaIds)
    if (media.length < mediaIds.length) {
      throw invalid('Escolha fotos e vídeos do seu perfil.', { field: 'mediaIds' })
    }
    const at = Timestamp.fromDate(now)
    const both = {
      castingId,
      artistId: uid,
      roleId,
      status: 'submitted',
      castingTitle: casting.data.title,
      roleTitle: role.data.title,
      note,
      createdAt: at,
      updatedAt: at,
    } as const
    const application: Application = { ...both, mediaIds, history: [{ status: 'submitted', at, by: uid }] }
    const candidate: Candidate = {
      ...both,
      order: orderAt(now.getTime()),
      media,
      memo: '',
      history: [{ status: 'submitted', at, by: uid }],
      movedBy: uid,
      followAt: null,
    }
    transaction.create(ref, application)
    transaction.create(paths.candidate(db, castingId, ref.id), candidate)
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

/** What the artist chose to show and may, in the order of their choice. */
export function chosenMedia({ media }: Pick<Profile, 'media'>, mediaIds: readonly string[]): ProfileMedia[] {
  const own = new Map(media.filter(isServable).map((item) => [item.id, item]))
  return mediaIds.flatMap((id) => own.get(id) ?? [])
}
