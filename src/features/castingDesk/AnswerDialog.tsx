import type { ApplicationStatus } from '@ribalta/domain/applicationStatus'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'

export interface AnswerDialogProps {
  name: string
  /** The answer that is asked about; undefined while none is. */
  to: ApplicationStatus | undefined
  /** The candidate is a minor: the court's leave must be named. */
  needsLeave: boolean
  isBusy: boolean
  problem: string | undefined
  onClose: () => void
  onAnswer: (to: ApplicationStatus, leave: string | undefined) => void
}

/** Asks before an answer that is the last one. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { name, to, needsLeave, isBusy, problem, onClose, onAnswer } = props
  const [leave, setLeave] = useState('')
  const isYes = to === 'selected'
  return (
    <Dialog
      open={to !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose()
      }}
      title={isYes ? `Aprovar ${name}?` : `Responder “Não desta vez” a ${name}?`}
      description="A pessoa vê a resposta na página do casting. Não dá para voltar atrás."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            busy={isBusy}
            onClick={() => {
              if (to !== undefined) onAnswer(to, needsLeave && leave.trim() !== '' ? leave : undefined)
            }}
          >
            Confirmar
          </Button>
        </>
      }
    >
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      {needsLeave && isYes ? (
        <TextField
          label="Número do alvará judicial"
          value={leave}
          onChange={(event) => {
            setLeave(event.currentTarget.value)
          }}
        />
      ) : null}
    </Dialog>
  )
}
