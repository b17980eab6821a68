import { zodResolver } from '@hookform/resolvers/zod'
import { reportSchema } from '@ribalta/domain/schemas/contactMessage'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { refusalWords } from '../lib/words/refusalWords.ts'
import { typedSchema } from '../lib/forms/typedSchema.ts'
import { useFirstChange } from '../lib/forms/useFirstChange.ts'
import { Button } from './Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import type { Elements } from './elements.ts'
import { FormProblems } from './FormProblems.tsx'
import { Notice } from './Notice.tsx'
import { SelectField } from './SelectField.tsx'
import { TextareaField } from './TextareaField.tsx'
import { TextField } from './TextField.tsx'

const EMPTY_REPORT = { reason: '', message: '', email: '' }

const typedReportSchema = z.extend(z.omit(reportSchema, { requestId: true }), {
  reason: z.string().check(z.minLength(1, 'Escolha o motivo.')),
})

function toReport({ reason, message, email }: typeof EMPTY_REPORT): object {
  return { reason, message, ...(email.trim() === '' ? {} : { email: email.trim() }) }
}

const resolver = zodResolver(typedSchema(toReport, typedReportSchema))

export interface Report<R extends string> extends z.infer<typeof reportSchema> {
  readonly reason: R
}

export interface ReportDialogProps<R extends string> {
  /** What is reported, as in “Denunciar este casting”. */
  subject: string
  reasons: Readonly<Record<R, string>>
  /** Under which the report is kept once, however often it is sent. */
  requestId: string
  send: (report: Report<R>) => Promise<void>
  /** Called when it is begun to be filled in; keep it the same over renders. */
  onBegin: () => void
  open: boolean
  onClose: () => void
  /** Who reads it, and what becomes of it, where that is not the whole team. */
  description?: string
  thanks?: string
  /** Whether an answer can be asked for: whoever is signed in is known. */
  asksEmail?: boolean
  /** What exactly is reported, above the reason. */
  children?: Elements
  returnTo?: DialogProps['returnTo']
}

/** What looks wrong about something, told to the agency; of what is public it needs no account. */
export function ReportDialog<R extends string>(props: ReportDialogProps<R>) {
  const { subject, reasons, requestId, send, onBegin, open, onClose, children, returnTo } = props
  const { description = 'Conte o que está errado. Só a equipe da agência lê.', asksEmail = true } = props
  const { thanks = `Obrigado. A equipe vai conferir ${subject}.` } = props
  const id = useId()
  const choices = keysOf(reasons)
  const { control, register, handleSubmit, setError, subscribe, formState } = useForm<
    typeof EMPTY_REPORT,
    unknown,
    z.infer<typeof typedReportSchema>
  >({ defaultValues: EMPTY_REPORT, resolver, shouldFocusError: false })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  useFirstChange(subscribe, onBegin)

  const submit = handleSubmit(async (typed) => {
    const reason = choices.find((each) => each === typed.reason)
    if (reason === undefined) return
    try {
      await send({ ...typed, reason, requestId })
    } catch (error) {
      const words = refusalWords(error, 'A denúncia não saiu daqui. Verifique sua conexão e tente novamente.')
      setError('root', { message: words })
    }
  })

  const frame = {
    open,
    returnTo,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) onClose()
    },
  }
  if (isSubmitSuccessful) {
    return (
      <Dialog
        {...frame}
        title="Denúncia recebida"
        description={thanks}
        actions={<Button onClick={onClose}>Fechar</Button>}
      />
    )
  }
  return (
    <Dialog
      {...frame}
      title={`Denunciar ${subject}`}
      description={description}
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
      <form id={id} noValidate className="contents" onSubmit={(event) => void submit(event)}>
        {children}
        <SelectField label="Motivo" error={errors.reason?.message} {...register('reason')} required>
          <option value="">Escolha o motivo</option>
          {choices.map((each) => (
            <option key={each} value={each}>
              {reasons[each]}
            </option>
          ))}
        </SelectField>
        <TextareaField
          label="O que aconteceu (opcional)"
          maxLength={2000}
          error={errors.message?.message}
          {...register('message')}
        />
        {asksEmail ? (
          <TextField
            label="Seu e-mail (opcional)"
            type="email"
            autoComplete="email"
            description="Se quiser uma resposta."
            error={errors.email?.message}
            {...register('email')}
          />
        ) : null}
        <FormProblems control={control} />
      </form>
      {errors.root?.message === undefined ? null : <Notice tone="danger">{errors.root.message}</Notice>}
    </Dialog>
  )
}

function keysOf<R extends string>(record: Readonly<Record<R, string>>): R[] {
  // What a record of known keys is asked for: its own keys, in their order.
  return Object.keys(record) as R[]
}
