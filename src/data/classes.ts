import { defaultClassKey } from '@ribalta/domain/classKey'
import type { ArtistClass } from '@ribalta/domain/schemas/catalogue'
import { textField } from './fields.ts'
import { runPublicQuery } from './rest.ts'

export type NewClass = Omit<ArtistClass, 'id' | 'key'> & { key?: string }

function toClass(id: string, data: Readonly<Record<string, unknown>>): ArtistClass {
  return {
    id,
    key: textField(data, 'key'),
    nameEN: textField(data, 'nameEN'),
    namePT: textField(data, 'namePT'),
  }
}

/** All classes, in no particular order. */
export async function readClasses(): Promise<ArtistClass[]> {
  const documents = await runPublicQuery({ collection: 'classes' })
  return documents.map(({ id, data }) => toClass(id, data))
}

/** What is stored of a class; the key defaults to the Portuguese name (specification, section 3). */
function stored({ key, nameEN, namePT }: NewClass): Omit<ArtistClass, 'id'> {
  return { key: key === undefined || key === '' ? defaultClassKey(namePT) : key, nameEN, namePT }
}

async function sdk() {
  const [firestore, { firebaseFirestore }] = await Promise.all([
    import('firebase/firestore'),
    import('../firebase/firestore.ts'),
  ])
  return { ...firestore, database: await firebaseFirestore() }
}

export async function addClass(value: NewClass): Promise<ArtistClass> {
  const { collection, doc, setDoc, database } = await sdk()
  const target = doc(collection(database, 'classes'))
  const added = { id: target.id, ...stored(value) }
  await setDoc(target, added)
  return added
}

export async function updateClass(value: ArtistClass): Promise<ArtistClass> {
  const { doc, updateDoc, database } = await sdk()
  const data = stored(value)
  await updateDoc(doc(database, 'classes', value.id), data)
  return { id: value.id, ...data }
}

export async function deleteClass(id: string): Promise<void> {
  const { deleteDoc, doc, database } = await sdk()
  await deleteDoc(doc(database, 'classes', id))
}
