import type { About, AboutId, Conversation } from '@ribalta/domain/schemas/conversations/conversation'
import { castingSchema } from '@ribalta/domain/schemas/castings/casting'
import { testRequestSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { participantSchema } from '@ribalta/domain/schemas/proposals/participant'
import { proposalSchema } from '@ribalta/domain/schemas/proposals/proposal'
import { HttpsError } from 'firebase-functions/https'
import type { Firestore, Transaction } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'

/**
 * What a message is about, by the name that it has now. Throws `failed-precondition` for what is not there, or what the artist of the
 * conversation is not to know of: a draft, the test of another.
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
    if (!casting.success || (artistId !== undefined && casting.data.status === 'draft')) return undefined
    return casting.data.title
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
