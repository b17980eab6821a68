import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { NoteDialog, type Overtaken } from './NoteDialog.tsx'

const schema = z.string()

function Dialog(props: { overtaken?: Overtaken; onSend: () => void; onClose: () => void }) {
  const [note, setNote] = useState('')
  return (
    <NoteDialog
      {...props}
      open
      title="Recusar Lia?"
      description="O perfil é suspenso."
      label="Motivo"
      schema={schema}
      action="Recusar"
      note={note}
      onNote={setNote}
      isBusy={false}
      problem={undefined}
    />
  )
}

function open() {
  const onSend = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  const { rerender } = render(<Dialog onSend={onSend} onClose={onClose} />)
  const field = screen.getByLabelText(/^Motivo/)
  fireEvent.change(field, { target: { value: 'As fotos são antigas.' } })
  const overtake = (isKept = false): void => {
    const overtaken = { words: 'Ana Souza aprovou este perfil às 10:42.', isKept }
    rerender(<Dialog overtaken={overtaken} onSend={onSend} onClose={onClose} />)
  }
  return { onSend, onClose, field, overtake }
}

it('keeps what was typed when someone else has decided, says who, and no longer sends it', () => {
  const { onSend, field, overtake } = open()
  overtake()
  expect(field).toHaveValue('As fotos são antigas.')
  expect(screen.getByRole('alert')).toHaveTextContent('Ana Souza aprovou este perfil às 10:42.')
  expect(screen.queryByRole('button', { name: 'Recusar' })).toBeNull()
  fireEvent.submit(field)
  expect(onSend).not.toHaveBeenCalled()
})

it('asks before it closes over a text that can no longer be sent', async () => {
  const { onClose, field, overtake } = open()
  overtake()
  await userEvent.click(screen.getByRole('button', { name: 'Fechar e ver como ficou' }))
  expect(screen.getByRole('dialog', { name: 'Descartar o que você escreveu?' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(onClose).not.toHaveBeenCalled()
  expect(field).toHaveValue('As fotos são antigas.')
  await userEvent.click(screen.getByRole('button', { name: 'Fechar e ver como ficou' }))
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('closes without asking when the text can be sent later', async () => {
  const { onClose, overtake } = open()
  overtake(true)
  await userEvent.click(screen.getByRole('button', { name: 'Fechar e ver como ficou' }))
  expect(onClose).toHaveBeenCalledOnce()
})
