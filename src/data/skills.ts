import type { Skill } from '@ribalta/domain/schemas/catalogue'
import { textField } from './fields.ts'
import { runPublicQuery } from './rest.ts'

/** A skill to add; with an id it is stored under that id. */
export type NewSkill = Omit<Skill, 'id'> & { id?: string }

/** All skills, in no particular order. */
export async function readSkills(): Promise<Skill[]> {
  const documents = await runPublicQuery({ collection: 'skills' })
  return documents.map(({ id, data }) => ({
    id,
    type: textField(data, 'type'),
    descriptionPT: textField(data, 'descriptionPT'),
    descriptionEN: textField(data, 'descriptionEN'),
    descriptionES: textField(data, 'descriptionES'),
  }))
}

function stored({ type, descriptionPT, descriptionEN, descriptionES }: NewSkill): Omit<Skill, 'id'> {
  return { type, descriptionPT, descriptionEN, descriptionES }
}

async function sdk() {
  const [firestore, { firebaseFirestore }] = await Promise.all([
    import('firebase/firestore'),
    import('../firebase/firestore.ts'),
  ])
  return { ...firestore, database: await firebaseFirestore() }
}

export async function addSkill(value: NewSkill): Promise<Skill> {
  const { collection, doc, setDoc, database } = await sdk()
  const skills = collection(database, 'skills')
  const target = value.id === undefined || value.id === '' ? doc(skills) : doc(skills, value.id)
  const added = { id: target.id, ...stored(value) }
  await setDoc(target, added)
  return added
}

export async function updateSkill(value: Skill): Promise<Skill> {
  const { doc, updateDoc, database } = await sdk()
  const data = stored(value)
  await updateDoc(doc(database, 'skills', value.id), data)
  return { id: value.id, ...data }
}

export async function deleteSkill(id: string): Promise<void> {
  const { deleteDoc, doc, database } = await sdk()
  await deleteDoc(doc(database, 'skills', id))
}
