import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useAuth } from '../../auth/AuthContext.tsx'
import { toAnswerQuery } from '../../data/testRequests/queries.ts'
import { ToAnswerLink } from '../../data/testRequests/ToAnswerLink.tsx'
import { useTest } from '../../data/testRequests/useTest.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'
import { TestView } from './TestView.tsx'

/** One test as staff see it, live. */
export function Component() {
  const { testRequestId = '' } = useParams()
  const { user } = useAuth()
  const live = useTest(testRequestId)
  // Whoever goes from one to the next that waits has read it already.
  const { data: waiting } = useQuery(toAnswerQuery(user?.uid ?? ''))
  const known = waiting?.find(({ id }) => id === testRequestId)
  const isLoading = live.status === 'loading'
  if (isLoading && known === undefined) return <LoadingArea />
  const test = isLoading ? known : live.status === 'ready' ? live.data : undefined
  return (
    <div className="page-band pb-24">
      {live.status === 'failed' ? (
        <>
          <PageHeader title="Pedido de teste" />
          <ErrorState title="Não foi possível abrir o teste" onRetry={live.retry} />
        </>
      ) : test === undefined ? (
        <>
          <PageHeader title="Pedido de teste" />
          <EmptyState
            title="Este teste não existe"
            action={
              <div className="flex flex-wrap gap-3">
                <ToAnswerLink viewer={user?.uid ?? ''} />
                <ButtonLink to="/feed?tipo=testes" variant="secondary">
                  Testes no feed
                </ButtonLink>
              </div>
            }
          >
            O link pode estar incompleto, ou a conta do artista foi excluída.
          </EmptyState>
        </>
      ) : (
        <TestView key={test.id} test={test} />
      )}
    </div>
  )
}
