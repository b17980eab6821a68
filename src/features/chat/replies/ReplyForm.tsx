import { zodResolver } from '@hookform/resolvers/zod'
import { NAME_PLACE } from '@ribalta/domain/conversations/quickReply'
import { quickReplyFormSchema } from '@ribalta/domain/schemas/conversations/quickReply'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { keepReplyMutation } from '../../../data/quickReplies/queries.ts'
import type { ReplyEntry } from '../../../data/quickReplies/quickReplies.ts'
import { useUnsaved } from '../../../lib/forms/unsaved.ts'
import { useIsCutOff } from '../../../lib/loading/useIsCutOff.ts'
import { Confirmation } from '../../../ui/Confirmation.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormActions } from '../../../ui/FormActions.tsx'
import { FormProblems } from '../../../ui/FormProblems.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextareaField } from '../../../ui/TextareaField.tsx'
import { TextField } from '../../../ui/TextField.tsx'

export interface ReplyFormProps {
  /** A new one where there is none. */
  reply: ReplyEntry | undefined
  onSaved: () => void
  onClose: () => void
}

const resolver = zodResolver(quickReplyFormSchema)
const LOST = 'O que você escreveu nesta resposta ainda não foi salvo e vai se perder.'

/** What the team says often, written for the first time or better. */
export function ReplyForm({ reply, onSaved, onClose }: ReplyFormProps) {
  const { mutateAsync, isError } = useMutation(keepReplyMutation)
  const [isAsking, setIsAsking] = useState(false)
  const isCutOff = useIsCutOff()
  const { control, register, handleSubmit, formState } = useForm({
    defaultValues: { title: reply?.title ?? '', text: reply?.text ?? '' },
    resolver,
    shouldFocusError: false,
  })
  const { errors, isDirty, isSubmitting } = formState
  useUnsaved(isDirty, { words: LOST, isPerQuery: true })

  const submit = handleSubmit(async (typed) => {
    try {
      await mutateAsync({ ...typed, id: reply?.id })
    } catch {
      // Logged where every change is, and told below.
      return
    }
    onSaved()
  })

  function close(): void {
    if (isDirty) setIsAsking(true)
    else onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      title={reply === undefined ? 'Nova resposta' : 'Editar resposta'}
      description="Toda a equipe usa e pode mudar."
    >
      <form
        noValidate
        className="contents"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSubmitting) void submit(event)
        }}
      >
        <TextField
          label="Título"
          required
          autoComplete="off"
          readOnly={isSubmitting}
          error={errors.title?.message}
          {...register('title')}
        />
        <TextareaField
          label="Resposta"
          description={`${NAME_PLACE} vira o nome da pessoa com quem se conversa.`}
          required
          rows={6}
          readOnly={isSubmitting}
          error={errors.text?.message}
          {...register('text')}
        />
        {isSubmitting && isCutOff ? (
          <Notice tone="warning">
            Sem conexão: a resposta é salva quando ela voltar. Deixe esta página aberta.
          </Notice>
        ) : isError && !isSubmitting ? (
          <Notice tone="danger">
            A resposta não foi salva. O que você escreveu continua aqui: verifique sua conexão e tente de
            novo.
          </Notice>
        ) : null}
        <FormActions action="Salvar" isBusy={isSubmitting} onBack={close} />
        <FormProblems control={control} />
      </form>
      <Confirmation
        open={isAsking}
        onClose={() => {
          setIsAsking(false)
        }}
        title="Fechar sem salvar?"
        action="Fechar sem salvar"
        onConfirm={onClose}
      >
        {LOST}
      </Confirmation>
    </Dialog>
  )
}
