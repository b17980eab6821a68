import { criterionFilter } from '@ribalta/domain/rhea/required'
import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { type CatalogueNames, FILTER_LABELS, filterParts } from '../roster/rosterWords.ts'

/** What a criterion asks, as people say it: “Violão (avançado)”, “Classe: Atriz ou Cantora”. */
export function criterionLabel(criterion: Criterion, names: CatalogueNames): string {
  if (criterion.kind === 'testsInTime') return 'Testes respondidos no prazo'
  if (criterion.kind === 'results') return 'Escolhas anteriores'
  const parts = filterParts(criterionFilter(criterion) ?? {}, names).map(({ label }) => label)
  switch (criterion.kind) {
    case 'class':
      return `${FILTER_LABELS.classes}: ${parts.join(' ou ')}`
    case 'language':
      return `Idioma: ${parts.join()}`
    case 'travel':
      return `${FILTER_LABELS.travel}: ${parts.join()}`
    case 'place':
      return criterion.city === undefined
        ? `${FILTER_LABELS.uf}: ${criterion.uf}`
        : `${criterion.city} (${criterion.uf})`
    case 'skill':
    case 'range':
    case 'freshness':
    case 'video':
      return parts.join()
  }
}

/** How one criterion counts: “obrigatório”, “desejável, importância 7”. */
export function weightWords({ isRequired, importance }: Criterion): string {
  return isRequired ? 'obrigatório' : `desejável, importância ${String(importance)}`
}
