import { FACT_NAMES, type FactName, type HeldFact, heldFacts, type SomeFacts } from '../people/factTable.ts'
import { toSearchText } from '../identity.ts'
import type { ProfileStatus } from '../people/profileStatus.ts'
import { SKILL_LEVELS, type SkillLevel } from '../people/facts.ts'
import { type RangeFact, STEPS, stepsOf } from './steps.ts'

/** Prefixes past this length are cut, and words are asked for by as much. */
const LONGEST_PREFIX = 12
/** A name has as many words at most; beyond them nobody searches. */
const MAX_WORDS = 8

/** What staff search beside the facts. */
export interface Searched extends SomeFacts {
  readonly artisticName: string
  readonly status: ProfileStatus
  readonly isMinor: boolean
  /** The look was not confirmed for long. */
  readonly isStale: boolean
  readonly hasVideo: boolean
  /** Said the number of their professional register. */
  readonly hasDrt: boolean
}

/** The one spelling of every key of `facets`. */
export const facet = {
  value: (fact: FactName, value: string): string => `${fact}:${value}`,
  skill: (id: string, level: SkillLevel): string => `skills:${id}:${String(level)}`,
  city: (city: string): string => `city:${toSearchText(city)}`,
  atLeast: (fact: RangeFact, step: number): string => `${fact}>${String(step)}`,
  atMost: (fact: RangeFact, step: number): string => `${fact}<${String(step)}`,
  name: (word: string): string => `name:${word.slice(0, LONGEST_PREFIX)}`,
  status: (status: ProfileStatus): string => `status:${status}`,
  /** In the roster as agents use it: everybody but the archived. */
  listed: 'listed',
  minor: (isMinor: boolean): string => (isMinor ? 'minor' : 'adult'),
  look: (isStale: boolean): string => (isStale ? 'stale' : 'fresh'),
  video: (hasVideo: boolean): string => (hasVideo ? 'video' : 'noVideo'),
  drt: (hasDrt: boolean): string => (hasDrt ? 'drt' : 'noDrt'),
} as const

/** The words of a name that are searched. */
export function wordsOf(name: string): string[] {
  const words = toSearchText(name).split(/[^\p{L}\p{N}]+/u)
  return [...new Set(words.filter((word) => word !== ''))].slice(0, MAX_WORDS)
}

/** Every key under which somebody is found; each becomes an entry `true` of a map, so that any of them combine. */
export function facetsOf(person: Searched): string[] {
  return [
    ...heldFacts(person, FACT_NAMES).flatMap(factFacets),
    ...wordsOf(person.artisticName).flatMap((word) => prefixesOf(word).map(facet.name)),
    facet.status(person.status),
    ...(person.status === 'archived' ? [] : [facet.listed]),
    facet.minor(person.isMinor),
    facet.look(person.isStale),
    facet.video(person.hasVideo),
    facet.drt(person.hasDrt),
  ]
}

function prefixesOf(word: string): string[] {
  return Array.from({ length: Math.min(word.length, LONGEST_PREFIX) }, (_, end) => word.slice(0, end + 1))
}

function factFacets(fact: HeldFact): string[] {
  switch (fact.kind) {
    case 'classes':
    case 'choices':
      return fact.value.map((value) => facet.value(fact.name, value))
    case 'choice':
      return [facet.value(fact.name, fact.value)]
    case 'skills':
      // Once per level reached: who is asked for with a level may have a higher one.
      return fact.value.flatMap(({ id, level }) =>
        SKILL_LEVELS.filter((reached) => reached <= level).map((reached) => facet.skill(id, reached)),
      )
    case 'number':
    case 'centimetres':
    case 'metres':
      return rangeFacets(fact.name, fact.value, fact.value)
    case 'ages':
      // By overlap: the oldest that somebody plays reaches the youngest asked for, and the other way round.
      return rangeFacets(fact.name, fact.value.max, fact.value.min)
    case 'text':
      return fact.value === '' ? [] : [facet.city(fact.value)]
    case 'prose':
    case 'links':
      return []
  }
}

function rangeFacets(name: RangeFact, highest: number, lowest: number): string[] {
  const steps = stepsOf(STEPS[name])
  return [
    ...steps.filter((step) => highest >= step).map((step) => facet.atLeast(name, step)),
    ...steps.filter((step) => lowest <= step).map((step) => facet.atMost(name, step)),
  ]
}
