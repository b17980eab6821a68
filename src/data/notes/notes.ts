import { type ProfileNote, profileNoteSchema } from '@ribalta/domain/schemas/people/profileNote'
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logWarning } from '../../lib/log.ts'

export interface NoteEntry {
  readonly id: string
  readonly note: ProfileNote
}

/** Follows what the team noted about somebody, the newest first. */
export async function watchNotes(
  uid: string,
  most: number,
  onValue: (notes: NoteEntry[]) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  const all = collection(await firebaseFirestore(), `profiles/${uid}/notes`)
  return onSnapshot(
    query(all, orderBy('at', 'desc'), limit(most)),
    ({ docs }) => {
      onValue(
        docs.flatMap((stored) => {
          const read = profileNoteSchema.safeParse(stored.data({ serverTimestamps: 'estimate' }))
          if (read.success) return [{ id: stored.id, note: read.data }]
          logWarning('A note was left out', read.error)
          return []
        }),
      )
    },
    onError,
  )
}

export async function addNote(uid: string, author: string, text: string): Promise<void> {
  const notes = collection(await firebaseFirestore(), `profiles/${uid}/notes`)
  await addDoc(notes, { author, text, at: serverTimestamp() })
}

export async function changeNote(uid: string, id: string, text: string): Promise<void> {
  const note = doc(await firebaseFirestore(), `profiles/${uid}/notes`, id)
  await updateDoc(note, { text, updatedAt: serverTimestamp() })
}

export async function deleteNote(uid: string, id: string): Promise<void> {
  await deleteDoc(doc(await firebaseFirestore(), `profiles/${uid}/notes`, id))
}
