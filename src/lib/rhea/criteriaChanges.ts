import { criterionKey } from '@ribalta/domain/rhea/criterionKey'
import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import type { CatalogueNames } from '../roster/rosterWords.ts'
import { criterionLabel, weightWords } from './criterionWords.ts'

/** What one criterion became. */
export interface CriterionChange {
  readonly key: string
  /** “Violão (avançado)”, as it is now, or was where it is gone. */
  readonly label: string
  /** “importância de 6 para 10”. */
  readonly words: string
}

/** What differs from one version of a set to another: what came, what changed, and what is gone. */
export function criteriaChanges(
  before: readonly Criterion[],
  after: readonly Criterion[],
  names: CatalogueNames,
): CriterionChange[] {
  const was = new Map(before.map((criterion) => [criterionKey(criterion), criterion]))
  const is = new Set(after.map(criterionKey))
  const labelled = (criterion: Criterion, words: string): CriterionChange => ({
    key: criterionKey(criterion),
    label: criterionLabel(criterion, names),
    words,
  })
  return [
    ...after.flatMap((criterion) => {
      const old = was.get(criterionKey(criterion))
      if (old === undefined) return [labelled(criterion, `entrou (${weightWords(criterion)})`)]
      const words = changeWords(old, criterion, names)
      return words === '' ? [] : [labelled(criterion, words)]
    }),
    ...before
      .filter((criterion) => !is.has(criterionKey(criterion)))
      .map((criterion) => labelled(criterion, 'saiu')),
  ]
}

/** How the same criterion asks or counts otherwise; '' where it does not. How important a required one is matters to nobody. */
function changeWords(before: Criterion, after: Criterion, names: CatalogueNames): string {
  const asked = criterionLabel(before, names)
  const parts = asked === criterionLabel(after, names) ? [] : [`antes “${asked}”`]
  if (before.isRequired !== after.isRequired) parts.push(`passou a ${weightWords(after)}`)
  else if (!after.isRequired && before.importance !== after.importance) {
    parts.push(`importância de ${String(before.importance)} para ${String(after.importance)}`)
  }
  return parts.join('; ')
}
