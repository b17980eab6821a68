import type { ScorePart } from '@ribalta/domain/rhea/score'
import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import type { AnonymousPerson } from '@ribalta/domain/schemas/rhea/run'

/** What each wish adds to somebody's score: the answer gives the parts in the order of the wishes. */
export function partsOf(criteria: readonly Criterion[], parts: AnonymousPerson['parts']): ScorePart[] {
  const wishes = criteria.filter(({ isRequired }) => !isRequired)
  return wishes.map((criterion, index) => ({
    criterion,
    grade: parts[index]?.grade ?? null,
    points: parts[index]?.points ?? 0,
  }))
}

/** How far somebody rose from the version compared with; `undefined` where none is. */
export function moveFrom(placeBefore: number | null | undefined, place: number): number | 'in' | undefined {
  if (placeBefore === undefined) return undefined
  return placeBefore === null ? 'in' : placeBefore - place
}
