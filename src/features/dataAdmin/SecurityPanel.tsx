import type { Refusals } from '@ribalta/domain/schemas/account/refusals'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { refusalsQuery } from '../../data/refusals/queries.ts'
import { formatDay } from '../../lib/formats/formatDay.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { refusalWords } from './refusalWords.ts'

/** How often what was refused, day by day; for directors. */
export function SecurityPanel() {
  return (
    <section aria-labelledby="recusas">
      <h2 id="recusas" className="text-2xl">
        Acessos recusados
      </h2>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        Quantas vezes por dia alguém não entrou ou pediu o que não podia. Só números: não guardamos de quem.
        De um mesmo endereço contam no máximo 60 por hora, e o que as regras do banco de dados recusam não
        passa por aqui.
      </p>
      <PagedItems
        list={usePagedQuery(refusalsQuery())}
        loading={<Skeleton className="h-48" />}
        empty={<EmptyState title="Nada foi recusado">Quando algo for, o dia aparece aqui.</EmptyState>}
      >
        {(days) => <Days days={days} />}
      </PagedItems>
    </section>
  )
}

function Days({ days }: { days: readonly Refusals[] }) {
  return (
    <ol aria-label="Acessos recusados" className="flex flex-col divide-y divide-line border-y border-line">
      {days.map((refusals) => (
        <li key={refusals.day} className="flex flex-wrap items-baseline gap-x-6 gap-y-0.5 py-2.5">
          <time dateTime={refusals.day} className="w-28 text-sm text-muted tabular-nums">
            {formatDay(refusals.day)}
          </time>
          <span>{refusalWords(refusals).join(' · ')}</span>
        </li>
      ))}
    </ol>
  )
}
