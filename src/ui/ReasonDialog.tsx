import { useState } from 'react'
import * as z from 'zod/mini'
import { useAttempt } from '../lib/loading/useAttempt.ts'
import { useUnsaved } from '../lib/forms/unsaved.ts'
import { NoteDialog, type NoteDialogProps } from './NoteDialog.tsx'

export interface ReasonDialogProps extends Pick<
  NoteDialogProps,
  'open' | 'onClose' | 'title' | 'description' | 'schema' | 'action' | 'isDangerous' | 'overtaken'
> {
  /** What is said where the server did not say why. */
  failure: string
  onSend: (reason: string) => Promise<void>
}

/** Asks for a reason and sends it; what was typed stays while the page does. */
export default function ReasonDialog({
  failure,
  schema,
  overtaken,
  onClose,
  onSend,
  ...dialog
}: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  useUnsaved(reason.trim() !== '', {
    words: 'O motivo que você escreveu ainda não foi enviado.',
    forget: () => {
      setReason('')
    },
  })
  const { isBusy, problem, attempt } = useAttempt({ logged: 'A reason could not be sent', words: failure })
  const [given] = useState(() =>
    z.pipe(z.string().check(z.trim(), z.minLength(3, 'Escreva o motivo em poucas palavras.')), schema),
  )

  const send = (): Promise<void> =>
    attempt(async () => {
      await onSend(reason.trim())
      setReason('')
      onClose()
    })

  return (
    <NoteDialog
      {...dialog}
      // The user’s own decision overtakes no one.
      overtaken={isBusy ? undefined : overtaken}
      label="Motivo"
      schema={given}
      note={reason}
      onNote={setReason}
      isBusy={isBusy}
      problem={problem}
      onSend={() => void send()}
      onClose={onClose}
    />
  )
}
