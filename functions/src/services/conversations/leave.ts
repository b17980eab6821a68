import { isInConversation, MAX_MOVES } from '@ribalta/domain/conversations/conversation'
import type { Conversation, LeaveConversationInput } from '@ribalta/domain/schemas/conversations/conversation'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, FieldValue, Timestamp } from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { conversationIn, speakerOf } from './onConversation.ts'

/**
 * Takes somebody of staff out of an artist's conversation with the agency, which it says; whoever is out already stays out. Throws
 * `permission-denied` for anybody else, and `failed-precondition` for a conversation among staff, which is of its two for good.
 */
export function leaveConversation(
  { db }: Pick<Backend, 'db'>,
  { conversationId }: LeaveConversationInput,
  caller: SignedInCaller,
  now: Date,
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const ref = paths.conversation(db, conversationId)
    const [stored, own] = await transaction.getAll(ref, paths.profile(db, caller.uid))
    const conversation = conversationIn(stored)
    const speaker = speakerOf(own, caller)
    if (speaker?.isStaff !== true || conversation === undefined || conversation.artistId === caller.uid) {
      throw new HttpsError('permission-denied', 'Só a equipe sai de conversas com artistas.')
    }
    const { artistId, participants, moves, n } = conversation
    if (!isInConversation(conversation, speaker)) return
    if (artistId === undefined) {
      throw new HttpsError('failed-precondition', 'Da conversa entre duas pessoas da equipe ninguém sai.')
    }
    const move = { kind: 'left' as const, uid: caller.uid, n, at: Timestamp.fromDate(now) }
    const next: Conversation = {
      ...conversation,
      participants: participants.filter((uid) => uid !== caller.uid),
      moves: [...moves, move].slice(-MAX_MOVES),
    }
    transaction.set(ref, next)
    // It counts for them no more.
    const gone = { [conversationId]: FieldValue.delete() }
    transaction.set(paths.inbox(db, caller.uid), { last: gone, read: gone }, { merge: true })
  })
}
