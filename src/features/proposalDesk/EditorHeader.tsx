import { standingAt } from '@ribalta/domain/proposals/proposalStatus'
import type { ProposalEntry } from '../../data/proposals/proposals.ts'
import { castingPath } from '../../lib/deskPath.ts'
import { useNow } from '../../lib/useNow.ts'
import { Link } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { UndoButton } from '../../ui/undo/UndoButton.tsx'
import { listAddress, listOf } from './proposalPlace.ts'
import { StandingTag } from './StandingTag.tsx'

/** What a proposal is called and where it stands. */
export function EditorHeader({ stored }: { stored: ProposalEntry | undefined }) {
  const now = useNow()
  return (
    <PageHeader
      title={stored?.title ?? 'Nova proposta'}
      eyebrow={stored === undefined || stored.client === '' ? 'Proposta' : `Proposta para ${stored.client}`}
      actions={<UndoButton />}
    >
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2 text-base">
        {stored === undefined ? null : (
          <output aria-label="Situação">
            <StandingTag standing={standingAt(stored, now)} />
          </output>
        )}
        <Link
          to={listAddress(listOf(stored?.status ?? 'draft'))}
          className="inline-flex min-h-11 items-center text-link"
        >
          Todas as propostas
        </Link>
        {stored?.castingId === undefined ? null : (
          <Link to={castingPath(stored.castingId)} className="inline-flex min-h-11 items-center text-link">
            Casting desta proposta
          </Link>
        )}
      </span>
    </PageHeader>
  )
}
