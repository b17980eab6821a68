import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Dialog } from './Dialog.tsx'
import { FormActions } from './FormActions.tsx'
import { Notice } from './Notice.tsx'
import { TextareaField } from './TextareaField.tsx'

interface NoteFormProps {
  onClose: () => void
  label: string
  /** Who reads it, and how long it may be. */
  hint?: string
  /** What is a note; asked here as the server asks it. */
  schema: z.ZodMiniType<string, string>
  action: string
  isDangerous?: boolean
  /** Held outside, so that nothing that was typed goes with the dialog. */
  note: string
  onNote: (note: string) => void
  isBusy: boolean
  problem: string | undefined
  onSend: () => void
}

export interface NoteDialogProps extends NoteFormProps {
  open: boolean
  title: string
  description: ReactNode
}

/** Asks for the note that goes with a decision. */
export function NoteDialog({ open, title, description, ...form }: NoteDialogProps) {
  function close(): void {
    if (!form.isBusy) form.onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      title={title}
      description={description}
    >
      <NoteForm {...form} onClose={close} />
    </Dialog>
  )
}

/** Begins anew each time the dialog opens, with what was typed before. */
function NoteForm({ isDangerous = false, ...props }: NoteFormProps) {
  const { onClose, label, hint, schema, action, note, onNote, isBusy, problem, onSend } = props
  const resolver = useMemo(() => zodResolver(z.object({ note: schema })), [schema])
  const { register, handleSubmit, formState } = useForm({ defaultValues: { note }, resolver })
  return (
    <form noValidate className="contents" onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <TextareaField
        label={label}
        description={hint}
        rows={5}
        required
        error={formState.errors.note?.message}
        {...register('note', {
          onChange: ({ target }: { target: HTMLTextAreaElement }) => {
            onNote(target.value)
          },
        })}
      />
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      <FormActions action={action} isDangerous={isDangerous} isBusy={isBusy} onBack={onClose} />
    </form>
  )
}
