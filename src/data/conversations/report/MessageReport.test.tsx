import type { ReportMessageInput } from '@ribalta/domain/schemas/conversations/conversation'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Page } from '../../../lib/lists/pagedList.ts'
import type { MessageEntry } from '../messages.ts'
import { CONVERSATION, said } from '../testing/conversation.ts'
import MessageReport from './MessageReport.tsx'

type Send = (report: ReportMessageInput) => Promise<void>

const server = vi.hoisted(() => ({
  read: undefined as unknown as (after: number | undefined) => Promise<Page<MessageEntry, number>>,
  send: undefined as unknown as Send,
}))
vi.mock('../messages.ts', () => ({
  readNewestFirst: (_id: string, _token: string | undefined, after: number | undefined) => server.read(after),
}))
vi.mock('../calls.ts', () => ({ reportMessage: (report: ReportMessageInput) => server.send(report) }))
vi.mock('../../callables.ts', () => ({ prepareCalls: () => undefined }))

function open(messages: readonly MessageEntry[]) {
  server.read = () => Promise.resolve({ items: messages, next: undefined })
  const onClose = vi.fn<(isSent: boolean) => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MessageReport
        conversation={CONVERSATION}
        reader="ana"
        open
        returnTo={() => undefined}
        onClose={onClose}
      />
    </QueryClientProvider>,
  )
  return onClose
}

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }))
}
const choose = async (place: number): Promise<void> => {
  const radio = (await screen.findAllByRole('radio'))[place]
  if (radio === undefined) throw new Error('There is no such message')
  fireEvent.click(radio)
}

describe('reporting a message', () => {
  it('offers those of others, with who, when and what they said', async () => {
    open([said(3, 'bia'), said(2, 'ana'), said(1, 'gone')])
    const group = within(await screen.findByRole('radiogroup', { name: 'Qual mensagem?' }))
    expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['m3', 'm1'])
    const radio = group.getByRole('radio', { name: 'Bia Leal, da agência · 24/11/2026 às 09:00' })
    expect(radio).toHaveAccessibleDescription('Texto 3')
  })

  it('asks for one before it goes on', async () => {
    open([said(1, 'bia')])
    const radio = await screen.findByRole('radio')
    press('Continuar')
    expect(screen.getByText('Escolha a mensagem.')).toBeVisible()
    expect(radio).toHaveFocus()
  })

  it('says that there is none, and does not go on', async () => {
    open([said(1, 'ana')])
    expect(await screen.findByText('Nesta conversa ainda não há mensagem de outra pessoa.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Continuar' })).not.toBeInTheDocument()
  })

  it('keeps what was typed while another one is chosen, and sends each under a name of its own, the same again under the same', async () => {
    const send = vi.fn<Send>().mockRejectedValueOnce(new Error('cut')).mockRejectedValueOnce(new Error('cut'))
    server.send = send
    const onClose = open([said(2, 'bia'), said(1, 'bia')])
    await choose(0)
    press('Continuar')
    fireEvent.change(screen.getByRole('combobox', { name: 'Motivo' }), { target: { value: 'golpe' } })
    fireEvent.change(screen.getByRole('textbox', { name: 'O que aconteceu (opcional)' }), {
      target: { value: 'Pediu minha senha' },
    })
    expect(screen.queryByRole('textbox', { name: /e-mail/ })).not.toBeInTheDocument()
    press('Enviar denúncia')
    expect(await screen.findByRole('alert')).toHaveTextContent('A denúncia não saiu daqui')
    press('Enviar denúncia')
    await expect.poll(() => send.mock.calls).toHaveLength(2)
    await screen.findByRole('alert')
    press('Escolher outra mensagem')
    await choose(1)
    press('Continuar')
    send.mockResolvedValueOnce()
    press('Enviar denúncia')
    expect(await screen.findByRole('dialog', { name: 'Denúncia recebida' })).toBeVisible()
    const [first, again, other] = send.mock.calls.map(([report]) => report)
    expect(again).toEqual(first)
    expect(other?.requestId).not.toBe(first?.requestId)
    expect(other).toEqual({
      requestId: other?.requestId,
      conversationId: 'ana',
      messageId: 'm1',
      reason: 'golpe',
      message: 'Pediu minha senha',
    })
    expect(onClose).not.toHaveBeenCalled()
    within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Fechar' })[0]?.click()
    expect(onClose).toHaveBeenCalledExactlyOnceWith(true)
  })
})
