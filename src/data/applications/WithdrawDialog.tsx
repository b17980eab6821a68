import { useAttempt } from '../../lib/loading/useAttempt.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { changeApplicationState } from '../castings/calls.ts'
import type { Application } from './applications.ts'

export interface WithdrawDialogProps {
  application: Application
  open: boolean
  onClose: () => void
}

/** By whether the artist applied or the agency named them. */
const WORDS = {
  own: {
    title: 'Retirar sua inscrição?',
    keep: 'Manter inscrição',
    action: 'Retirar',
    what: 'retirar a inscrição',
  },
  agency: {
    title: 'Recusar a indicação?',
    keep: 'Continuar',
    action: 'Recusar',
    what: 'recusar a indicação',
  },
} as const

/** Asks before an application is withdrawn, which is for good. */
export default function WithdrawDialog({ application, open, onClose }: WithdrawDialogProps) {
  const words = WORDS[application.origin ?? 'own']
  const { isBusy, problem, attempt } = useAttempt({
    logged: 'An application was not withdrawn',
    words: `Não foi possível ${words.what}. Tente novamente.`,
  })

  const withdraw = (): Promise<void> =>
    attempt(async () => {
      const { castingId, artistId, roleId } = application
      await changeApplicationState({ castingId, artistId, roleId, to: 'withdrawn' })
      onClose()
    })

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose()
      }}
      title={words.title}
      description={`Você sai da seleção para ${application.roleTitle} e não poderá se inscrever de novo neste personagem.`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.keep}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void withdraw()}>
            {words.action}
          </Button>
        </>
      }
    >
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
    </Dialog>
  )
}
