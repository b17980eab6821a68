import { canChangeCastingStatus, CASTING_STATUSES, type CastingStatus } from '@ribalta/domain/castingStatus'
import { useState } from 'react'
import { changeCastingState } from '../../data/castings/calls.ts'
import { errorField } from '../../lib/errorCode.ts'
import { refusalWords } from '../../lib/refusalWords.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast/toastStore.ts'

interface Step {
  readonly action: string
  readonly title: string
  readonly description: string
  readonly done: string
}

const OPENING = {
  description: 'A página vai ao ar com seu nome como quem conferiu o casting, e artistas podem se inscrever.',
  done: 'Inscrições abertas',
} as const

const STEPS: Readonly<Record<Exclude<CastingStatus, 'draft'>, Step>> = {
  open: { action: 'Abrir inscrições', title: 'Abrir as inscrições?', ...OPENING },
  paused: {
    action: 'Pausar',
    title: 'Pausar as inscrições?',
    description: 'A página sai do ar para quem não se inscreveu. Você pode reabrir depois.',
    done: 'Inscrições pausadas',
  },
  closed: {
    action: 'Encerrar',
    title: 'Encerrar o casting?',
    description: 'Ninguém mais se inscreve e os dados não mudam mais. Não dá para reabrir.',
    done: 'Casting encerrado',
  },
  archived: {
    action: 'Arquivar',
    title: 'Arquivar o casting?',
    description: 'Ele sai das listas do dia a dia e continua guardado.',
    done: 'Casting arquivado',
  },
}

export interface StateActionsProps {
  id: string
  status: CastingStatus
  /** Something in the form is not saved: what would go on air is not what is on the screen. */
  isDirty: boolean
  onChanged: () => Promise<void>
}

/** Where the casting may go from here. */
export function StateActions({ id, status, isDirty, onChanged }: StateActionsProps) {
  const [asked, setAsked] = useState<Exclude<CastingStatus, 'draft'>>()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [mustDecline, setMustDecline] = useState(false)
  const [declineRest, setDeclineRest] = useState(false)
  const steps = CASTING_STATUSES.flatMap((to) =>
    to !== 'draft' && canChangeCastingStatus(status, to) ? [to] : [],
  )
  const wordsOf = (to: Exclude<CastingStatus, 'draft'>): Step =>
    to === 'open' && status === 'paused'
      ? { ...STEPS.open, action: 'Reabrir inscrições', title: 'Reabrir as inscrições?' }
      : STEPS[to]

  function ask(to: Exclude<CastingStatus, 'draft'>): void {
    setProblem(undefined)
    setMustDecline(false)
    setDeclineRest(false)
    setAsked(to)
  }

  async function change(to: Exclude<CastingStatus, 'draft'>): Promise<void> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await changeCastingState({ castingId: id, to, ...(declineRest ? { declineRest } : {}) })
      await onChanged()
      setAsked(undefined)
      toast({ title: wordsOf(to).done })
    } catch (error) {
      if (errorField(error) === 'declineRest') setMustDecline(true)
      setProblem(refusalWords(error, 'Não foi possível mudar o estado. Tente novamente.'))
    } finally {
      setIsBusy(false)
    }
  }

  const words = asked === undefined ? undefined : wordsOf(asked)
  return (
    <>
      {steps.map((to) => (
        <Button
          key={to}
          variant={to === 'open' ? 'primary' : 'secondary'}
          size="small"
          aria-haspopup="dialog"
          onClick={() => {
            ask(to)
          }}
        >
          {wordsOf(to).action}
        </Button>
      ))}
      <Dialog
        open={words !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen && !isBusy) setAsked(undefined)
        }}
        title={words?.title ?? ''}
        description={words?.description}
        actions={
          <>
            <Button
              variant="quiet"
              onClick={() => {
                setAsked(undefined)
              }}
            >
              Cancelar
            </Button>
            <Button
              busy={isBusy}
              disabled={isDirty || (mustDecline && !declineRest)}
              onClick={() => {
                if (asked !== undefined) void change(asked)
              }}
            >
              Confirmar
            </Button>
          </>
        }
      >
        {isDirty ? <Notice tone="warning">Salve as alterações antes.</Notice> : null}
        {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
        {mustDecline ? (
          <CheckboxField
            label="Responder “Não desta vez” a todas as inscrições sem resposta"
            checked={declineRest}
            onChange={(event) => {
              setDeclineRest(event.currentTarget.checked)
            }}
          />
        ) : null}
      </Dialog>
    </>
  )
}
