import { useParams } from 'react-router-dom'
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
  const live = useTest(testRequestId)
  if (live.status === 'loading') return <LoadingArea />
  return (
    <div className="page-band pb-24">
      {live.status === 'failed' ? (
        <>
          <PageHeader title="Pedido de teste" />
          <ErrorState title="Não foi possível abrir o teste" onRetry={live.retry} />
        </>
      ) : live.data === undefined ? (
        <>
          <PageHeader title="Pedido de teste" />
          <EmptyState
            title="Este teste não existe"
            action={
              <ButtonLink to="/feed?tipo=testes" variant="secondary">
                Testes no feed
              </ButtonLink>
            }
          >
            O link pode estar incompleto, ou a conta do artista foi excluída.
          </EmptyState>
        </>
      ) : (
        <TestView key={live.data.id} test={live.data} />
      )}
    </div>
  )
}
