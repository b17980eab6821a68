import { fromSaoPaulo, toSaoPaulo } from '@ribalta/domain/saoPauloTime'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormActions } from '../../ui/FormActions.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'

export interface DeadlineDialogProps {
  /** What is proposed. */
  begun: Date
  isBusy: boolean
  problem: string | undefined
  onGive: (until: Date) => void
  onClose: () => void
}

/** Until when an artist may send. */
export function DeadlineDialog({ begun, isBusy, problem, onGive, onClose }: DeadlineDialogProps) {
  const [typed, setTyped] = useState(() => toSaoPaulo(begun))
  const [isWrong, setIsWrong] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose()
      }}
      title="Dar mais prazo"
      description="O artista vê o prazo novo na hora e é avisado."
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          const until = fromSaoPaulo(typed)
          setIsWrong(until === undefined)
          if (until !== undefined && !isBusy) onGive(until)
        }}
      >
        <TextField
          label="Prazo"
          description="No horário de São Paulo."
          type="datetime-local"
          required
          value={typed}
          error={isWrong ? 'Informe o dia e a hora do prazo.' : undefined}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
          }}
        />
        {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
        <FormActions action="Mudar o prazo" isBusy={isBusy} back="Voltar" onBack={onClose} />
      </form>
    </Dialog>
  )
}
