import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { type Standing, standingOf } from '../../data/proposals/presentations/standing.ts'
import { presentationsOfQuery } from '../../data/proposals/queries.ts'
import { formatDate } from '../../lib/formats/formatDate.ts'
import { proposalAddress } from '../../lib/proposals/proposalAddress.ts'
import { useNow } from '../../lib/useNow.ts'
import { Link } from '../../ui/Link.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { DetailsPart } from './DetailsPart.tsx'

const WORDS: Readonly<Record<Standing, string>> = {
  asked: 'Aguardando aceite',
  guardian: 'Aguardando o responsável',
  told: 'Aviso enviado',
  agreed: 'Aceitou',
  left: 'Saiu',
  removed: 'Saiu',
  over: 'Encerrada',
}

/** To which clients somebody is or was presented, and what they say to it; of drafts nobody is told. */
export function Presentations({ uid, profile }: { uid: string; profile: Profile }) {
  const list = usePagedQuery(presentationsOfQuery(uid))
  const now = useNow()
  return (
    <DetailsPart title="Apresentações">
      <PagedItems
        list={list}
        loading={<Skeleton className="h-16 w-full" />}
        failure="Não foi possível carregar as apresentações"
        empty={<p className="text-muted">Em nenhuma apresentação.</p>}
      >
        {(presentations) => (
          <ul aria-label="Apresentações" className="flex flex-col divide-y divide-line">
            {presentations.map((presentation) => (
              <li key={presentation.proposalId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <Link
                  to={proposalAddress(presentation.proposalId)}
                  className="min-w-0 grow text-link break-words"
                >
                  {presentation.title}
                </Link>
                <span className="text-sm text-muted">
                  {presentation.role === '' ? '' : `${presentation.role} · `}até{' '}
                  {formatDate(presentation.deadline)}
                </span>
                <Tag>{WORDS[standingOf(presentation, profile, now)]}</Tag>
              </li>
            ))}
          </ul>
        )}
      </PagedItems>
    </DetailsPart>
  )
}
