import type { Searched } from '@ribalta/domain/roster/facets'
import { type Reason, reasonsOf, type RosterFilter } from '@ribalta/domain/roster/filter'
import { FILTER_LABELS, type FilterPart, filterParts, type CatalogueNames } from './rosterWords.ts'

/** How somebody meets what is asked: “3 de 4”, and the words of what is missing. */
export interface Fit {
  readonly met: number
  readonly asked: number
  readonly missing: readonly string[]
}

/** What of a filter a reason speaks of: several parts where any of them would do. */
function partsOf({ key, part }: Reason, parts: readonly FilterPart[]): FilterPart[] {
  return parts.filter((each) => each.key === key && (part === undefined || each.id === `${key}:${part}`))
}

/** A choice says what it is a choice of: “Gênero: Feminino”, “Classe: Atriz ou Cantor”. */
function labelOf({ key }: Reason, parts: readonly FilterPart[]): string {
  const words = parts.map(({ label }) => label).join(' ou ')
  return key === 'classes' || key === 'gender' ? `${FILTER_LABELS[key]}: ${words}` : words
}

/** Everything that is asked is looked at by itself, so that each is met or missing. */
export function fitOf(person: Searched, filter: RosterFilter, names: CatalogueNames): Fit {
  const parts = filterParts(filter, names)
  const asked = reasonsOf(person, filter).flatMap((reason) => {
    const own = partsOf(reason, parts)
    // Nobody asked, as with the archived, whom a search leaves out unless it is for them.
    return own.length === 0 ? [] : [{ isMet: reason.isMet, label: labelOf(reason, own) }]
  })
  const missing = asked.filter(({ isMet }) => !isMet)
  return {
    met: asked.length - missing.length,
    asked: asked.length,
    missing: missing.map(({ label }) => label),
  }
}
