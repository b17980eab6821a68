import {
  type Conversation,
  conversationSchema,
  type Message,
  messageSchema,
} from '@ribalta/domain/schemas/conversations/conversation'
import { searchTokens } from '@ribalta/domain/conversations/messageSearch'
import { Timestamp } from '../../functions/src/admin/backend.ts'

/** A conversation of these people as it is stored; of an artist with the agency where `artistId` says so. */
export function makeConversation(
  participants: readonly string[],
  changes: Partial<Conversation> = {},
): Conversation {
  return conversationSchema.parse({
    participants,
    names: Object.fromEntries(participants.map((uid) => [uid, `Nome de ${uid}`])),
    moves: [],
    n: 0,
    waits: false,
    createdAt: Timestamp.now(),
    ...changes,
  })
}

/** A message as it is stored. */
export function makeMessage(message: Omit<Message, 'at' | 'words'> & Partial<Pick<Message, 'at'>>): Message {
  return messageSchema.parse({ at: Timestamp.now(), words: searchTokens(message.text), ...message })
}
