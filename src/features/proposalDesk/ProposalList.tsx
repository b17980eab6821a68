import { isProposalEditable, standingAt } from '@ribalta/domain/proposals/proposalStatus'
import { useState } from 'react'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import type { ProposalEntry } from '../../data/proposals/proposals.ts'
import { proposalsQuery } from '../../data/proposals/queries.ts'
import { newRandomId } from '../../lib/newRandomId.ts'
import { formatDateTime } from '../../lib/formats/formatDateTime.ts'
import { formatSince } from '../../lib/formats/formatSince.ts'
import { proposalAddress } from '../../lib/proposals/proposalAddress.ts'
import { useNow } from '../../lib/useNow.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { activityWords, consentWords } from './activityWords.ts'
import { artistsWords } from './artistsWords.ts'
import { listAddress, LISTS, type ListWord, newProposalAddress } from './proposalPlace.ts'
import { StandingTag } from './StandingTag.tsx'

const EMPTY: Readonly<Record<ListWord, { title: string; words: string }>> = {
  publicadas: {
    title: 'Nenhuma proposta publicada',
    words: 'Monte uma proposta, veja como o cliente vai ver e publique: o link é seu para copiar e enviar.',
  },
  rascunhos: {
    title: 'Nenhum rascunho',
    words: 'Uma proposta nova começa como rascunho: só a equipe vê, até você publicar.',
  },
  encerradas: {
    title: 'Nenhuma proposta encerrada',
    words: 'Quando você encerra o acesso de uma proposta, ela fica guardada aqui, com o que responderam.',
  },
}

/** The proposals in one state, what changed last first. */
export function ProposalList({ word }: { word: ListWord }) {
  const [newId] = useState(newRandomId)
  const { statuses, label } = LISTS.find((each) => each.word === word) ?? LISTS[0]
  const list = usePagedQuery(proposalsQuery(statuses))
  const begin = <ButtonLink to={newProposalAddress(newId)}>Nova proposta</ButtonLink>
  return (
    <>
      <PageHeader title="Propostas" actions={begin}>
        <p>Artistas escolhidos para um cliente, em uma página só dele.</p>
      </PageHeader>
      <nav aria-label="Propostas por situação" className="mb-6 flex flex-wrap gap-2">
        {LISTS.map((each) => (
          <ButtonLink
            key={each.word}
            to={listAddress(each.word)}
            size="small"
            variant={each.word === word ? 'secondary' : 'quiet'}
            aria-current={each.word === word ? 'page' : undefined}
            className={each.word === word ? 'bg-sunken' : ''}
          >
            {each.label}
          </ButtonLink>
        ))}
      </nav>
      <PagedItems
        list={list}
        loading={<Skeleton className="h-64 w-full" />}
        failure="Não foi possível carregar as propostas"
        empty={
          <EmptyState title={EMPTY[word].title} action={begin}>
            {EMPTY[word].words}
          </EmptyState>
        }
      >
        {(entries) => (
          <ul aria-label={label} className="border-t border-line">
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </PagedItems>
    </>
  )
}

function Row({ entry }: { entry: ProposalEntry }) {
  const now = useNow()
  const { id, title, client, items, deadline, updatedAt } = entry
  const standing = standingAt(entry, now)
  const { left, waiting } = consentWords(entry)
  return (
    <li className="group relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 sm:flex-1">
        <h2 className="text-lg leading-snug font-medium">
          <Link
            to={proposalAddress(id)}
            className="wrap-anywhere group-hover:text-accent after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h2>
        <p className="text-sm text-muted wrap-anywhere">
          <span>{client === '' ? '' : `${client} · `}</span>
          <span>{artistsWords(items.length)}</span> · mudou <span>{formatSince(updatedAt, now)}</span>
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm font-medium empty:hidden">
          <Said>{activityWords(entry)}</Said>
          <Said className="text-warning">{left}</Said>
          <Said className="text-muted">{waiting}</Said>
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {isProposalEditable(entry.status) ? (
          <span>{`${standing === 'expired' ? 'terminou em' : 'até'} ${formatDateTime(deadline)}`}</span>
        ) : null}
        <StandingTag standing={standing} />
      </p>
    </li>
  )
}

function Said({ className, children }: { className?: string; children: string }) {
  return children === '' ? null : <span className={className}>{children}</span>
}
