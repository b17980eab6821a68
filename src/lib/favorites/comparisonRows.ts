import { heldFacts, type SomeFacts } from '@ribalta/domain/people/factTable'
import { SEARCHED_FACTS, type SearchedFact } from '@ribalta/domain/roster/filter'
import type { RosterCard } from '@ribalta/domain/schemas/roster/roster'
import { factTexts } from '../formats/factTexts.ts'
import { cellText } from '../roster/rosterCells.ts'
import { type CatalogueNames, FILTER_LABELS } from '../roster/rosterWords.ts'

export interface ComparisonRow {
  readonly label: string
  /** One for each person, in their order; '' where nothing was given. */
  readonly texts: readonly string[]
}

function textOf(name: SearchedFact, card: RosterCard, names: CatalogueNames): string {
  if (name === 'classes' || name === 'skills') return cellText(name, card, names)
  const facts: SomeFacts = { [name]: card[name] ?? undefined }
  return heldFacts(facts, [name]).flatMap(factTexts).join(', ')
}

/** What people have, row by row; what nobody of them gave is left out. */
export function comparisonRows(cards: readonly RosterCard[], names: CatalogueNames): ComparisonRow[] {
  const columns = (['status', 'video', 'look'] as const).map((column) => ({
    label: column === 'look' ? 'Look confirmado' : FILTER_LABELS[column],
    texts: cards.map((card) => cellText(column, card, names)),
  }))
  const facts = SEARCHED_FACTS.map((name) => ({
    label: FILTER_LABELS[name],
    texts: cards.map((card) => textOf(name, card, names)),
  }))
  return [...facts, ...columns].filter(({ texts }) => texts.some((text) => text !== ''))
}
