import { contactMessageSchema, type ContactMessage } from '@ribalta/domain/schemas/contactMessage'
import {
  collection,
  deleteDoc,
  doc,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logError } from '../../lib/log.ts'

const PAGE = 20

export type ReceivedMessage = ContactMessage & { readonly id: string }

export interface MessageCursor {
  readonly id: string
  readonly at: ContactMessage['at']
}

export interface MessagePage {
  readonly messages: readonly ReceivedMessage[]
  readonly next: MessageCursor | undefined
}

/** What strangers wrote to the agency, newest first, a page at a time; for staff. */
export async function readMessages(after: MessageCursor | undefined): Promise<MessagePage> {
  const database = await firebaseFirestore()
  const { docs } = await getDocs(
    query(
      collection(database, 'contactMessages'),
      orderBy('at', 'desc'),
      orderBy(documentId(), 'desc'),
      ...(after === undefined
        ? []
        : [startAfter(new Timestamp(after.at.seconds, after.at.nanoseconds), after.id)]),
      limit(PAGE),
    ),
  )
  const messages = docs.flatMap((document): ReceivedMessage[] => {
    const parsed = contactMessageSchema.safeParse(document.data())
    if (parsed.success) return [{ ...parsed.data, id: document.id }]
    // One that cannot be read must not hide the others.
    logError(`The message ${document.id} could not be read`, parsed.error)
    return []
  })
  const last = messages.at(-1)
  return {
    messages,
    next: docs.length < PAGE || last === undefined ? undefined : { id: last.id, at: last.at },
  }
}

/** Deletes a message for good; directors only. */
export async function deleteMessage(id: string): Promise<void> {
  await deleteDoc(doc(await firebaseFirestore(), 'contactMessages', id))
}
