import { isProposalEditable } from '@ribalta/domain/proposals/proposalStatus'
import { Suspense, useCallback } from 'react'
import { type ProposalEntry, watchProposal } from '../../data/proposals/proposals.ts'
import { useLive, type Watch } from '../../data/useLive.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'
import { ProposalEditor } from './ProposalEditor.tsx'
import { listAddress } from './proposalPlace.ts'

const EndedProposal = lazyPart(() => import('./EndedProposal.tsx'))

export interface OpenProposalProps {
  id: string
  /** Who is signed in. */
  uid: string
  /** It may not be stored yet. */
  isNew: boolean
}

/** One proposal, live, as it is or still to be made. */
export function OpenProposal({ id, uid, isNew }: OpenProposalProps) {
  const watch = useCallback<Watch<ProposalEntry | undefined>>(
    (onValue, onError) => watchProposal(id, onValue, onError),
    [id],
  )
  const live = useLive(watch)
  if (live.status === 'failed') {
    return (
      <>
        <PageHeader title="Propostas" />
        <ErrorState title="Não foi possível abrir a proposta" onRetry={live.retry} />
      </>
    )
  }
  if (live.status === 'loading' && !isNew) return <LoadingArea />
  const stored = live.status === 'ready' ? live.data : undefined
  if (stored === undefined && !isNew) {
    return (
      <>
        <PageHeader title="Propostas" />
        <EmptyState
          title="Esta proposta não existe"
          action={<ButtonLink to={listAddress('publicadas')}>Todas as propostas</ButtonLink>}
        >
          O link pode estar incompleto, ou o rascunho foi excluído.
        </EmptyState>
      </>
    )
  }
  return stored !== undefined && !isProposalEditable(stored.status) ? (
    <Suspense fallback={<LoadingArea />}>
      <EndedProposal stored={stored} />
    </Suspense>
  ) : (
    <ProposalEditor id={id} uid={uid} isNew={isNew} stored={stored} />
  )
}
