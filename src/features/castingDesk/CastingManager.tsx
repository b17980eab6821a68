import { isCastingEditable, mayLeaveCandidates, mayPutIn } from '@ribalta/domain/castings/castingStatus'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { castingLists, fullCastingQuery, type FullCasting } from '../../data/castings/queries.ts'
import { ROLE_PARAM } from '../../lib/deskPath.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { endActsOfCasting } from '../../ui/undo/undo.ts'
import { useOpenOnce } from '../../ui/useOpenOnce.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { beginBoard } from '../../data/board/queries.ts'
import { BoardSection } from './board/BoardSection.tsx'
import type { OpenedBoardOf } from './board/useOpenedBoard.ts'
import { CastingHeader } from './CastingHeader.tsx'
import { CastingForm } from './CastingForm.tsx'
import { EMPTY_CASTING, toCastingValues } from './castingForm.ts'
import { InvitedSection } from './InvitedSection.tsx'

/** One casting: its state, who applied, and what it says. */
export function CastingManager({ id, isNew }: { id: string; isNew: boolean }) {
  const stored = useQuery(fullCastingQuery(id))
  const [params] = useSearchParams()
  // The board is read beside the casting, not after it.
  const [takeBeginning] = useState(() => (isNew || params.has(ROLE_PARAM) ? () => undefined : beginBoard(id)))
  usePageTitle(stored.data?.casting.title ?? 'Casting')
  if (stored.isPending) {
    return (
      <div className="page-band pt-10 pb-24">
        <output className="sr-only">Carregando…</output>
        <Skeleton className="h-96 w-full" />
      </div>
    )
  }
  if (stored.isError) {
    return (
      <div className="page-band pt-10 pb-24">
        <h1 className="sr-only">Casting</h1>
        <ErrorState title="Não foi possível abrir o casting" onRetry={() => void stored.refetch()} />
      </div>
    )
  }
  if (stored.data === null && !isNew) {
    return (
      <div className="page-band pb-24">
        <PageHeader title="Casting" />
        <EmptyState
          title="Este casting não existe"
          action={<ButtonLink to="/casting">Todos os castings</ButtonLink>}
        >
          O link pode estar incompleto.
        </EmptyState>
      </div>
    )
  }
  return <Managed id={id} full={stored.data ?? undefined} takeBeginning={takeBeginning} />
}

interface ManagedProps {
  id: string
  full: FullCasting | undefined
  takeBeginning: OpenedBoardOf['takeBeginning']
}

function Managed({ id, full, takeBeginning }: ManagedProps) {
  const client = useQueryClient()
  const [isDirty, setIsDirty] = useState(false)
  /** How often the agent asked what is missing. */
  const [asked, setAsked] = useState(0)
  const drafts = useOpenOnce()
  const casting = full?.casting
  const status = casting?.status ?? 'draft'
  const isOver = status !== 'draft' && !mayLeaveCandidates(status)
  // A closed casting takes no moves, so none can be undone, even when a colleague closed it.
  useEffect(() => {
    if (isOver) endActsOfCasting(id)
  }, [isOver, id])

  async function refresh(): Promise<void> {
    void client.invalidateQueries(castingLists)
    await client.invalidateQueries({ queryKey: fullCastingQuery(id).queryKey })
  }

  return (
    <div className="page-band pb-24">
      <CastingHeader
        id={id}
        full={full}
        isDirty={isDirty}
        onIncomplete={() => {
          setAsked((times) => times + 1)
        }}
        onDrafts={drafts.open}
        onChanged={refresh}
      />
      {full === undefined || status === 'draft' ? null : (
        <BoardSection
          castingId={id}
          title={full.casting.title}
          roles={full.roles}
          mayPutIn={mayPutIn(status)}
          isOver={isOver}
          takeBeginning={takeBeginning}
          drafts={drafts}
        />
      )}
      {full === undefined || status === 'draft' ? null : (
        <InvitedSection castingId={id} casting={full.casting.title} mayInvite={mayPutIn(status)} />
      )}
      <section aria-labelledby="dados" className="border-t border-line pt-8">
        <h2 id="dados" className="mb-6 text-2xl">
          Dados do casting
        </h2>
        {isCastingEditable(status) ? null : (
          <div className="mb-6">
            <Notice>Um casting encerrado não muda mais.</Notice>
          </div>
        )}
        <CastingForm
          key={casting?.version ?? 0}
          id={id}
          version={casting?.version ?? 0}
          values={full === undefined ? EMPTY_CASTING : toCastingValues(full)}
          isDraft={status === 'draft'}
          asked={asked}
          isReadOnly={!isCastingEditable(status)}
          onDirty={setIsDirty}
          onSaved={refresh}
        />
      </section>
    </div>
  )
}
