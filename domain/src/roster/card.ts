import type { RosterCard } from '../schemas/roster/roster.ts'
import { SEARCHED_FACTS } from './filter.ts'
import type { Searched } from './facets.ts'

/** What a card holds as it is searched: nothing given is nothing there. */
export function searchedOfCard(card: RosterCard): Searched {
  const facts = Object.fromEntries(SEARCHED_FACTS.map((name) => [name, card[name] ?? undefined]))
  const { artisticName, status, minor, stale, hasVideo, hasDrt } = card
  return { ...facts, artisticName, status, isMinor: minor, isStale: stale, hasVideo, hasDrt }
}
