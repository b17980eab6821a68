import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Button } from './Button.tsx'
import { Confirmation } from './Confirmation.tsx'
import { Dialog, DialogActions } from './Dialog.tsx'
import { FormActions } from './FormActions.tsx'
import { Notice } from './Notice.tsx'
import { TextareaField } from './TextareaField.tsx'

/** Why a note can't be sent any more: what someone else did while it was written. */
export interface Overtaken {
  readonly words: string
  /** The note can be sent another time, so that closing loses nothing. */
  readonly isKept?: boolean
}

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
  overtaken?: Overtaken | undefined
  onSend: () => void
}

export interface NoteDialogProps extends NoteFormProps {
  open: boolean
  title: string
  description: ReactNode
}

/** Asks for the note that goes with a decision. It stays open when someone else has decided meanwhile, with what was typed. */
export function NoteDialog({ open, title, description, ...form }: NoteDialogProps) {
  const { isBusy, note, overtaken, onNote, onClose } = form
  const [isLeaving, setIsLeaving] = useState(false)
  function close(): void {
    if (isBusy) return
    if (overtaken !== undefined && overtaken.isKept !== true && note.trim() !== '') setIsLeaving(true)
    else onClose()
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
      <Confirmation
        open={isLeaving}
        onClose={() => {
          setIsLeaving(false)
        }}
        title="Descartar o que você escreveu?"
        action="Descartar"
        onConfirm={() => {
          onNote('')
          onClose()
        }}
      >
        Não foi enviado e vai se perder.
      </Confirmation>
    </Dialog>
  )
}

/** Begins anew each time the dialog opens, with what was typed before. */
function NoteForm({ isDangerous = false, ...props }: NoteFormProps) {
  const { onClose, label, hint, schema, action, note, onNote, isBusy, problem, overtaken, onSend } = props
  const resolver = useMemo(() => zodResolver(z.object({ note: schema })), [schema])
  const { register, handleSubmit, formState } = useForm({ defaultValues: { note }, resolver })
  return (
    <form
      noValidate
      className="contents"
      onSubmit={(event) => {
        if (overtaken === undefined) void handleSubmit(onSend)(event)
        else event.preventDefault()
      }}
    >
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
      {overtaken === undefined ? (
        <>
          {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
          <FormActions action={action} isDangerous={isDangerous} isBusy={isBusy} onBack={onClose} />
        </>
      ) : (
        <>
          <Notice tone="danger">
            <p className="font-medium">{overtaken.words}</p>
            <p className="mt-1">
              {overtaken.isKept === true
                ? 'Feche para ver como ficou. O que você escreveu continua aqui.'
                : 'O que você escreveu não foi enviado e continua aqui para você copiar.'}
            </p>
          </Notice>
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              Fechar e ver como ficou
            </Button>
          </DialogActions>
        </>
      )}
    </form>
  )
}
