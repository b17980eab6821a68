import { REPORT_REASON_LABELS, REPORT_REASONS, type ReportReason } from '@ribalta/domain/contact'
import { useState } from 'react'
import { reportCasting } from '../../data/castings/calls.ts'
import { newRandomId } from '../../data/uploads/storage.ts'
import { refusalWords } from '../../lib/refusalWords.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'
import { TextField } from '../../ui/TextField.tsx'

export interface ReportDialogProps {
  castingId: string
  open: boolean
  onClose: () => void
}

/** What looks wrong about a casting, told to the agency; no account is needed. */
export default function ReportDialog({ castingId, open, onClose }: ReportDialogProps) {
  const [requestId] = useState(newRandomId)
  const [reason, setReason] = useState<ReportReason>('cobranca')
  const [message, setMessage] = useState('')
  const [email, setEmail] = useState('')
  const [state, setState] = useState<'typing' | 'sending' | 'sent'>('typing')
  const [problem, setProblem] = useState<string>()

  async function send(): Promise<void> {
    setState('sending')
    setProblem(undefined)
    const address = email.trim()
    try {
      await reportCasting({
        requestId,
        castingId,
        reason,
        message,
        ...(address === '' ? {} : { email: address }),
      })
      setState('sent')
    } catch (error) {
      setState('typing')
      setProblem(refusalWords(error, 'A denúncia não saiu daqui. Verifique sua conexão e tente novamente.'))
    }
  }

  const frame = {
    open,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) onClose()
    },
  }
  if (state === 'sent') {
    return (
      <Dialog
        {...frame}
        title="Denúncia recebida"
        description="Obrigado. A equipe vai conferir este casting."
        actions={<Button onClick={onClose}>Fechar</Button>}
      />
    )
  }
  return (
    <Dialog
      {...frame}
      title="Denunciar este casting"
      description="Conte o que está errado. Só a equipe da agência lê."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={state === 'sending'} onClick={() => void send()}>
            Enviar denúncia
          </Button>
        </>
      }
    >
      <SelectField
        label="Motivo"
        value={reason}
        onChange={(event) => {
          const chosen = REPORT_REASONS.find((each) => each === event.currentTarget.value)
          if (chosen !== undefined) setReason(chosen)
        }}
      >
        {REPORT_REASONS.map((each) => (
          <option key={each} value={each}>
            {REPORT_REASON_LABELS[each]}
          </option>
        ))}
      </SelectField>
      <TextareaField
        label="O que aconteceu (opcional)"
        maxLength={2000}
        value={message}
        onChange={(event) => {
          setMessage(event.currentTarget.value)
        }}
      />
      <TextField
        label="Seu e-mail (opcional)"
        type="email"
        autoComplete="email"
        description="Se quiser uma resposta."
        value={email}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
        }}
      />
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
    </Dialog>
  )
}
