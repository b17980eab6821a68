import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { useId } from 'react'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PreviewRanking } from './PreviewRanking.tsx'
import { usePreview } from './usePreview.ts'

/** What criteria make of the roster while they are written: how many are left, who comes first and why, and who moves. */
export function CriteriaPreview({ criteria }: { criteria: readonly Criterion[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="text-2xl">
        Prévia
      </h2>
      {criteria.length === 0 ? (
        <p className="text-muted">Adicione um critério para ver quem fica na frente, e por quê.</p>
      ) : (
        <Ranking criteria={criteria} />
      )}
    </section>
  )
}

function Ranking({ criteria }: { criteria: readonly Criterion[] }) {
  const { preview, isFailed, retry } = usePreview(criteria)
  if (isFailed) {
    return (
      <RetryNotice onRetry={retry}>
        Não foi possível ler o elenco. O que você escreveu está aqui como estava.
      </RetryNotice>
    )
  }
  if (preview === undefined) return <Placeholders />
  return <PreviewRanking preview={preview} />
}

function Placeholders() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-5">
      <Skeleton className="h-6 w-2/3" />
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-11 w-full" />
      ))}
    </div>
  )
}
