import { MAX_QUICK_REPLIES } from '@ribalta/domain/conversations/quickReply'
import {
  type QuickReply,
  type QuickReplyForm,
  quickReplySchema,
} from '@ribalta/domain/schemas/conversations/quickReply'
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logWarning } from '../../lib/log.ts'

export type ReplyEntry = QuickReply & { readonly id: string }

/** What the team says often, by title. */
export async function readQuickReplies(): Promise<ReplyEntry[]> {
  const all = collection(await firebaseFirestore(), 'quickReplies')
  const { docs } = await getDocsFromServer(query(all, orderBy('title'), limit(MAX_QUICK_REPLIES)))
  return docs
    .flatMap((stored) => {
      const read = quickReplySchema.safeParse(stored.data())
      if (read.success) return [{ ...read.data, id: stored.id }]
      logWarning('A quick reply was left out', read.error)
      return []
    })
    .toSorted((a, b) => a.title.localeCompare(b.title, 'pt-BR'))
}

/** Keeps a reply, under its id where it has one; resolves once the server has it. */
export async function keepQuickReply({
  id,
  title,
  text,
}: QuickReplyForm & { readonly id?: string | undefined }): Promise<void> {
  const all = collection(await firebaseFirestore(), 'quickReplies')
  const kept = { title, text, updatedAt: serverTimestamp() }
  if (id === undefined) await addDoc(all, kept)
  else await updateDoc(doc(all, id), kept)
}

export async function deleteQuickReply(id: string): Promise<void> {
  await deleteDoc(doc(await firebaseFirestore(), 'quickReplies', id))
}
