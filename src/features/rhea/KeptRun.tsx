import { useQuery } from '@tanstack/react-query'
import { runQuery } from '../../data/rheaRuns/queries.ts'
import { rheaPath } from '../../lib/rhea/rheaPath.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'
import { KeptRanking } from './KeptRanking.tsx'

/** A ranking that was kept: who was in it, and who was chosen. */
export function KeptRun({ id }: { id: string }) {
  const stored = useQuery(runQuery(id))
  if (stored.isPending) return <LoadingArea />
  // What was read once stays open: only the reading anew has failed.
  if (stored.data === undefined) {
    return (
      <>
        <PageHeader title="Ranking guardado" />
        <ErrorState title="Não foi possível abrir o ranking" onRetry={() => void stored.refetch()} />
      </>
    )
  }
  if (stored.data === null) {
    return (
      <>
        <PageHeader title="Ranking guardado" />
        <EmptyState
          title="Este ranking não existe"
          action={<ButtonLink to={rheaPath.desk}>Rankings</ButtonLink>}
        >
          O link pode estar incompleto.
        </EmptyState>
      </>
    )
  }
  return <KeptRanking run={stored.data} />
}
