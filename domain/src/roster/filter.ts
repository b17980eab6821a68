import { FACT_NAMES, type FactName, FACTS, type FactValue, type SomeFacts } from '../people/factTable.ts'
import type { ArtistSkill } from '../people/facts.ts'
import { toSearchText } from '../identity.ts'
import type { ProfileStatus } from '../people/profileStatus.ts'
import { facet, type Searched, wordsOf } from './facets.ts'
import { isRangeFact, type Range, snapRange } from './steps.ts'

type KindOf<Name extends FactName> = (typeof FACTS)[Name]['kind']
/** What can be asked of a fact: several values (any of them of classes and of a choice, all of the rest), a range, or a text. */
type AskedOf<Name extends FactName> =
  KindOf<Name> extends 'classes' | 'choice' | 'choices'
    ? readonly (FactValue<Name> extends readonly (infer Option)[] ? Option : FactValue<Name>)[]
    : KindOf<Name> extends 'skills'
      ? readonly ArtistSkill[]
      : KindOf<Name> extends 'number' | 'centimetres' | 'metres' | 'ages'
        ? Range
        : string
/** Facts that nobody is searched by. */
type Unsearched = { [K in FactName]: KindOf<K> extends 'prose' | 'links' ? K : never }[FactName]
export type SearchedFact = Exclude<FactName, Unsearched>

/** What is asked with yes or no: where somebody says it, and the key of each answer. */
const YES_NO = {
  minor: { says: 'isMinor', key: facet.minor },
  stale: { says: 'isStale', key: facet.look },
  video: { says: 'hasVideo', key: facet.video },
  drt: { says: 'hasDrt', key: facet.drt },
} as const
export type YesNoFilter = keyof typeof YES_NO
// Object.keys forgets what it was asked of.
export const YES_NO_FILTERS = Object.keys(YES_NO) as readonly YesNoFilter[]

export function isYesNo(key: FilterKey): key is YesNoFilter {
  return key in YES_NO
}

/** What staff ask of the roster; all of it must hold. */
export type RosterFilter = { readonly [K in SearchedFact]?: AskedOf<K> | undefined } & {
  readonly [K in YesNoFilter]?: boolean | undefined
} & {
  /** Beginnings of words of the name, in any order. */
  readonly name?: string | undefined
  /** Any of these; without it everybody but the archived. */
  readonly status?: readonly ProfileStatus[] | undefined
}
export type FilterKey = keyof RosterFilter

export const SEARCHED_FACTS = FACT_NAMES.filter(
  (name): name is SearchedFact => FACTS[name].kind !== 'prose' && FACTS[name].kind !== 'links',
)

/** Firestore's limit of the alternatives that a query may come to when each combination is written out. */
export const MAX_ALTERNATIVES = 30

/** A filter as a query of the map `facets`: each of `all`, and one of each list in `any`. */
export interface FacetQuery {
  readonly all: readonly string[]
  readonly any: readonly (readonly string[])[]
}

/** How many alternatives the lists multiply to; more than {@link MAX_ALTERNATIVES} cannot be asked. */
export function alternativesOf({ any }: FacetQuery): number {
  return any.reduce((product, list) => product * list.length, 1)
}

/** What of a query must all hold, each as a query of its own. */
export function partsOf({ all, any }: FacetQuery): FacetQuery[] {
  return [...all.map((key) => ({ all: [key], any: [] })), ...any.map((list) => ({ all: [], any: [list] }))]
}

/** The query of everything that several ask. */
export function allOf(queries: readonly FacetQuery[]): FacetQuery {
  return { all: queries.flatMap(({ all }) => all), any: queries.flatMap(({ any }) => any) }
}

/** Whether somebody's stored facets have what a query asks. */
export function hasFacets(facets: Readonly<Record<string, unknown>>, { all, any }: FacetQuery): boolean {
  const has = (key: string): boolean => facets[key] === true
  return all.every(has) && any.every((list) => list.some(has))
}

