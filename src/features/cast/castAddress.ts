import { QUICK_FILTERS, type QuickFilter, ROSTER_ORDERS, type RosterSort } from '@ribalta/domain/roster/list'
import { FILTER_KEYS, readRosterParams, rosterParams } from '../../lib/roster/rosterParams.ts'
import { FILTER_LABELS } from '../../lib/roster/rosterWords.ts'

/** Each order's name in the address; a minus before it turns it round. */
const ORDER_WORDS = {
  name: 'nome',
  city: 'cidade',
  look: 'look',
  updated: 'alteracao',
  created: 'cadastro',
} as const
const ORDER_PARAM = 'ordem'
const USUAL_SORT: RosterSort = { by: 'name', direction: 'asc' }

/** What an address asks of Elenco, and what of it cannot be asked here. */
export interface CastAddress {
  readonly filter: QuickFilter
  readonly sort: RosterSort
  readonly dropped: readonly string[]
}

export function readCastAddress(params: URLSearchParams): CastAddress {
  const { filter, dropped } = readRosterParams(params)
  const isQuick = (key: string): boolean => QUICK_FILTERS.some((quick) => quick === key)
  const others = FILTER_KEYS.filter((key) => filter[key] !== undefined && !isQuick(key))
  const sort = readSort(params.get(ORDER_PARAM))
  return {
    filter: Object.fromEntries(Object.entries(filter).filter(([key]) => isQuick(key))),
    sort: sort ?? USUAL_SORT,
    dropped: [
      ...dropped,
      ...others.map((key) => FILTER_LABELS[key]),
      ...(sort === undefined ? [params.get(ORDER_PARAM) ?? ''] : []),
    ],
  }
}

function readSort(text: string | null): RosterSort | undefined {
  if (text === null || text === '') return USUAL_SORT
  const word = text.replace(/^-/, '')
  const by = ROSTER_ORDERS.find((order) => ORDER_WORDS[order] === word)
  return by === undefined ? undefined : { by, direction: text.startsWith('-') ? 'desc' : 'asc' }
}

/** The address of what is asked; the usual order is not written. */
export function castAddress({ filter, sort }: Pick<CastAddress, 'filter' | 'sort'>): URLSearchParams {
  const params = rosterParams(filter)
  const isUsual = sort.by === USUAL_SORT.by && sort.direction === USUAL_SORT.direction
  if (!isUsual) params.set(ORDER_PARAM, `${sort.direction === 'desc' ? '-' : ''}${ORDER_WORDS[sort.by]}`)
  return params
}
