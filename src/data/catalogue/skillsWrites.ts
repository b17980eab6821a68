import type { Skill } from '@ribalta/domain/schemas/catalogue'
import { collection, deleteDoc, doc, setDoc, updateDoc } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import type { NewSkill } from './skills.ts'

function stored({ type, descriptionPT, descriptionEN, descriptionES }: NewSkill): Omit<Skill, 'id'> {
  return { type, descriptionPT, descriptionEN, descriptionES }
}

export async function addSkill(value: NewSkill): Promise<Skill> {
  const database = await firebaseFirestore()
  const skills = collection(database, 'skills')
  const target = value.id === undefined || value.id === '' ? doc(skills) : doc(skills, value.id)
  const added = { id: target.id, ...stored(value) }
  await setDoc(target, added)
  return added
}

export async function updateSkill(value: Skill): Promise<Skill> {
  const database = await firebaseFirestore()
  const data = stored(value)
  await updateDoc(doc(database, 'skills', value.id), data)
  return { id: value.id, ...data }
}

export async function deleteSkill(id: string): Promise<void> {
  const database = await firebaseFirestore()
  await deleteDoc(doc(database, 'skills', id))
}
