import type { Profile } from '@ribalta/domain/schemas/people/profile'
import type { Participant } from '@ribalta/domain/schemas/proposals/participant'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { type Standing, standingOf } from '../../data/proposals/presentations/standing.ts'
import { presentationsOfQuery } from '../../data/proposals/queries.ts'
import { formatDate } from '../../lib/formats/formatDate.ts'
import { proposalAddress } from '../../lib/proposals/proposalAddress.ts'
import { useNow } from '../../lib/useNow.ts'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DetailsPart } from './DetailsPart.tsx'
import { LinkedRow } from './LinkedRow.tsx'

const WORDS: Readonly<Record<Exclude<Standing, 'removed'>, string>> = {
  asked: 'Aguardando aceite',
  guardian: 'Aguardando o responsável',
  told: 'Aviso enviado',
  agreed: 'Aceitou',
  widened: 'Aceitou antes das mudanças',
  left: 'Saiu',
  over: 'Encerrada',
}

function wordOf({ consent }: Pick<Participant, 'consent'>, standing: Standing): string {
  if (standing !== 'removed') return WORDS[standing]
  return consent?.answer === 'left' ? WORDS.left : 'Fora da proposta'
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
              <LinkedRow
                key={presentation.proposalId}
                to={proposalAddress(presentation.proposalId)}
                title={presentation.title}
                facts={`${presentation.role === '' ? '' : `${presentation.role} · `}até ${formatDate(presentation.deadline)}`}
                standing={wordOf(presentation, standingOf(presentation, profile, now))}
              />
            ))}
          </ul>
        )}
      </PagedItems>
    </DetailsPart>
  )
}
