import { MAX_ANSWER_MESSAGE } from '@ribalta/domain/castings/casting'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AnswerDialog, type AnswerDialogProps } from './AnswerDialog.tsx'

afterEach(() => {
  sessionStorage.clear()
})

function open(changes: Partial<AnswerDialogProps> = {}) {
  const onSend = vi.fn<AnswerDialogProps['onSend']>(() => Promise.resolve([]))
  const onHold = vi.fn<NonNullable<AnswerDialogProps['onHold']>>(() => Promise.resolve([]))
  const onClose = vi.fn<() => void>()
  const { unmount } = render(
    <AnswerDialog
      title="Responder Ana"
      formKey="form.answer.ana"
      begun={{ to: '', message: '' }}
      decision={undefined}
      isMany={false}
      onSend={onSend}
      onHold={onHold}
      onClose={onClose}
      returnTo={undefined}
      {...changes}
    />,
  )
  return { onSend, onHold, onClose, unmount }
}

const message = () => screen.getByLabelText('Mensagem (opcional)')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('an answer', () => {
  it('is sent with its message once it was chosen', async () => {
    const { onSend, onClose } = open()
    await userEvent.type(message(), 'Parabéns!')
    await press('Enviar resposta')
    expect(screen.getByText('Escolha a resposta.')).toBeTruthy()
    expect(onSend).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('radio', { name: 'Aprovado' }))
    await press('Enviar resposta')
    expect(onSend).toHaveBeenCalledWith({ to: 'selected', message: 'Parabéns!' })
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('is held back likewise', async () => {
    const { onHold, onSend } = open()
    await userEvent.click(screen.getByRole('radio', { name: 'Não foi desta vez' }))
    await press('Guardar rascunho')
    expect(onHold).toHaveBeenCalledWith({ to: 'declined', message: '' })
    expect(onSend).not.toHaveBeenCalled()
  })

  it('that is too long is neither cut nor sent', async () => {
    const { onSend } = open({ begun: { to: 'declined', message: '' } })
    fireEvent.change(message(), { target: { value: 'a'.repeat(MAX_ANSWER_MESSAGE + 1) } })
    await press('Enviar resposta')
    expect(screen.getByText('Mensagem: no máximo 1000 caracteres.')).toBeTruthy()
    expect(onSend).not.toHaveBeenCalled()
  })

  it('that came to nothing stays as it was written, with the reason', async () => {
    const { onClose } = open({
      begun: { to: 'declined', message: 'Até breve.' },
      onSend: () => Promise.resolve(['O servidor não respondeu.']),
    })
    await press('Enviar resposta')
    expect(screen.getByRole('alert').textContent).toBe('O servidor não respondeu.')
    expect(screen.getByDisplayValue('Até breve.')).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('is there again when the dialog was only closed, and not after “Cancelar”', async () => {
    const first = open()
    await userEvent.type(message(), 'Quase pronto')
    await userEvent.keyboard('{Escape}')
    expect(first.onClose).toHaveBeenCalledTimes(1)
    first.unmount()
    const second = open()
    expect(screen.getByDisplayValue('Quase pronto')).toBeTruthy()
    await press('Cancelar')
    second.unmount()
    open()
    expect(screen.queryByDisplayValue('Quase pronto')).toBeNull()
  })

  it('that is decided is asked about no more, only its words', async () => {
    const { onSend } = open({ begun: { to: 'selected', message: 'Parabéns!' }, decision: 'selected' })
    expect(screen.queryByRole('radio')).toBeNull()
    await userEvent.type(message(), ' Ligamos amanhã.')
    await press('Enviar resposta')
    expect(onSend).toHaveBeenCalledWith({ to: 'selected', message: 'Parabéns! Ligamos amanhã.' })
  })
})