/** The query that finds exactly whom {@link meets} lets through. */
export function facetQuery(filter: RosterFilter): FacetQuery {
  const all: string[] = []
  const any: string[][] = []
  const oneOf = (keys: readonly string[]): void => {
    const [only] = keys
    if (keys.length > 1) any.push([...keys])
    else if (only !== undefined) all.push(only)
  }
  for (const name of SEARCHED_FACTS) addFact(filter, name, all, oneOf)
  all.push(...wordsOf(filter.name ?? '').map(facet.name))
  if (filter.status === undefined || filter.status.length === 0) all.push(facet.listed)
  else oneOf([...new Set(filter.status)].map(facet.status))
  for (const name of YES_NO_FILTERS) {
    const isAsked = filter[name]
    if (isAsked !== undefined) all.push(YES_NO[name].key(isAsked))
  }
  return { all: [...new Set(all)], any }
}

function addFact(
  filter: RosterFilter,
  name: SearchedFact,
  all: string[],
  oneOf: (keys: readonly string[]) => void,
): void {
  const { kind } = FACTS[name]
  if (isRangeFact(name)) {
    const range = snapRange(name, filter[name] ?? {})
    if (range?.min !== undefined) all.push(facet.atLeast(name, range.min))
    if (range?.max !== undefined) all.push(facet.atMost(name, range.max))
  } else if (name === 'skills') {
    all.push(...(filter.skills ?? []).map(({ id, level }) => facet.skill(id, level)))
  } else if (name === 'city') {
    if (toSearchText(filter.city ?? '') !== '') all.push(facet.city(filter.city ?? ''))
  } else {
    const keys = [...new Set<string>(filter[name])].map((value) => facet.value(name, value))
    if (kind === 'choices') all.push(...keys)
    else oneOf(keys)
  }
}

/** One thing that was asked, and whether somebody has it. */
export interface Reason {
  readonly key: FilterKey
  /** The part asked for, where a key asks for several that must all hold: an id of a skill, an option. */
  readonly part?: string
  readonly isMet: boolean
}

/** What was asked of somebody, part by part: for a card's words, and so for who is found at all. */
export function reasonsOf(person: Searched, filter: RosterFilter): Reason[] {
  const facts = SEARCHED_FACTS.flatMap((name) => factReasons(person, filter, name))
  const words = wordsOf(filter.name ?? '')
  const own = wordsOf(person.artisticName)
  const { status } = filter
  return [
    ...facts,
    ...(words.length === 0
      ? []
      : [
          one(
            'name',
            words.every((word) => own.some((mine) => facet.name(mine).startsWith(facet.name(word)))),
          ),
        ]),
    ...(status === undefined || status.length === 0
      ? person.status === 'archived'
        ? [one('status', false)]
        : []
      : [one('status', status.includes(person.status))]),
    ...YES_NO_FILTERS.flatMap((name) =>
      filter[name] === undefined ? [] : [one(name, person[YES_NO[name].says] === filter[name])],
    ),
  ]
}

/** Whether somebody is found by a filter. */
export function meets(person: Searched, filter: RosterFilter): boolean {
  return reasonsOf(person, filter).every(({ isMet }) => isMet)
}

function one(key: FilterKey, isMet: boolean, part?: string): Reason {
  return { key, isMet, ...(part === undefined ? {} : { part }) }
}

function factReasons(person: SomeFacts, filter: RosterFilter, name: SearchedFact): Reason[] {
  if (isRangeFact(name)) {
    const range = snapRange(name, filter[name] ?? {})
    if (range === undefined) return []
    const value = person[name]
    const held = typeof value === 'number' ? { min: value, max: value } : value
    return [
      one(name, held !== undefined && held.max >= (range.min ?? 0) && held.min <= (range.max ?? Infinity)),
    ]
  }
  if (name === 'skills') {
    return (filter.skills ?? []).map(({ id, level }) => {
      const isMet = (person.skills ?? []).some((mine) => mine.id === id && mine.level >= level)
      return one('skills', isMet, id)
    })
  }
  if (name === 'city') {
    const asked = toSearchText(filter.city ?? '')
    return asked === '' ? [] : [one('city', toSearchText(person.city ?? '') === asked)]
  }
  const asked: readonly string[] = filter[name] ?? []
  if (asked.length === 0) return []
  const value = person[name]
  const held: readonly string[] = Array.isArray(value) ? value : value === undefined ? [] : [value]
  if (FACTS[name].kind === 'choices') {
    return asked.map((option) => one(name, held.includes(option), option))
  }
  return [
    one(
      name,
      asked.some((option) => held.includes(option)),
    ),
  ]
}
