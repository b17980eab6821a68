import { unreadIn } from '@ribalta/domain/conversations/conversation'
import { type Inbox, inboxSchema } from '@ribalta/domain/schemas/conversations/conversation'
import { doc, FieldPath, onSnapshot, updateDoc } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { onForget } from '../../lib/keptStorage.ts'
import { logWarning } from '../../lib/log.ts'
import { createStore } from '../../lib/store.ts'

interface OwnInbox {
  readonly reader: string
  readonly inbox: Inbox
}

/** What the person signed in has not read, as the navigation follows it; `undefined` until it is known. */
export const ownInbox = createStore<OwnInbox | undefined>(undefined)
onForget(() => {
  ownInbox.set(undefined)
})

/** Follows somebody's inbox into {@link ownInbox}. Resolves to how to stop. */
export async function watchInbox(
  reader: string,
  onValue: (inbox: Inbox) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  return onSnapshot(
    doc(await firebaseFirestore(), 'inboxes', reader),
    (stored) => {
      const inbox = inboxSchema.parse(stored.data() ?? {})
      ownInbox.set({ reader, inbox })
      onValue(inbox)
    },
    onError,
  )
}

/** Somebody has read a conversation up to a message, as far as they had not before. What is not marked stays news, which is no harm. */
export async function markRead(reader: string, conversationId: string, n: number): Promise<void> {
  const known = ownInbox.current()
  if (known?.reader !== reader || unreadIn(known.inbox, conversationId) === 0) return
  if (n <= (known.inbox.read[conversationId] ?? 0)) return
  try {
    const ref = doc(await firebaseFirestore(), 'inboxes', reader)
    await updateDoc(ref, new FieldPath('read', conversationId), n, 'touched', conversationId)
  } catch (error) {
    logWarning('What was read was not marked', error)
  }
}
