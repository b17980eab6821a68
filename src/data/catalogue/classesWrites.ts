import { defaultClassKey } from '@ribalta/domain/classKey'
import type { ArtistClass } from '@ribalta/domain/schemas/catalogue'
import { collection, deleteDoc, doc, setDoc, updateDoc } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import type { NewClass } from './classes.ts'

/** What is stored of a class; the key defaults to the Portuguese name (specification, section 3). */
function stored({ key, nameEN, namePT }: NewClass): Omit<ArtistClass, 'id'> {
  return { key: key === undefined || key === '' ? defaultClassKey(namePT) : key, nameEN, namePT }
}

export async function addClass(value: NewClass): Promise<ArtistClass> {
  const database = await firebaseFirestore()
  const target = doc(collection(database, 'classes'))
  const added = { id: target.id, ...stored(value) }
  await setDoc(target, added)
  return added
}

export async function updateClass(value: ArtistClass): Promise<ArtistClass> {
  const database = await firebaseFirestore()
  const data = stored(value)
  await updateDoc(doc(database, 'classes', value.id), data)
  return { id: value.id, ...data }
}

export async function deleteClass(id: string): Promise<void> {
  const database = await firebaseFirestore()
  await deleteDoc(doc(database, 'classes', id))
}
