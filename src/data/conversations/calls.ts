import {
  type ReportMessageInput,
  type SendMessageInput,
  type SendMessageResult,
  sendMessageResultSchema,
  startConversationResultSchema,
} from '@ribalta/domain/schemas/conversations/conversation'
import { callFunction } from '../callables.ts'

/** Sends a message; each of these rejects with the SDK's `FunctionsError`. */
export async function sendMessage(input: SendMessageInput): Promise<SendMessageResult> {
  return sendMessageResultSchema.parse(await callFunction('sendMessage', input))
}

/** Opens a conversation with somebody, or comes into the one that an artist has with the agency; answers its id. */
export async function startConversation(uid: string): Promise<string> {
  const answer = await callFunction('startConversation', { uid })
  return startConversationResultSchema.parse(answer).conversationId
}

/** Takes somebody of staff out of an artist's conversation. */
export async function leaveConversation(conversationId: string): Promise<void> {
  await callFunction('leaveConversation', { conversationId })
}

/** Tells directors what is wrong with a message. */
export async function reportMessage(report: ReportMessageInput): Promise<void> {
  await callFunction('reportMessage', report)
}
