import { type Message, messageSchema } from '@ribalta/domain/schemas/conversations/conversation'
import {
  collection,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  type QuerySnapshot,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logError } from '../../lib/log.ts'

/** A message with its id. */
export interface MessageEntry extends Message {
  readonly id: string
}

/** How many messages are followed, and read at once on the way back. */
const PAGE = 30

async function newestFirst(conversationId: string) {
  const all = collection(await firebaseFirestore(), `conversations/${conversationId}/messages`)
  return query(all, orderBy('n', 'desc'), limit(PAGE))
}

/** In the order in which they were said. */
function toMessages({ docs }: QuerySnapshot): MessageEntry[] {
  return docs
    .flatMap((stored) => {
      const parsed = messageSchema.safeParse(stored.data())
      if (parsed.success) return [{ ...parsed.data, id: stored.id }]
      logError('A message could not be read', parsed.error)
      return []
    })
    .toReversed()
}

/** The last messages of a conversation, live. Resolves to how to stop. */
export async function watchNewest(
  conversationId: string,
  onValue: (messages: readonly MessageEntry[]) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  return onSnapshot(
    await newestFirst(conversationId),
    (found) => {
      onValue(toMessages(found))
    },
    onError,
  )
}

/** Those before a number, from the server. */
export async function readBefore(conversationId: string, n: number): Promise<readonly MessageEntry[]> {
  return toMessages(await getDocsFromServer(query(await newestFirst(conversationId), where('n', '<', n))))
}
