import { isAboutSelf } from '@ribalta/domain/account/separation'
import { isInConversation } from '@ribalta/domain/conversations/conversation'
import {
  messageSchema,
  type MessageReport,
  type ReportMessageInput,
} from '@ribalta/domain/schemas/conversations/conversation'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp } from '../../admin/backend.ts'
import { queueReceived } from '../notices/received.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { invalid } from '../shared/refusals.ts'
import { conversationIn, speakerOf } from './onConversation.ts'

/**
 * Keeps for directors what somebody finds wrong with a message of another in their conversation, with what it said, once however often it is
 * sent. Throws `permission-denied` for whoever is not in the conversation, `not-found` for no message and `invalid-argument` for one's own.
 */
export function reportMessage(
  { db }: Pick<Backend, 'db'>,
  { requestId, conversationId, messageId, reason, message }: ReportMessageInput,
  caller: SignedInCaller,
  now: Date,
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const ref = paths.messageReport(db, requestId)
    const [known, storedConversation, storedMessage, own] = await transaction.getAll(
      ref,
      paths.conversation(db, conversationId),
      paths.message(db, conversationId, messageId),
      paths.profile(db, caller.uid),
    )
    const conversation = conversationIn(storedConversation)
    const speaker = speakerOf(own, caller)
    if (speaker === undefined || conversation === undefined || !isInConversation(conversation, speaker)) {
      throw new HttpsError('permission-denied', 'Você não está mais nesta conversa.')
    }
    if (known?.exists === true) return
    if (storedMessage?.exists !== true) throw new HttpsError('not-found', 'Mensagem não encontrada.')
    const { sender, text, attachments = [] } = messageSchema.parse(storedMessage.data())
    if (isAboutSelf(caller, sender))
      throw invalid('Escolha uma mensagem de outra pessoa.', { field: 'messageId' })
    const { artistId, names } = conversation
    const report: MessageReport = {
      conversationId,
      messageId,
      ...(artistId === undefined ? {} : { artistId }),
      sender,
      senderName: names[sender] ?? '',
      text,
      attachments: attachments.length,
      reportedBy: caller.uid,
      reporterName: speaker.profile.artisticName,
      reason,
      message,
      at: Timestamp.fromDate(now),
    }
    transaction.create(ref, report)
    queueReceived(transaction, db, now)
  })
}
