import { MAX_REVIEW_NOTE, MIN_REVIEW_NOTE } from '@ribalta/domain/schemas/review'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'

export interface NoteDialogProps {
  open: boolean
  onClose: () => void
  title: string
  description: ReactNode
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

function problemOf(note: string): string | undefined {
  const { length } = note.trim()
  if (length < MIN_REVIEW_NOTE) return 'Escreva ao artista o que aconteceu e o que fazer.'
  if (length <= MAX_REVIEW_NOTE) return undefined
  return `O recado tem ${String(length)} caracteres; cabem ${String(MAX_REVIEW_NOTE)}.`
}

/** Asks for the note that goes with a decision. */
export function NoteDialog(props: NoteDialogProps) {
  const { open, onClose, title, description, label, action, isDangerous = false } = props
  const { note, onNote, isBusy, problem, onSend } = props
  const [hasTried, setHasTried] = useState(false)
  const noteProblem = problemOf(note)

  function send(): void {
    setHasTried(true)
    if (noteProblem === undefined) onSend()
  }

  function close(): void {
    if (isBusy) return
    setHasTried(false)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            Cancelar
          </Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} busy={isBusy} onClick={send}>
            {action}
          </Button>
        </>
      }
    >
      <TextareaField
        label={label}
        description={`O artista lê este texto no Perfil. Até ${MAX_REVIEW_NOTE.toLocaleString('pt-BR')} caracteres.`}
        rows={5}
        required
        value={note}
        error={hasTried ? noteProblem : undefined}
        onChange={(event) => {
          onNote(event.currentTarget.value)
        }}
      />
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
    </Dialog>
  )
}
