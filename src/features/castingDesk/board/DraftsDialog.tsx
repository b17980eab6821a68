import { APPLICATION_STATUS_LABELS } from '@ribalta/domain/castings/applicationStatus'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Candidate, candidateId } from '../../../data/board/candidates.ts'
import { draftsQuery } from '../../../data/board/unanswered.ts'
import { personQuery } from '../../../data/roster/person.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Problems } from './boardActs.ts'
import { useBoardTools } from './boardTools.ts'
import { ProblemNotices } from './ProblemNotices.tsx'

export interface DraftsDialogProps {
  castingId: string
  onClose: () => void
}

/** All answers of a casting that were held back, before they are sent together. */
export default function DraftsDialog({ castingId, onClose }: DraftsDialogProps) {
  const { acts, roles } = useBoardTools()
  const stored = useQuery(draftsQuery(castingId, acts.settled))
  const [problems, setProblems] = useState<Problems>([])
  const [isBusy, setIsBusy] = useState(false)
  const drafts = stored.data ?? []

  async function send(): Promise<void> {
    setIsBusy(true)
    setProblems([])
    const left = await acts.sendDrafts(drafts)
    setIsBusy(false)
    setProblems(left)
    if (left.length === 0) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose()
      }}
      title="Enviar rascunhos"
      description="Cada artista lê a resposta em um minuto. Até lá dá para desfazer."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={isBusy} disabled={drafts.length === 0} onClick={() => void send()}>
            {drafts.length === 1 ? 'Enviar resposta' : 'Enviar respostas'}
          </Button>
        </>
      }
    >
      {stored.isPending ? (
        <Skeleton className="h-28 w-full" />
      ) : stored.isError ? (
        <ErrorState title="Não foi possível carregar" onRetry={() => void stored.refetch()} />
      ) : drafts.length === 0 ? (
        <p>Nenhuma resposta em rascunho.</p>
      ) : (
        <ul aria-label="Rascunhos" className="divide-y divide-line border-y border-line">
          {drafts.map((candidate) => (
            <DraftItem key={candidateId(candidate)} candidate={candidate} showsRole={roles.size > 1} />
          ))}
        </ul>
      )}
      <ProblemNotices problems={problems} />
    </Dialog>
  )
}

function DraftItem({ candidate, showsRole }: { candidate: Candidate; showsRole: boolean }) {
  const { artistId, roleTitle, draft } = candidate
  const { data: card } = useQuery(personQuery(artistId))
  if (draft === undefined) return null
  const name = card?.artisticName ?? (card === null ? 'Conta excluída' : '…')
  return (
    <li className="py-3">
      <p>
        <span className="font-medium">{name}</span>
        {showsRole ? <span className="text-muted">{` · ${roleTitle}`}</span> : null}
      </p>
      <p className="text-sm text-muted">{APPLICATION_STATUS_LABELS[draft.to]}</p>
      {draft.message === '' ? null : (
        <p className="mt-1 text-sm break-words whitespace-pre-line">{draft.message}</p>
      )}
    </li>
  )
}
