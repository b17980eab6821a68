import { useAttempt } from '../../../lib/loading/useAttempt.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { OnBehalfProps } from './OnBehalf.tsx'
import { useOnBehalf } from './useOnBehalf.ts'

export interface ActDialogProps extends OnBehalfProps {
  onClose: () => void
}

/** Asks before a test is accepted in somebody's name. */
export default function AcceptDialog(props: ActDialogProps) {
  const { name, onClose } = props
  const { change, tell } = useOnBehalf(props)
  const { isBusy, problem, attempt } = useAttempt({
    logged: 'A test was not accepted in somebody’s name',
    words: 'Não foi possível aceitar agora. Tente novamente.',
  })

  const accept = (): Promise<void> =>
    attempt(async () => {
      await change('accepted')
      tell('accepted')
      onClose()
    })

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose()
      }}
      title={`Aceitar o teste por ${name}?`}
      description="Só com o sim de quem vai gravar. A pessoa é avisada, e o histórico diz que foi a agência."
      actions={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            Voltar
          </Button>
          <Button busy={isBusy} onClick={() => void accept()}>
            Aceitar teste
          </Button>
        </>
      }
    >
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
    </Dialog>
  )
}
