import { FACT_NAMES, FACTS, heldFacts, type FactName, type HeldFact } from '@ribalta/domain/people/factTable'
import type { ArtistSkill } from '@ribalta/domain/people/facts'
import { LINK_KINDS, type LinkKind } from '@ribalta/domain/people/links'
import type { Facts } from '@ribalta/domain/schemas/people/facts'

/** What a form holds for a fact of each kind: texts as typed, the empty text for what was left out. */
export interface TypedByKind {
  classes: string[]
  skills: ArtistSkill[]
  choice: string
  choices: string[]
  text: string
  prose: string
  number: string
  centimetres: string
  /** With a comma, or in centimetres. */
  metres: string
  ages: { min: string; max: string }
  links: Record<LinkKind, string>
}

/** The facts as a form holds them. */
export type FactsValues = { [K in FactName]: TypedByKind[(typeof FACTS)[K]['kind']] }

const EMPTY: Readonly<TypedByKind> = {
  classes: [],
  skills: [],
  choice: '',
  choices: [],
  text: '',
  prose: '',
  number: '',
  centimetres: '',
  metres: '',
  ages: { min: '', max: '' },
  links: { instagram: '', imdb: '', site: '', video: '' },
}

// Object.fromEntries forgets that each name got what its kind asks for.
export const EMPTY_FACTS = Object.fromEntries(
  FACT_NAMES.map((name) => [name, EMPTY[FACTS[name].kind]]),
) as FactsValues

function typedOf(fact: HeldFact): TypedByKind[HeldFact['kind']] {
  switch (fact.kind) {
    case 'classes':
    case 'skills':
    case 'choices':
    case 'choice':
    case 'text':
    case 'prose':
      return fact.value
    case 'number':
    case 'centimetres':
      return String(fact.value)
    case 'metres':
      return (fact.value / 100).toFixed(2).replace('.', ',')
    case 'ages':
      return { min: String(fact.value.min), max: String(fact.value.max) }
    case 'links': {
      const { value } = fact
      return {
        ...EMPTY.links,
        ...Object.fromEntries(LINK_KINDS.map((kind) => [kind, value[kind] ?? ''] as const)),
      }
    }
  }
}

/** Stored facts as the form shows them. */
export function toFactsValues(facts: Facts): FactsValues {
  const held = heldFacts(facts, FACT_NAMES).map((fact) => [fact.name, typedOf(fact)] as const)
  return { ...EMPTY_FACTS, ...Object.fromEntries(held) }
}
