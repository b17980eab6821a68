import {
  canChangeCastingStatus,
  CASTING_STATUSES,
  type CastingStatus,
} from '@ribalta/domain/castings/castingStatus'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { useStateChange, type NextStatus } from './useStateChange.ts'

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

const STEPS: Readonly<Record<NextStatus, Step>> = {
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
  const formId = useId()
  const steps = CASTING_STATUSES.flatMap((to) =>
    to !== 'draft' && canChangeCastingStatus(status, to) ? [to] : [],
  )
  const wordsOf = (to: NextStatus): Step =>
    to === 'open' && status === 'paused'
      ? { ...STEPS.open, action: 'Reabrir inscrições', title: 'Reabrir as inscrições?' }
      : STEPS[to]

  const { asked, form, mustDecline, problem, ask, close, confirm } = useStateChange(id, async (to) => {
    await onChanged()
    toast({ title: wordsOf(to).done })
  })
  const declineRest = useWatch({ control: form.control, name: 'declineRest' })
  const { isSubmitting } = form.formState
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
          if (!isOpen && !isSubmitting) close()
        }}
        title={words?.title ?? ''}
        description={words?.description}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Cancelar
            </Button>
            <Button
              type="submit"
              form={formId}
              busy={isSubmitting}
              disabled={isDirty || (mustDecline && !declineRest)}
            >
              Confirmar
            </Button>
          </>
        }
      >
        {isDirty ? <Notice tone="warning">Salve as alterações antes.</Notice> : null}
        {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
        <form id={formId} noValidate className="contents" onSubmit={confirm}>
          {mustDecline ? (
            <CheckboxField
              label="Responder “Não desta vez” a todas as inscrições sem resposta"
              {...form.register('declineRest')}
            />
          ) : null}
        </form>
      </Dialog>
    </>
  )
}
