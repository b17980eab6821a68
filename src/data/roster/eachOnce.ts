import type { FoundCard } from './roster.ts'

/** Everybody once: whoever moved in the order between the readings of two pages is on both. */
export function eachOnce(cards: readonly FoundCard[]): FoundCard[] {
  return [...new Map(cards.map((card) => [card.uid, card])).values()]
}
