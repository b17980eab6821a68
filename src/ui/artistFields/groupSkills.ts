import { toSearchText } from '@ribalta/domain/identity'
import type { Skill } from '@ribalta/domain/schemas/catalogue/catalogue'

export interface SkillGroup {
  type: string
  skills: Skill[]
}

/** The skills whose name or kind has every word of the query, by kind, each kind in its order. */
export function groupSkills(skills: readonly Skill[], query: string): SkillGroup[] {
  const words = toSearchText(query)
    .split(' ')
    .filter((word) => word !== '')
  const groups = new Map<string, Skill[]>()
  for (const skill of skills) {
    const text = toSearchText(`${skill.descriptionPT} ${skill.type}`)
    if (!words.every((word) => text.includes(word))) continue
    groups.set(skill.type, [...(groups.get(skill.type) ?? []), skill])
  }
  return [...groups]
    .map(([type, members]) => ({ type, skills: members }))
    .toSorted((a, b) => a.type.localeCompare(b.type, 'pt-BR'))
}
