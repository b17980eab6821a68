import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { candidatesAtQuery } from '../../../data/board/candidatesAt.ts'
import type { ChosenRole } from '../../../data/castings/RolePicker.tsx'
import type { ProposalEntry } from '../../../data/proposals/proposals.ts'
import type { ActEnd } from '../../../data/roster/actOn.ts'
import { useAttempt } from '../../../lib/loading/useAttempt.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { leftOf } from '../consent/leftOf.ts'
import { lead } from './lead.ts'
import { boardIdsOf, leadPlan } from './leadPlan.ts'
import { LeadSummary } from './LeadSummary.tsx'
import { RoleChooser } from './RoleChooser.tsx'

export interface LeadDialogProps {
  stored: ProposalEntry
  /** Whom it is about: names by uid. */
  people: ReadonlyMap<string, string>
  onEnded: (end: ActEnd) => void
  onClose: () => void
}

/** From what the clients want to the casting: says what becomes of each, and then does it. */
export default function LeadDialog({ stored, people, onEnded, onClose }: LeadDialogProps) {
  const { castingId } = stored
  const client = useQueryClient()
  const [boardIds] = useState(() => boardIdsOf(stored, people))
  const read = useQuery({
    ...candidatesAtQuery(castingId ?? '', [...boardIds.values()]),
    enabled: boardIds.size > 0,
  })
  const [role, setRole] = useState<ChosenRole>()
  const [isChoosing, setIsChoosing] = useState(false)
  const { isBusy, problem, attempt } = useAttempt({
    logged: 'Nobody was led to the casting',
    words: 'O servidor não respondeu, e ninguém mudou de lugar. Tente de novo.',
  })
  const candidates = boardIds.size === 0 ? new Map<string, never>() : read.data
  // Also whoever leaves while this is being confirmed.
  const left = leftOf(stored.items)
  const plan = candidates === undefined ? undefined : leadPlan(people, boardIds, candidates, left)
  const canLead = plan !== undefined && (plan.moves.length > 0 || (plan.free.size > 0 && role !== undefined))

  function close(): void {
    if (!isBusy) onClose()
  }
  const go = (): Promise<void> =>
    attempt(async () => {
      if (plan === undefined) return
      onEnded(await lead({ plan, castingId, role: plan.free.size === 0 ? undefined : role }, client))
      onClose()
    })

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      title={isChoosing ? 'Em qual personagem?' : 'Levar ao casting'}
      description={isChoosing ? undefined : 'Veja o que acontece com cada pessoa antes de confirmar.'}
      actions={
        isChoosing ? (
          <Button
            variant="quiet"
            onClick={() => {
              setIsChoosing(false)
            }}
          >
            Voltar
          </Button>
        ) : (
          <>
            <Button variant="quiet" onClick={close}>
              {canLead ? 'Cancelar' : 'Fechar'}
            </Button>
            {canLead ? (
              <Button busy={isBusy} onClick={() => void go()}>
                Levar ao casting
              </Button>
            ) : null}
          </>
        )
      }
    >
      {read.isError ? (
        <ErrorState title="Não foi possível ler a mesa do casting" onRetry={() => void read.refetch()} />
      ) : plan === undefined ? (
        <Skeleton className="h-32 w-full" />
      ) : isChoosing ? (
        <RoleChooser
          castingId={castingId}
          onChoose={(chosen) => {
            setRole(chosen)
            setIsChoosing(false)
          }}
        />
      ) : (
        <LeadSummary
          plan={plan}
          role={role}
          onChooseRole={() => {
            setIsChoosing(true)
          }}
        />
      )}
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
    </Dialog>
  )
}
