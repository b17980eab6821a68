import type { About, AboutId, Conversation } from '@ribalta/domain/schemas/conversations/conversation'
import { testRequestSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { participantSchema } from '@ribalta/domain/schemas/proposals/participant'
import { proposalSchema } from '@ribalta/domain/schemas/proposals/proposal'
import { isVisibleTo } from '@ribalta/domain/castings/mayApply'
import { type Casting, castingSchema } from '@ribalta/domain/schemas/castings/casting'
import { profileSchema } from '@ribalta/domain/schemas/people/profile'
import { HttpsError } from 'firebase-functions/https'
import type { Firestore, Transaction } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'

/**
 * Returns the subject of a message with its current title. Throws `failed-precondition` when it doesn't exist, or when the artist of the
 * conversation may not know of it: a draft, a casting to which they weren't invited, another artist's test.
 */
export async function aboutOf(
  transaction: Transaction,
  db: Firestore,
  about: AboutId,
  { artistId }: Pick<Conversation, 'artistId'>,
): Promise<About> {
  const title = await titleOf(transaction, db, about, artistId)
  if (title !== undefined) return { ...about, title }
  throw new HttpsError(
    'failed-precondition',
    artistId === undefined
      ? 'Isso de que a mensagem fala não existe mais.'
      : 'Isso de que a mensagem fala o artista não pode ver.',
  )
}

async function titleOf(
  transaction: Transaction,
  db: Firestore,
  { kind, id }: AboutId,
  artistId: string | undefined,
): Promise<string | undefined> {
  if (kind === 'casting') {
    const casting = castingSchema.safeParse((await transaction.get(paths.casting(db, id))).data())
    if (!casting.success) return undefined
    const isKnown =
      artistId === undefined || (await isCastingFor(transaction, db, { id, casting: casting.data, artistId }))
    return isKnown ? casting.data.title : undefined
  }
  if (kind === 'test') {
    const test = testRequestSchema.safeParse((await transaction.get(paths.testRequest(db, id))).data())
    if (!test.success || (artistId !== undefined && test.data.artistId !== artistId)) return undefined
    return test.data.title
  }
  if (artistId === undefined) {
    return proposalSchema.safeParse((await transaction.get(paths.proposal(db, id))).data()).data?.title
  }
  const part = await transaction.get(paths.participant(db, id, artistId))
  return participantSchema.safeParse(part.data()).data?.title
}

interface CastingOf {
  readonly id: string
  readonly casting: Casting
  readonly artistId: string
}

async function isCastingFor(
  transaction: Transaction,
  db: Firestore,
  { id, casting, artistId }: CastingOf,
): Promise<boolean> {
  if (casting.status === 'draft') return false
  const [stored, ...marks] = await transaction.getAll(
    paths.profile(db, artistId),
    paths.castingApplicant(db, id, artistId),
    paths.castingInvited(db, id, artistId),
  )
  const profile = profileSchema.safeParse(stored?.data())
  const isIn = marks.some(({ exists }) => exists)
  return profile.success && isVisibleTo(casting, { status: profile.data.status, isIn })
}
