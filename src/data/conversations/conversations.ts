import { type Conversation, conversationSchema } from '@ribalta/domain/schemas/conversations/conversation'
import {
  collection,
  doc,
  type DocumentSnapshot,
  limit,
  onSnapshot,
  orderBy,
  query,
  type QueryConstraint,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logError } from '../../lib/log.ts'

/** A conversation with its id. */
export interface ConversationEntry extends Conversation {
  readonly id: string
}

/** How many are listed at first, and how many more each time; the rules allow no more than fifty. */
export const LISTED = 20
export const MAX_LISTED = 50

function toEntry(stored: DocumentSnapshot): ConversationEntry | undefined {
  const parsed = conversationSchema.safeParse(stored.data())
  if (parsed.success) return { ...parsed.data, id: stored.id }
  logError('A conversation could not be read', parsed.error)
  return undefined
}

async function watchList(
  which: QueryConstraint,
  most: number,
  onValue: (entries: readonly ConversationEntry[]) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  const all = collection(await firebaseFirestore(), 'conversations')
  return onSnapshot(
    query(all, which, orderBy('last.at', 'desc'), limit(most)),
    ({ docs }) => {
      onValue(docs.flatMap((stored) => toEntry(stored) ?? []))
    },
    onError,
  )
}

/** The conversations that somebody of staff is in and in which something was said, live, the newest first. Resolves to how to stop. */
export function watchOwn(
  uid: string,
  most: number,
  onValue: (entries: readonly ConversationEntry[]) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  return watchList(where('participants', 'array-contains', uid), most, onValue, onError)
}

/** The same of all artists who wait for an answer of the agency, for staff, whoever is in them. */
export function watchWaiting(
  most: number,
  onValue: (entries: readonly ConversationEntry[]) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  return watchList(where('waits', '==', true), most, onValue, onError)
}

/** One conversation, live; undefined where there is none. Resolves to how to stop. */
export async function watchConversation(
  id: string,
  onValue: (entry: ConversationEntry | undefined) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  return onSnapshot(
    doc(await firebaseFirestore(), 'conversations', id),
    { includeMetadataChanges: true },
    (stored) => {
      if (stored.exists()) onValue(toEntry(stored))
      // What the device does not know yet, the server may have.
      else if (!stored.metadata.fromCache) onValue(undefined)
    },
    onError,
  )
}
