import { type Message, messageSchema } from '@ribalta/domain/schemas/conversations/conversation'
import {
  collection,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { logError } from '../../lib/log.ts'
import { snapshotPage } from '../snapshotPage.ts'

/** A message with its id. */
export interface MessageEntry extends Message {
  readonly id: string
}

/** How many messages are followed, and read at once on the way back. */
const PAGE = 30
/** How many are read at once of those that one word finds. */
const FOUND_PAGE = 20
/** How many stand before and after one that is shown in its place. */
const AROUND = 10

async function messagesOf(conversationId: string) {
  return collection(await firebaseFirestore(), `conversations/${conversationId}/messages`)
}

async function newestFirst(conversationId: string) {
  return query(await messagesOf(conversationId), orderBy('n', 'desc'), limit(PAGE))
}

/** As they were asked for: the newest first. */
function toEntries({ docs }: QuerySnapshot): MessageEntry[] {
  return docs.flatMap((stored) => {
    const parsed = messageSchema.safeParse(stored.data())
    if (parsed.success) return [{ ...parsed.data, id: stored.id }]
    logError('A message could not be read', parsed.error)
    return []
  })
}

/** In the order in which they were said. */
const toMessages = (found: QuerySnapshot): MessageEntry[] => toEntries(found).toReversed()

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

/** Where a page of messages goes on. */
export type MessageCursor = QueryDocumentSnapshot

/** A page of them from the newest on, which one token of their words finds where there is one (`searchTokenOf`). */
export async function readNewestFirst(
  conversationId: string,
  token: string | undefined,
  after: MessageCursor | undefined,
): Promise<Page<MessageEntry, MessageCursor>> {
  const which = token === undefined ? [] : [where('words', 'array-contains', token)]
  const ordered = query(await messagesOf(conversationId), ...which, orderBy('n', 'desc'))
  return snapshotPage(ordered, { after, size: token === undefined ? PAGE : FOUND_PAGE }, toEntries)
}

/** A message with those around it, in their order. */
export async function readAround(conversationId: string, n: number): Promise<readonly MessageEntry[]> {
  const around = [where('n', '>=', n - AROUND), where('n', '<=', n + AROUND)]
  return toMessages(await getDocsFromServer(query(await newestFirst(conversationId), ...around)))
}
