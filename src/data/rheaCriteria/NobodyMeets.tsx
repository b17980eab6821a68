import { criterionKey } from '@ribalta/domain/rhea/criterionKey'
import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { useQueries } from '@tanstack/react-query'
import { formatCount } from '../../lib/formats/formatCount.ts'
import type { CatalogueNames } from '../../lib/roster/rosterWords.ts'
import { criterionLabel } from '../../lib/rhea/criterionWords.ts'
import { poolCountQuery } from './previewPool.ts'

export interface NobodyMeetsProps {
  criteria: readonly Criterion[]
  names: CatalogueNames
}

/** The way out where nobody meets what is required: which single one to wish for instead, and how many would come. */
export function NobodyMeets({ criteria, names }: NobodyMeetsProps) {
  const required = criteria.filter(({ isRequired }) => isRequired)
  const counts = useQueries({
    queries: required.map((one) => poolCountQuery(criteria.filter((each) => each !== one))),
  })
  const ways = required
    .map((criterion, index) => ({ criterion, count: counts[index]?.data ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  if (counts.some(({ isPending }) => isPending)) {
    return <p className="text-muted">Contando quem viria sem cada um deles…</p>
  }
  if (ways.length === 0) {
    return <p className="text-muted">Nenhum deles sozinho muda isso. Deixe mais de um como desejável.</p>
  }
  return (
    <div className="flex flex-col gap-2">
      <p className="text-muted">Se um deles passar a desejável, vêm:</p>
      <ul className="flex flex-col gap-1">
        {ways.map(({ criterion, count }) => (
          <li key={criterionKey(criterion)} className="break-words">
            {`${formatCount(count)} ${count === 1 ? 'pessoa' : 'pessoas'}, sem exigir “${criterionLabel(criterion, names)}”`}
          </li>
        ))}
      </ul>
    </div>
  )
}
