import { zodResolver } from '@hookform/resolvers/zod'
import { APPLICATION_STATUS_LABELS } from '@ribalta/domain/castings/applicationStatus'
import type { Decision } from '@ribalta/domain/castings/candidateStatus'
import type { AnswerDraft } from '@ribalta/domain/schemas/castings/candidate'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useUnsaved } from '../../../lib/forms/unsaved.ts'
import { type FormKey, useFormDraft } from '../../../lib/forms/useFormDraft.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormProblems } from '../../../ui/FormProblems.tsx'
import { RadioField } from '../../../ui/RadioField.tsx'
import { TextareaField } from '../../../ui/TextareaField.tsx'
import { ANSWER_CHOICES, answerFormSchema, type AnswerValues } from './answerForm.ts'
import type { Problems } from './boardActs.ts'
import { WordsDialog } from './WordsDialog.tsx'

const resolver = zodResolver(answerFormSchema)

export interface AnswerDialogProps {
  title: string
  /** Where what is typed is kept until it is sent. */
  formKey: FormKey
  begun: AnswerValues
  /** What is decided already: only the words can be chosen. */
  decision: Decision | undefined
  isMany: boolean
  onSend: (answer: AnswerDraft) => Promise<Problems>
  /** Absent where nothing can be held back. */
  onHold?: ((draft: AnswerDraft) => Promise<Problems>) | undefined
  /** Lets go of what is held back; absent where nothing is. */
  onDrop?: (() => Promise<Problems>) | undefined
  onClose: () => void
  returnTo: (() => HTMLElement | undefined) | undefined
}

/** What somebody is answered, and what they read with it. What was typed is there again when the dialog was closed without “Cancelar”. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { title, formKey, begun, decision, isMany, onSend, onHold, onDrop, onClose, returnTo } = props
  const [stored] = useState(begun)
  const [problems, setProblems] = useState<Problems>([])
  const [isBusy, setIsBusy] = useState(false)
  const form = useForm<AnswerValues, unknown, AnswerDraft>({
    defaultValues: stored,
    resolver,
    shouldFocusError: false,
  })
  const { isDirty, errors } = form.formState
  const { field: to } = useController({ control: form.control, name: 'to' })
  const forget = useFormDraft(formKey, form, stored)
  useUnsaved(isDirty, { words: 'A resposta que você escreveu ainda não foi enviada.', forget })

  async function run(act: () => Promise<Problems>): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setProblems([])
    const left = await act()
    setIsBusy(false)
    setProblems(left)
    if (left.length > 0) return
    forget()
    onClose()
  }
  const send = form.handleSubmit((answer) => run(() => onSend({ ...answer, to: decision ?? answer.to })))
  const hold = form.handleSubmit((draft) => run(() => onHold?.(draft) ?? Promise.resolve([])))

  return (
    <WordsDialog
      title={title}
      description={
        isMany
          ? 'Cada artista lê a resposta em um minuto. Até lá dá para desfazer.'
          : 'O artista lê a resposta em um minuto. Até lá dá para desfazer.'
      }
      action={isMany ? 'Enviar respostas' : 'Enviar resposta'}
      otherAction={
        onHold === undefined ? null : (
          <Button variant="secondary" onClick={(event) => void hold(event)}>
            Guardar rascunho
          </Button>
        )
      }
      isBusy={isBusy}
      problems={problems}
      onSend={() => void send()}
      forget={forget}
      onClose={onClose}
      returnTo={returnTo}
    >
      {decision === undefined ? (
        <RadioField
          legend="Resposta"
          choices={ANSWER_CHOICES}
          error={errors.to?.message}
          value={to.value}
          onChange={to.onChange}
        />
      ) : (
        <p>
          Resposta: <span className="font-medium">{APPLICATION_STATUS_LABELS[decision]}</span>
        </p>
      )}
      <TextareaField
        label="Mensagem (opcional)"
        rows={5}
        error={errors.message?.message}
        {...form.register('message')}
      />
      <FormProblems control={form.control} />
      {onDrop === undefined ? null : (
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
          <span>
            {isMany ? 'Entre elas há respostas em rascunho.' : 'Esta resposta está guardada em rascunho.'}
          </span>
          <Button variant="quiet" size="small" onClick={() => void run(onDrop)}>
            Descartar rascunho
          </Button>
        </div>
      )}
    </WordsDialog>
  )
}
