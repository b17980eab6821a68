import type { Skill } from '@ribalta/domain/schemas/catalogue'
import { textField } from '../rest/fields.ts'
import { runPublicQuery } from '../rest/rest.ts'

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
