import { GENDER_LABELS, SKILL_LEVEL_LABELS } from '@ribalta/domain/people/facts'
import type { ArtistClass, Skill } from '@ribalta/domain/schemas/catalogue/catalogue'
import type { PublicRole } from '../../data/castings/roles.ts'
import { formatPlayingAge } from '../../lib/formats/formatFacts.ts'
import { formatList } from '../../lib/formats/formatList.ts'
import { formatPay } from '../../lib/formats/formatMoney.ts'
import { formatUsage } from '../../lib/formats/formatUsage.ts'
import type { Fact } from './castingFacts.ts'

/** What is looked for and offered in one role; classes and skills by name, as far as the catalogue is there. */
export function factsOfRole(
  role: PublicRole,
  catalogue: { readonly classes: readonly ArtistClass[]; readonly skills: readonly Skill[] },
): Fact[] {
  const classes = role.classes.flatMap((id) => catalogue.classes.find((each) => each.id === id)?.namePT ?? [])
  const skills = role.skills.flatMap(({ id, level }) => {
    const skill = catalogue.skills.find((each) => each.id === id)
    return skill === undefined ? [] : [`${skill.descriptionPT} (${SKILL_LEVEL_LABELS[level].toLowerCase()})`]
  })
  const usage = formatUsage(role.usage)
  const facts: (Fact | false)[] = [
    { label: 'Cachê', value: formatPay(role.payCents) },
    { label: 'Vagas', value: String(role.quantity) },
    role.playingAge !== undefined && {
      label: 'Idade cênica',
      value: formatPlayingAge(role.playingAge),
    },
    role.gender !== undefined && { label: 'Gênero', value: GENDER_LABELS[role.gender] },
    classes.length > 0 && { label: 'Classe', value: formatList(classes) },
    skills.length > 0 && { label: 'Habilidades', value: formatList(skills) },
    usage !== '' && { label: 'Uso da imagem', value: usage, isLong: true },
  ]
  return facts.filter((fact) => fact !== false)
}
