import { FACTS, type FactSpec } from '@ribalta/domain/people/factTable'
import { SKILL_LEVELS } from '@ribalta/domain/people/facts'
import { PROFILE_STATUSES } from '@ribalta/domain/people/profileStatus'
import {
  alternativesOf,
  facetQuery,
  type FilterKey,
  isYesNo,
  MAX_ALTERNATIVES,
  type RosterFilter,
} from '@ribalta/domain/roster/filter'
import { isRangeFact, type Range, type RangeFact, snapRange } from '@ribalta/domain/roster/steps'
import { rosterFilterSchema } from '@ribalta/domain/schemas/roster/rosterFilter'

/** Each filter's name in the address, Portuguese because people read and share it. In the order of the address. */
const PARAMS: Readonly<Record<FilterKey, string>> = {
  name: 'nome',
  classes: 'classe',
  skills: 'habilidade',
  gender: 'genero',
  playingAge: 'idade',
  heightCm: 'altura',
  bustCm: 'busto',
  waistCm: 'cintura',
  hipCm: 'quadril',
  shoe: 'calcado',
  eyes: 'olhos',
  hair: 'cabelo',
  city: 'cidade',
  uf: 'uf',
  languages: 'idioma',
  travel: 'viaja',
  status: 'estado',
  minor: 'menor',
  stale: 'look-antigo',
  video: 'video',
  drt: 'drt',
}
// Object.keys forgets what it was asked of.
export const FILTER_KEYS = Object.keys(PARAMS) as readonly FilterKey[]
const OF_FILTERS: ReadonlySet<string> = new Set(Object.values(PARAMS))

const LONGEST_TEXT = 80
const CATALOGUE_ID = /^[\w-]{1,80}$/

/** What an address asks of the roster, and what of it was not understood, in the address's own words. */
export interface ReadParams {
  readonly filter: RosterFilter
  readonly dropped: readonly string[]
}

/** What is read of one text; whatever is left of it was dropped. */
interface ReadText {
  readonly value: unknown
  readonly dropped: readonly string[]
}

const nothing = (text: string): ReadText => ({ value: undefined, dropped: [text] })

function readList<T>(text: string, read: (part: string) => T | undefined): ReadText {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const values = [...new Set(parts)].map((part) => [part, read(part)] as const)
  const known = values.flatMap(([, value]) => (value === undefined ? [] : [value]))
  return {
    value: known.length === 0 ? undefined : known,
    dropped: values.filter(([, value]) => value === undefined).map(([part]) => part),
  }
}

function readSkill(part: string): { id: string; level: number } | undefined {
  const [id = '', written = '1', ...rest] = part.split('.')
  const level = SKILL_LEVELS.find((each) => String(each) === written)
  return rest.length > 0 || level === undefined || !CATALOGUE_ID.test(id) ? undefined : { id, level }
}

function readRange(name: RangeFact, text: string): ReadText {
  const parts = /^(\d{0,3})-(\d{0,3})$|^(\d{1,3})$/.exec(text)
  if (parts === null) return nothing(text)
  const end = (written: string | undefined): number | undefined =>
    written === undefined || written === '' ? undefined : Number(written)
  const only = end(parts[3])
  const range: Range =
    only === undefined ? { min: end(parts[1]), max: end(parts[2]) } : { min: only, max: only }
  const value = snapRange(name, range)
  return value === undefined ? nothing(text) : { value, dropped: [] }
}

function readText(text: string): ReadText {
  return { value: text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT).trim() || undefined, dropped: [] }
}

function readYesNo(text: string): ReadText {
  if (text !== 'sim' && text !== 'nao') return nothing(text)
  return { value: text === 'sim', dropped: [] }
}

function readOne(key: FilterKey, text: string): ReadText {
  if (key === 'name' || key === 'city') return readText(text)
  if (isYesNo(key)) return readYesNo(text)
  if (key === 'status') return readList(text, (part) => PROFILE_STATUSES.find((status) => status === part))
  if (key === 'skills') return readList(text, readSkill)
  if (isRangeFact(key)) return readRange(key, text)
  const fact: FactSpec = FACTS[key]
  if ('options' in fact) return readList(text, (part) => fact.options.find((option) => option === part))
  return readList(text, (part) => (CATALOGUE_ID.test(part) ? part : undefined))
}

/** The filters that an address asks for, and what of it could not be one. Of too many alternatives the last are dropped. */
export function readRosterParams(params: URLSearchParams): ReadParams {
  const dropped: string[] = []
  let filter: RosterFilter = {}
  for (const key of FILTER_KEYS) {
    const text = params.get(PARAMS[key])
    if (text === null || text.trim() === '') continue
    const read = readOne(key, text.trim())
    dropped.push(...read.dropped)
    if (read.value === undefined) continue
    const wider = rosterFilterSchema.safeParse({ ...filter, [key]: read.value })
    if (wider.success && alternativesOf(facetQuery(wider.data)) <= MAX_ALTERNATIVES) filter = wider.data
    else dropped.push(text)
  }
  return { filter, dropped }
}

function written(value: NonNullable<RosterFilter[FilterKey]>): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'nao'
  if (typeof value === 'string') return value
  if (Array.isArray(value)) {
    return (value as readonly (string | { readonly id: string; readonly level: number })[])
      .map((each) => (typeof each === 'string' ? each : `${each.id}.${String(each.level)}`))
      .join(',')
  }
  const { min, max } = value as Range
  return `${min === undefined ? '' : String(min)}-${max === undefined ? '' : String(max)}`
}

/** The address of a filter, with whatever else stood there; equal filters are equal addresses. */
export function rosterParams(filter: RosterFilter, others = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams([...others].filter(([name]) => !OF_FILTERS.has(name)))
  for (const key of FILTER_KEYS) {
    const value = isRangeFact(key) ? snapRange(key, filter[key] ?? {}) : filter[key]
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) continue
    params.set(PARAMS[key], written(value))
  }
  return params
}

/** Whether anything is asked at all. */
export function isOpenFilter(filter: RosterFilter): boolean {
  return rosterParams(filter).size === 0
}
