import { zodResolver } from '@hookform/resolvers/zod'
import { REPORT_REASON_LABELS, REPORT_REASONS, type ReportReason } from '@ribalta/domain/contact'
import { reportCastingSchema } from '@ribalta/domain/schemas/contactMessage'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { prepareCalls } from '../../data/callables.ts'
import { reportCasting } from '../../data/castings/calls.ts'
import { newRandomId } from '../../data/uploads/storage.ts'
import { refusalWords } from '../../lib/refusalWords.ts'
import { typedSchema } from '../../lib/typedSchema.ts'
import { useFirstChange } from '../../lib/useFirstChange.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface ReportValues {
  reason: ReportReason
  message: string
  email: string
}

const EMPTY_REPORT: ReportValues = { reason: 'cobranca', message: '', email: '' }

const reportSchema = z.pick(reportCastingSchema, { reason: true, message: true, email: true })

function toReport({ reason, message, email }: ReportValues): object {
  return { reason, message, ...(email.trim() === '' ? {} : { email: email.trim() }) }
}

const resolver = zodResolver(typedSchema(toReport, reportSchema))

export interface ReportDialogProps {
  castingId: string
  open: boolean
  onClose: () => void
}

/** What looks wrong about a casting, told to the agency; no account is needed. */
export default function ReportDialog({ castingId, open, onClose }: ReportDialogProps) {
  const [requestId] = useState(newRandomId)
  const id = useId()
  const { register, handleSubmit, setError, subscribe, formState } = useForm({
    defaultValues: EMPTY_REPORT,
    resolver,
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  useFirstChange(subscribe, prepareCalls)

  const send = handleSubmit(async (report) => {
    try {
      await reportCasting({ ...report, requestId, castingId })
    } catch (error) {
      const words = refusalWords(error, 'A denúncia não saiu daqui. Verifique sua conexão e tente novamente.')
      setError('root', { message: words })
    }
  })

  const frame = {
    open,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) onClose()
    },
  }
  if (isSubmitSuccessful) {
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
          <Button type="submit" form={id} busy={isSubmitting}>
            Enviar denúncia
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="contents" onSubmit={(event) => void send(event)}>
        <SelectField label="Motivo" error={errors.reason?.message} {...register('reason')}>
          {REPORT_REASONS.map((each) => (
            <option key={each} value={each}>
              {REPORT_REASON_LABELS[each]}
            </option>
          ))}
        </SelectField>
        <TextareaField
          label="O que aconteceu (opcional)"
          maxLength={2000}
          error={errors.message?.message}
          {...register('message')}
        />
        <TextField
          label="Seu e-mail (opcional)"
          type="email"
          autoComplete="email"
          description="Se quiser uma resposta."
          error={errors.email?.message}
          {...register('email')}
        />
      </form>
      {errors.root?.message === undefined ? null : <Notice tone="danger">{errors.root.message}</Notice>}
    </Dialog>
  )
}
