import { zodResolver } from '@hookform/resolvers/zod'
import { MAX_REVIEW_NOTE, reviewNoteSchema } from '@ribalta/domain/schemas/people/review'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Button } from './Button.tsx'
import { Dialog, DialogActions } from './Dialog.tsx'
import { Notice } from './Notice.tsx'
import { TextareaField } from './TextareaField.tsx'

interface NoteFormProps {
  onClose: () => void
  label: string
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

const resolver = zodResolver(z.object({ note: reviewNoteSchema }))

/** Begins anew each time the dialog opens, with what was typed before. */
function NoteForm({ isDangerous = false, ...props }: NoteFormProps) {
  const { onClose, label, action, note, onNote, isBusy, problem, onSend } = props
  const { register, handleSubmit, formState } = useForm({ defaultValues: { note }, resolver })
  return (
    <form noValidate className="contents" onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <TextareaField
        label={label}
        description={`O artista lê este texto no Perfil. Até ${MAX_REVIEW_NOTE.toLocaleString('pt-BR')} caracteres.`}
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
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={isBusy}>
          {action}
        </Button>
      </DialogActions>
    </form>
  )
}
