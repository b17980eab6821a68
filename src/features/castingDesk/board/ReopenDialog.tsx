import { zodResolver } from '@hookform/resolvers/zod'
import { answerMessageSchema } from '@ribalta/domain/schemas/castings/application'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useUnsaved } from '../../../lib/forms/unsaved.ts'
import { type FormKey, useFormDraft } from '../../../lib/forms/useFormDraft.ts'
import { FormProblems } from '../../../ui/FormProblems.tsx'
import { TextareaField } from '../../../ui/TextareaField.tsx'
import type { Problems } from './boardActs.ts'
import { WordsDialog } from './WordsDialog.tsx'

const message = answerMessageSchema.check(z.minLength(1, 'Escreva por que a inscrição volta.'))
const resolver = zodResolver(z.object({ message }))
const NOTHING = { message: '' }

export interface ReopenDialogProps {
  name: string
  /** Where what is typed is kept until it is sent. */
  formKey: FormKey
  onReopen: (message: string) => Promise<Problems>
  onClose: () => void
  returnTo: () => HTMLElement | undefined
}

/** Takes somebody up again who has read that it is not this time, with words to them. */
export function ReopenDialog({ name, formKey, onReopen, onClose, returnTo }: ReopenDialogProps) {
  const [problems, setProblems] = useState<Problems>([])
  const form = useForm({ defaultValues: NOTHING, resolver, shouldFocusError: false })
  const { isDirty, isSubmitting, errors } = form.formState
  const forget = useFormDraft(formKey, form, NOTHING)
  useUnsaved(isDirty, { words: 'A mensagem que você escreveu ainda não foi enviada.', forget })

  const reopen = form.handleSubmit(async (typed) => {
    setProblems([])
    const left = await onReopen(typed.message)
    setProblems(left)
    if (left.length > 0) return
    forget()
    onClose()
  })

  return (
    <WordsDialog
      title={`Reabrir a inscrição de ${name}`}
      description="A inscrição volta para “Pré-selecionados”, e o artista lê a mensagem em um minuto."
      action="Reabrir"
      isBusy={isSubmitting}
      problems={problems}
      onSend={() => void reopen()}
      forget={forget}
      onClose={onClose}
      returnTo={returnTo}
    >
      <TextareaField
        label="Mensagem"
        rows={5}
        required
        error={errors.message?.message}
        {...form.register('message')}
      />
      <FormProblems control={form.control} />
    </WordsDialog>
  )
}
