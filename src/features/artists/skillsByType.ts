import type { Skill } from '@ribalta/domain/schemas/catalogue/catalogue'

const byName = (a: string, b: string): number => a.localeCompare(b, 'pt-BR')

/** The skills by type, both in alphabetical order whatever order the catalogue is in. */
export function skillsByType(skills: readonly Skill[]): [type: string, skills: readonly Skill[]][] {
  return [...Map.groupBy(skills, (skill) => skill.type)]
    .toSorted(([a], [b]) => byName(a, b))
    .map(([type, group]) => [type, group.toSorted((a, b) => byName(a.descriptionPT, b.descriptionPT))])
}
