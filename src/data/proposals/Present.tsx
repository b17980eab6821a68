import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAttempt } from '../../lib/loading/useAttempt.ts'
import { people as peopleWords } from '../../lib/words/actWords.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { fullCastingQuery } from '../castings/queries.ts'
import type { ActEnd } from '../roster/actOn.ts'
import { offeredFor, presentBegun } from './presentForm.ts'
import { PresentForm } from './PresentForm.tsx'
import { offeredProposalsQuery } from './queries.ts'

export interface PresentProps {
  /** Who is signed in, whose the draft is. */
  uid: string
  /** Whom it begins with: names by uid. */
  people: ReadonlyMap<string, string>
  /** For which casting, and each person's role in it. */
  casting?: { readonly id: string; readonly roleOf: ReadonlyMap<string, string> } | undefined
  /** What can be done instead of presenting them. */
  instead?: { readonly label: string; readonly act: () => void } | undefined
  onPresented: (end: ActEnd) => void
  onClose: () => void
  returnTo?: (() => HTMLElement | undefined) | undefined
}

/** Staff bring people into a proposal for a client: a new one, or one that is there. */
export default function Present(props: PresentProps) {
  const { people: begun, casting, onClose, returnTo } = props
  const [people, setPeople] = useState(begun)
  const tried = useAttempt({
    logged: 'Nobody was brought into a proposal',
    words: 'O servidor não respondeu. O que você escreveu continua aqui: tente de novo.',
  })
  const proposals = useQuery(offeredProposalsQuery())
  const full = useQuery({ ...fullCastingQuery(casting?.id ?? ''), enabled: casting !== undefined })
  const [only] = people.values()
  const whom =
    only !== undefined && people.size === 1
      ? only
      : people.size === 0
        ? 'ao cliente'
        : peopleWords(people.size)
  const hasFailed = proposals.isError || full.isError
  // What was read before may lack the one that was made a moment ago.
  const isLoading =
    !proposals.isFetchedAfterMount ||
    proposals.data === undefined ||
    (casting !== undefined && full.data === undefined)
  const offered = offeredFor(casting?.id, proposals.data ?? [])
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !tried.isBusy) onClose()
      }}
      title={`Apresentar ${whom}`}
      description="A proposta é uma página com fotos e dados de cada artista, que o cliente abre por um link. Antes de ser publicada, só a equipe vê."
      returnTo={returnTo}
    >
      {!isLoading ? (
        <PresentForm
          {...props}
          begun={presentBegun(full.data, casting?.id, offered)}
          offered={offered}
          people={people}
          tried={tried}
          onPeople={setPeople}
        />
      ) : hasFailed ? (
        <ErrorState
          title="Não foi possível carregar as propostas"
          onRetry={() => {
            void proposals.refetch()
            if (casting !== undefined) void full.refetch()
          }}
        />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </Dialog>
  )
}
