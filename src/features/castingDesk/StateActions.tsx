import {
  canChangeCastingStatus,
  CASTING_STATUSES,
  type CastingStatus,
} from '@ribalta/domain/castings/castingStatus'
import { Suspense } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { useOpenOnce } from '../../ui/useOpenOnce.ts'
import { type NextStatus, type PlainStatus, useStateChange } from './useStateChange.ts'

const ClosingDialog = lazyPart(() => import('./ClosingDialog.tsx'))

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

const STEPS: Readonly<Record<PlainStatus, Step>> = {
  open: { action: 'Abrir inscrições', title: 'Abrir as inscrições?', ...OPENING },
  paused: {
    action: 'Pausar',
    title: 'Pausar as inscrições?',
    description: 'A página sai do ar para quem não se inscreveu. Você pode reabrir depois.',
    done: 'Inscrições pausadas',
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
  /** Whether something that an open casting needs is missing from what is stored. */
  isIncomplete: boolean
  /** Shows what is missing. */
  onIncomplete: () => void
  /** Shows the answers that are held back, which are sent before the end. */
  onDrafts: () => void
  onChanged: () => Promise<void>
}

/** Where the casting may go from here. */
export function StateActions(props: StateActionsProps) {
  const { id, status, isDirty, isIncomplete, onIncomplete, onDrafts, onChanged } = props
  const steps = CASTING_STATUSES.flatMap((to): NextStatus[] =>
    to !== 'draft' && canChangeCastingStatus(status, to) ? [to] : [],
  )
  const wordsOf = (to: PlainStatus): Step =>
    to === 'open' && status === 'paused'
      ? { ...STEPS.open, action: 'Reabrir inscrições', title: 'Reabrir as inscrições?' }
      : STEPS[to]

  const closing = useOpenOnce()
  const { asked, problem, isBusy, ask, close, confirm } = useStateChange(id, async (to) => {
    await onChanged()
    toast({ title: wordsOf(to).done })
  })
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
            if (to === 'closed') closing.open()
            else if (to === 'open' && isIncomplete && !isDirty) onIncomplete()
            else ask(to)
          }}
        >
          {to === 'closed' ? 'Encerrar' : wordsOf(to).action}
        </Button>
      ))}
      <Dialog
        open={words !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen && !isBusy) close()
        }}
        title={words?.title ?? ''}
        description={words?.description}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Cancelar
            </Button>
            <Button busy={isBusy} disabled={isDirty} onClick={() => void confirm()}>
              Confirmar
            </Button>
          </>
        }
      >
        {isDirty ? <Notice tone="warning">Salve as alterações antes.</Notice> : null}
        {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      </Dialog>
      {closing.hasOpened ? (
        <Suspense fallback={null}>
          <ClosingDialog
            id={id}
            open={closing.isOpen}
            isDirty={isDirty}
            onClose={closing.close}
            onDrafts={onDrafts}
            onClosed={async () => {
              await onChanged()
              toast({ title: 'Casting encerrado' })
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
