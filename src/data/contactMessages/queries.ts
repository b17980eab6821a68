import {
  contactMessageSchema,
  type ContactMessage,
  type DeleteReceivedInput,
} from '@ribalta/domain/schemas/contactMessage'
import { mutationOptions } from '@tanstack/react-query'
import { collection, orderBy, query, type QueryDocumentSnapshot, where } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { logError } from '../../lib/log.ts'
import { callFunction } from '../callables.ts'
import { pagedQuery } from '../pagedQuery.ts'
import { snapshotPage } from '../snapshotPage.ts'

const PAGE = 20
const KEY = 'contactMessages'

export type ReceivedMessage = ContactMessage & { readonly id: string }

async function readMessages(
  reader: string,
  after: QueryDocumentSnapshot | undefined,
): Promise<Page<ReceivedMessage, QueryDocumentSnapshot>> {
  const messages = collection(await firebaseFirestore(), KEY)
  const others = query(messages, where('about', '!=', reader), orderBy('at', 'desc'))
  return snapshotPage(others, { after, size: PAGE }, ({ docs }) =>
    docs.flatMap((document): ReceivedMessage[] => {
      const parsed = contactMessageSchema.safeParse(document.data())
      if (parsed.success) return [{ ...parsed.data, id: document.id }]
      // One that cannot be read must not hide the others.
      logError('A message was left out', parsed.error)
      return []
    }),
  )
}

/** Messages from outside the agency, newest first, for staff. Leaves out those about the reader. */
export function messagesQuery(reader: string) {
  return pagedQuery([KEY, reader], (after: QueryDocumentSnapshot | undefined) => readMessages(reader, after))
}

/** Deletes a message or a report; see the command. */
export async function deleteReceived(input: DeleteReceivedInput): Promise<void> {
  await callFunction('deleteReceived', input)
}

/** Deletes a message for good; directors only. */
export function deleteMessage(remove: (input: DeleteReceivedInput) => Promise<void> = deleteReceived) {
  return mutationOptions({
    mutationFn: (id: string) => remove({ from: KEY, id }),
    onSuccess: (_nothing, _id, _result, { client }) => client.invalidateQueries({ queryKey: [KEY] }),
    meta: { failure: 'The message was not deleted' },
  })
}
