import { contactMessageSchema, type ContactMessage } from '@ribalta/domain/schemas/contactMessage'
import { mutationOptions } from '@tanstack/react-query'
import {
  collection,
  deleteDoc,
  doc,
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'
import { logError } from '../../lib/log.ts'

const PAGE = 20

export type ReceivedMessage = ContactMessage & { readonly id: string }

interface MessageCursor {
  readonly id: string
  readonly at: ContactMessage['at']
}

async function readMessages(after: MessageCursor | undefined): Promise<Page<ReceivedMessage, MessageCursor>> {
  const database = await firebaseFirestore()
  const { docs } = await getDocsFromServer(
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
    items: messages,
    next: docs.length < PAGE || last === undefined ? undefined : { id: last.id, at: last.at },
  }
}

/** What strangers wrote to the agency, newest first; for staff. */
export function messagesQuery() {
  return pagedQuery(['contactMessages'], readMessages)
}

async function removeMessage(id: string): Promise<void> {
  await deleteDoc(doc(await firebaseFirestore(), 'contactMessages', id))
}

/** Deletes a message for good; directors only. */
export function deleteMessage(remove: (id: string) => Promise<void> = removeMessage) {
  return mutationOptions({
    mutationFn: (id: string) => remove(id),
    onSuccess: (_nothing, _id, _result, { client }) =>
      client.invalidateQueries({ queryKey: messagesQuery().queryKey }),
    meta: { failure: 'The message was not deleted' },
  })
}
