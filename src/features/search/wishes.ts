import { reasonsOf, type RosterFilter } from '@ribalta/domain/roster/filter'
import { type RosterCard } from '@ribalta/domain/schemas/roster/roster'
import { filterParts, type CatalogueNames } from '../../lib/roster/rosterWords.ts'
import { readRosterParams, rosterParams } from '../../lib/roster/rosterParams.ts'
import { searchedOfCard } from '@ribalta/domain/roster/card'

/** Where the address keeps what is only wished for: a search in itself. */
export const WISHES_PARAM = 'desejavel'

export function readWishes(params: URLSearchParams): RosterFilter {
  return readRosterParams(new URLSearchParams(params.get(WISHES_PARAM) ?? '')).filter
}

export function writeWishes(wishes: RosterFilter): string {
  return rosterParams(wishes).toString()
}

/** How somebody meets what was wished: “3 de 4”, and the words of what is missing. */
export interface Fit {
  readonly met: number
  readonly asked: number
  readonly missing: readonly string[]
}

/** Every wish is looked at by itself, so that each is met or missing. */
export function fitOf(card: RosterCard, wishes: RosterFilter, names: CatalogueNames): Fit {
  const parts = filterParts(wishes, names)
  const person = searchedOfCard(card)
  const missing = parts.filter(({ only }) => !reasonsOf(person, only).every(({ isMet }) => isMet))
  return {
    met: parts.length - missing.length,
    asked: parts.length,
    missing: missing.map(({ label }) => label),
  }
}
