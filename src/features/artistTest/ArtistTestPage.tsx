import { isStaff } from '@ribalta/domain/account/grants'
import { useParams } from 'react-router-dom'
import { useAuth } from '../../auth/AuthContext.tsx'
import { useTest } from '../../data/testRequests/useTest.ts'
import { testPath } from '../../lib/deskPath.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { ArtistTest } from './ArtistTest.tsx'

/** One test, for the artist of whom it was asked. */
export function Component() {
  const { testRequestId = '' } = useParams()
  const { user } = useAuth()
  return (
    <div className="page-band pb-24">
      {user === null ? null : (
        <OneTest key={`${user.uid} ${testRequestId}`} uid={user.uid} testRequestId={testRequestId} />
      )}
    </div>
  )
}

function OneTest({ uid, testRequestId }: { uid: string; testRequestId: string }) {
  const { profile } = useAuth()
  const live = useTest(testRequestId)
  const test = live.status === 'ready' ? live.data : undefined
  usePageTitle(test?.title ?? 'Teste')
  if (live.status === 'loading') {
    return (
      <div className="flex flex-col gap-6 pt-10 md:pt-16">
        <h1 className="sr-only">Teste</h1>
        <output className="sr-only">Carregando o teste…</output>
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-60 w-full" />
      </div>
    )
  }
  if (live.status === 'failed') {
    return (
      <div className="pt-10 md:pt-16">
        <h1 className="sr-only">Teste</h1>
        <ErrorState title="Não foi possível carregar o teste" onRetry={live.retry} />
      </div>
    )
  }
  if (test?.artistId === uid) return <ArtistTest test={test} reader={profile?.artisticName ?? ''} />
  const isOfOther = test !== undefined && profile !== null && isStaff(profile)
  return (
    <div className="pt-10 md:pt-16">
      <h1 className="sr-only">Teste</h1>
      {isOfOther ? (
        <EmptyState
          title="Este teste é de outra pessoa"
          action={<ButtonLink to={testPath(testRequestId)}>Abrir o pedido de teste</ButtonLink>}
        >
          Aqui cada artista vê o que é seu. A equipe acompanha pelo pedido de teste.
        </EmptyState>
      ) : (
        <EmptyState
          title="Teste não encontrado"
          action={<ButtonLink to="/trabalhos">Ver meus trabalhos</ButtonLink>}
        >
          O link pode estar incompleto, ou o teste é de outra conta.
        </EmptyState>
      )}
    </div>
  )
}
