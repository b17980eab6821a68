import { statusAfterReview, type ReviewDecision } from '@ribalta/domain/people/profileStatus'
import { reviewKind } from '@ribalta/domain/people/reviewQueue'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { NoteDialog, type Overtaken } from '../../ui/NoteDialog.tsx'
import { REVIEW_NOTE } from '../../ui/reviewNote.ts'
import type { Decision } from './useDecision.ts'

export interface DecisionBarProps {
  profile: Profile
  decision: Decision
  /** What happened to the profile since it was opened. */
  overtaken: Overtaken | undefined
  /** Shows the profile as it is now. */
  onNewest: () => void
  note: string
  onNote: (note: string) => void
  onDecide: (decision: ReviewDecision) => Promise<'taken' | 'conflict' | 'failed' | 'incomplete'>
  /** Goes on without deciding; absent where nobody else waits. */
  onSkip: (() => void) | undefined
}

/** The three answers, always in sight; the two that the artist has to understand ask for a note. */
export function DecisionBar(props: DecisionBarProps) {
  const { profile, decision, overtaken, note, onNewest, onNote, onDecide, onSkip } = props
  const [asking, setAsking] = useState<'requestChanges' | 'reject'>()
  const { pending, failure, forget } = decision
  const isChange = reviewKind(profile) === 'change'
  const problem = failure?.message

  function ask(which: 'requestChanges' | 'reject'): void {
    forget()
    setAsking(which)
  }

  const dialog = {
    onClose: () => {
      setAsking(undefined)
      forget()
      if (overtaken !== undefined) onNewest()
    },
    overtaken: decision.pending === undefined ? overtaken : undefined,
    ...REVIEW_NOTE,
    note,
    onNote,
    problem: asking === undefined ? undefined : problem,
  }

  return (
    <section
      aria-label="Decisão"
      className="sticky bottom-0 z-20 -mx-4 flex flex-col gap-3 border-t border-line bg-paper px-4 py-4 sm:mx-0 sm:px-0"
    >
      {problem !== undefined && asking === undefined ? <Notice tone="danger">{problem}</Notice> : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          className="max-sm:w-full"
          busy={pending === 'approve'}
          onClick={() => {
            void onDecide('approve')
          }}
        >
          {isChange ? 'Aprovar mudança' : 'Aprovar e publicar'}
        </Button>
        {statusAfterReview(profile, 'requestChanges') === undefined ? null : (
          <Button
            variant="secondary"
            className="max-sm:grow"
            aria-haspopup="dialog"
            onClick={() => {
              ask('requestChanges')
            }}
          >
            Pedir ajustes
          </Button>
        )}
        <Button
          variant="danger"
          className="max-sm:grow"
          aria-haspopup="dialog"
          onClick={() => {
            ask('reject')
          }}
        >
          Recusar
        </Button>
        {onSkip === undefined ? null : (
          <Button variant="quiet" className="ml-auto max-sm:hidden" onClick={onSkip}>
            Pular
          </Button>
        )}
      </div>
      <NoteDialog
        {...dialog}
        open={asking === 'requestChanges'}
        title={`Pedir ajustes a ${profile.artisticName}`}
        description={
          isChange
            ? 'A versão publicada continua no ar até a mudança ser aprovada.'
            : 'O perfil fica fora do ar até os ajustes serem aprovados.'
        }
        label="Recado para o artista"
        action="Enviar pedido"
        isBusy={pending === 'requestChanges'}
        onSend={() => void onDecide('requestChanges')}
      />
      <NoteDialog
        {...dialog}
        open={asking === 'reject'}
        title={
          isChange ? `Recusar a mudança de ${profile.artisticName}?` : `Recusar ${profile.artisticName}?`
        }
        description={
          isChange
            ? 'A página continua no ar com a última versão aprovada. Para tirá-la do ar, a direção suspende o perfil no Elenco.'
            : 'O perfil é suspenso e não será publicado.'
        }
        label="Motivo da recusa"
        action={isChange ? 'Recusar mudança' : 'Recusar perfil'}
        isDangerous
        isBusy={pending === 'reject'}
        onSend={() => void onDecide('reject')}
      />
    </section>
  )
}
