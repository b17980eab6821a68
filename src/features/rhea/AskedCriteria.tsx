import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { criteriaPath } from '../../data/rheaCriteria/criteriaPath.ts'
import type { CriteriaEntry } from '../../data/rheaCriteria/queries.ts'
import { criterionLabel } from '../../lib/rhea/criterionWords.ts'
import { Link } from '../../ui/Link.tsx'

/** What the chosen set asks, and the way to change it. */
export function AskedCriteria({ set: { id, criteria } }: { set: CriteriaEntry }) {
  const required = criteria.filter(({ isRequired }) => isRequired)
  const wished = criteria
    .filter(({ isRequired }) => !isRequired)
    .toSorted((a, b) => b.importance - a.importance)
  return (
    <div className="flex flex-col items-start border-l-2 border-line pl-4">
      <dl className="flex flex-col gap-1">
        <Asked term="Obrigatórios" criteria={required} />
        <Asked term="Desejáveis" criteria={wished} />
      </dl>
      <Link to={criteriaPath.one(id)} className="inline-flex min-h-11 items-center text-link">
        Ver ou mudar os critérios
      </Link>
    </div>
  )
}

function Asked({ term, criteria }: { term: string; criteria: readonly Criterion[] }) {
  const names = useClassesSkills()
  return (
    <div className="break-words">
      <dt className="inline font-medium">{`${term}: `}</dt>
      <dd className="inline text-muted">
        {criteria.length === 0 ? 'nenhum' : criteria.map((each) => criterionLabel(each, names)).join(' · ')}
      </dd>
    </div>
  )
}
