import type { NamedClass } from '@ribalta/domain/catalogue/classForms'
import { FACTS } from '@ribalta/domain/people/factTable'
import { SKILL_LEVEL_LABELS } from '@ribalta/domain/people/facts'
import { PROFILE_STATUS_LABELS } from '@ribalta/domain/people/profileStatus'
import {
  type FilterKey,
  isYesNo,
  type RosterFilter,
  SEARCHED_FACTS,
  type SearchedFact,
  type YesNoFilter,
} from '@ribalta/domain/roster/filter'
import { isRangeFact, type Range, type RangeFact } from '@ribalta/domain/roster/steps'
import { formatOption } from '../formats/factTexts.ts'
import { formatHeight, formatPlayingAge } from '../formats/formatFacts.ts'
import { FILTER_KEYS } from './rosterParams.ts'

/** What classes and skills are called. */
export interface CatalogueNames {
  readonly classes: readonly NamedClass[]
  readonly skills: readonly { readonly id: string; readonly descriptionPT: string }[]
}

/** One thing that is asked, which can be taken away by itself. */
export interface FilterPart {
  /** Tells it from the others. */
  readonly id: string
  readonly key: FilterKey
  /** “UF: SP”. */
  readonly label: string
  /** The filter without it. */
  readonly rest: RosterFilter
  /** It alone. */
  readonly only: RosterFilter
}

export const FILTER_LABELS: Readonly<Record<FilterKey, string>> = {
  // Object.fromEntries forgets which names it was given.
  ...(Object.fromEntries(SEARCHED_FACTS.map((name) => [name, FACTS[name].label])) as Record<
    SearchedFact,
    string
  >),
  classes: 'Classe',
  name: 'Nome',
  status: 'Estado',
  minor: 'Idade',
  stale: 'Look',
  video: 'Vídeo',
  drt: 'DRT',
}

export const YES_NO_LABELS: Readonly<Record<YesNoFilter, { readonly yes: string; readonly no: string }>> = {
  minor: { yes: 'Menores de 18 anos', no: 'Adultos' },
  stale: { yes: 'Look a confirmar', no: 'Look em dia' },
  video: { yes: 'Com vídeo', no: 'Sem vídeo' },
  drt: { yes: 'Com DRT', no: 'Sem DRT' },
}

/** An option of a fact in words; a class by its name in the catalogue. */
export function optionLabel(name: SearchedFact, option: string, names: CatalogueNames): string {
  if (name === 'classes') return names.classes.find(({ id }) => id === option)?.namePT ?? option
  return formatOption(name, option)
}

/** “violão, nível Avançado”, or the skill alone where any level will do. */
function skillLabel(
  skill: { readonly id: string; readonly level: keyof typeof SKILL_LEVEL_LABELS },
  { skills }: CatalogueNames,
): string {
  const name = skills.find(({ id }) => id === skill.id)?.descriptionPT ?? skill.id
  return skill.level === 1 ? name : `${name} (${SKILL_LEVEL_LABELS[skill.level].toLowerCase()})`
}

/** A number of a fact in its unit. */
export function stepLabel(name: RangeFact, step: number): string {
  switch (FACTS[name].kind) {
    case 'metres':
      return formatHeight(step)
    case 'centimetres':
      return `${String(step)} cm`
    case 'ages':
      return `${String(step)} anos`
    case 'number':
      return String(step)
  }
}

/** “1,70 m a 1,80 m”, “a partir de 25 anos”, “até 38”. */
function rangeLabel(name: RangeFact, { min, max }: Range): string {
  if (min === undefined) return max === undefined ? 'qualquer' : `até ${stepLabel(name, max)}`
  if (max === undefined) return `a partir de ${stepLabel(name, min)}`
  if (FACTS[name].kind === 'ages') return formatPlayingAge({ min, max })
  return min === max ? stepLabel(name, min) : `${stepLabel(name, min)} a ${stepLabel(name, max)}`
}

function partsOf(filter: RosterFilter, key: FilterKey, names: CatalogueNames): FilterPart[] {
  const whole = (label: string): FilterPart => ({
    id: key,
    key,
    label,
    rest: { ...filter, [key]: undefined },
    only: { [key]: filter[key] },
  })
  /** Of a list, one by one. */
  function each<T>(list: readonly T[], idOf: (item: T) => string, label: (item: T) => string): FilterPart[] {
    return list.map((item) => {
      const others = list.filter((other) => other !== item)
      return {
        id: `${key}:${idOf(item)}`,
        key,
        label: label(item),
        rest: { ...filter, [key]: others.length === 0 ? undefined : others },
        only: { [key]: [item] },
      }
    })
  }
  if (isRangeFact(key)) {
    const range = filter[key]
    return range === undefined ? [] : [whole(`${FILTER_LABELS[key]}: ${rangeLabel(key, range)}`)]
  }
  if (isYesNo(key)) {
    if (filter[key] === undefined) return []
    return [whole(YES_NO_LABELS[key][filter[key] ? 'yes' : 'no'])]
  }
  switch (key) {
    case 'name':
    case 'city':
      return filter[key] === undefined || filter[key] === ''
        ? []
        : [whole(`${FILTER_LABELS[key]}: ${filter[key]}`)]
    case 'status':
      return each(filter.status ?? [], String, (status) => PROFILE_STATUS_LABELS[status])
    case 'skills':
      return each(
        filter.skills ?? [],
        ({ id }) => id,
        (skill) => skillLabel(skill, names),
      )
    case 'classes':
    case 'gender':
    case 'eyes':
    case 'hair':
    case 'uf':
    case 'languages':
    case 'travel':
      return each<string>(filter[key] ?? [], String, (option) => optionLabel(key, option, names))
  }
}

/** Everything that is asked, part by part, in words. */
export function filterParts(filter: RosterFilter, names: CatalogueNames): FilterPart[] {
  return FILTER_KEYS.flatMap((key) => partsOf(filter, key, names))
}
