import type { Criterion } from '../schemas/rhea/criteria.ts'

/** What a criterion asks after, whatever it asks of it: a set has each once. */
export function criterionKey(criterion: Criterion): string {
  switch (criterion.kind) {
    case 'skill':
      return `skill:${criterion.skill}`
    case 'range':
      return criterion.fact
    case 'travel':
      return `travel:${criterion.travel}`
    case 'language':
      return `language:${criterion.language}`
    case 'class':
    case 'place':
    case 'freshness':
    case 'video':
    case 'testsInTime':
    case 'results':
      return criterion.kind
  }
}
