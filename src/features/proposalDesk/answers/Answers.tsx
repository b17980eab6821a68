import { isLinked } from '@ribalta/domain/proposals/proposalStatus'
import { useId } from 'react'
import type { ProposalEntry } from '../../../data/proposals/proposals.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { LoadingArea } from '../../../ui/Spinner.tsx'
import { Activity } from './Activity.tsx'
import { AnswersMatrix } from './AnswersMatrix.tsx'
import { answeringOf, type Reviewer } from './reviewers.ts'
import { useReviewers } from './useReviewers.ts'

/** What clients say of a proposal, as they say it, and who has looked. */
export default function Answers({ stored }: { stored: ProposalEntry }) {
  const id = useId()
  const live = useReviewers(stored.id)
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-8">
      <h2 id={id} className="sr-only">
        Respostas
      </h2>
      {live.status === 'failed' ? (
        <ErrorState title="Não foi possível carregar as respostas" onRetry={live.retry} />
      ) : live.status === 'loading' ? (
        <LoadingArea />
      ) : (
        <Found stored={stored} reviewers={live.data} />
      )}
    </section>
  )
}

function Found({ stored, reviewers }: { stored: ProposalEntry; reviewers: readonly Reviewer[] }) {
  const isOpen = isLinked(stored.status)
  if (reviewers.length === 0) {
    return (
      <EmptyState title={isOpen ? 'Ninguém abriu ainda' : 'Ninguém abriu esta proposta'}>
        {isOpen
          ? 'Quando alguém entrar pelo link, o nome aparece aqui na hora, e depois as respostas.'
          : 'O acesso terminou antes de alguém entrar pelo link.'}
      </EmptyState>
    )
  }
  return (
    <>
      {answeringOf(reviewers).length === 0 ? (
        <EmptyState title={isOpen ? 'Nenhuma resposta ainda' : 'Nenhuma resposta chegou'}>
          {isOpen
            ? 'Já abriram a proposta. O que responderem aparece aqui na hora, mesmo antes de enviarem.'
            : 'A proposta foi aberta, mas ninguém respondeu.'}
        </EmptyState>
      ) : (
        <AnswersMatrix stored={stored} reviewers={reviewers} />
      )}
      <Activity reviewers={reviewers} />
    </>
  )
}
