import { useState } from 'react'
import { logWarning } from '../../../lib/log.ts'
import { refusalWords } from '../../../lib/words/refusalWords.ts'
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
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function accept(): Promise<void> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await change('accepted')
      tell('accepted')
      onClose()
    } catch (error) {
      logWarning('A test was not accepted in somebody’s name', error)
      setProblem(refusalWords(error, 'Não foi possível aceitar agora. Tente novamente.'))
      setIsBusy(false)
    }
  }

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
