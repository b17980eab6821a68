import { MAX_QUICK_REPLIES } from '@ribalta/domain/conversations/quickReply'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../data/queryClient.ts'
import type { ReplyEntry } from '../../../data/quickReplies/quickReplies.ts'
import { unsaved } from '../../../lib/forms/unsaved.ts'
import RepliesDialog from './RepliesDialog.tsx'

const server = vi.hoisted(() => ({
  replies: [] as ReplyEntry[],
  keep: undefined as unknown as (reply: object) => Promise<void>,
  delete: undefined as unknown as (id: string) => Promise<void>,
}))
vi.mock('../../../data/quickReplies/quickReplies.ts', () => ({
  readQuickReplies: () => Promise.resolve(server.replies),
  keepQuickReply: (reply: object) => server.keep(reply),
  deleteQuickReply: (id: string) => server.delete(id),
}))

const updatedAt = { seconds: 1, nanoseconds: 0 }
const reply = (id: string, title: string, text: string): ReplyEntry => ({ id, title, text, updatedAt })

const insert = vi.fn<(text: string) => void>()
const onClose = vi.fn<() => void>()

function open({ name }: { name: string | undefined } = { name: 'Ana Prado' }): void {
  const field = document.createElement('textarea')
  const composer = { current: { takeBack: vi.fn<() => void>(), insert, field: () => field } }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RepliesDialog name={name} composer={composer} onClose={onClose} />
    </QueryClientProvider>,
  )
}

const list = () => screen.findByRole('list', { name: 'Respostas' })
const form = () => within(screen.getByRole('dialog', { name: 'Nova resposta' }))

beforeEach(() => {
  insert.mockClear()
  onClose.mockClear()
  server.replies = [
    reply('a', 'Boas-vindas', 'Oi, {nome}!'),
    reply('b', 'Endereço', 'Ficamos na Rua das Acácias.'),
  ]
  server.keep = () => Promise.resolve()
  server.delete = () => Promise.resolve()
})

afterEach(() => {
  window.dispatchEvent(new Event('online'))
})

describe('choosing what the team says often', () => {
  it('puts it into the message with the other person’s name, and closes', async () => {
    const user = userEvent.setup()
    open()
    await user.click(within(await list()).getByRole('button', { name: 'Boas-vindas' }))
    expect(insert.mock.calls).toEqual([['Oi, Ana Prado!']])
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('leaves the place of a name that nobody has', async () => {
    const user = userEvent.setup()
    open({ name: undefined })
    await user.click(within(await list()).getByRole('button', { name: 'Boas-vindas' }))
    expect(insert.mock.calls).toEqual([['Oi, {nome}!']])
  })

  it('takes with Enter the first that was found, and nothing before anything is typed', async () => {
    const user = userEvent.setup()
    open()
    await list()
    const search = screen.getByRole('searchbox', { name: 'Procurar' })
    expect(search).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(insert).not.toHaveBeenCalled()
    await user.keyboard('nada disso')
    expect(screen.getByText('Nenhuma resposta com essas palavras.')).toBeVisible()
    await user.keyboard('{Enter}')
    expect(insert).not.toHaveBeenCalled()
    await user.clear(search)
    await user.keyboard('acacias{Enter}')
    expect(insert.mock.calls).toEqual([['Ficamos na Rua das Acácias.']])
  })
})

describe('keeping what the team says often', () => {
  it('keeps what was typed where saving fails, and closes once it is saved', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const keep = vi.fn<typeof server.keep>().mockRejectedValueOnce(new Error('cut')).mockResolvedValueOnce()
    server.keep = keep
    const user = userEvent.setup()
    open()
    await user.click(await screen.findByRole('button', { name: 'Nova resposta' }))
    await user.click(form().getByRole('button', { name: 'Salvar' }))
    expect(await form().findByText('Título: não pode ficar em branco.')).toBeVisible()
    await user.type(form().getByLabelText('Título'), 'Figurino')
    await user.type(form().getByLabelText('Resposta'), 'Por nossa conta.')
    await user.click(form().getByRole('button', { name: 'Salvar' }))
    expect(await form().findByRole('alert')).toHaveTextContent('A resposta não foi salva')
    expect(form().getByLabelText('Resposta')).toHaveValue('Por nossa conta.')
    await user.click(form().getByRole('button', { name: 'Salvar' }))
    await expect.poll(() => screen.queryByRole('dialog', { name: 'Nova resposta' })).toBeNull()
    expect(await screen.findByText('Resposta salva.')).toBeVisible()
    expect(keep).toHaveBeenLastCalledWith({ id: undefined, title: 'Figurino', text: 'Por nossa conta.' })
  })

  it('asks before what was typed is thrown away, and tells those who would leave the page', async () => {
    const user = userEvent.setup()
    open()
    await user.click(await screen.findByRole('button', { name: 'Editar Boas-vindas' }))
    const field = screen.getByLabelText('Resposta')
    expect(field).toHaveValue('Oi, {nome}!')
    await user.type(field, ' Tudo bem?')
    expect(unsaved.current().size).toBe(1)
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Cancelar' }))
    expect(screen.getByLabelText('Resposta')).toHaveValue('Oi, {nome}! Tudo bem?')
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Fechar sem salvar' }))
    await expect.poll(() => screen.queryByRole('dialog', { name: 'Editar resposta' })).toBeNull()
    expect(unsaved.current().size).toBe(0)
    expect(await list()).toBeVisible()
  })

  it('says while there is no connection that it is not saved yet', async () => {
    server.keep = () => new Promise(() => undefined)
    const user = userEvent.setup()
    open()
    await user.click(await screen.findByRole('button', { name: 'Nova resposta' }))
    await user.type(form().getByLabelText('Título'), 'Figurino')
    await user.type(form().getByLabelText('Resposta'), 'Por nossa conta.')
    await user.click(form().getByRole('button', { name: 'Salvar' }))
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(await form().findByText(/^Sem conexão: a resposta é salva quando ela voltar/)).toBeVisible()
    expect(form().getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-busy', 'true')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Fechar sem salvar?' })).toBeVisible()
  })

  it('says where deleting failed', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    server.delete = () => Promise.reject(new Error('cut'))
    const user = userEvent.setup()
    open()
    await user.click(await screen.findByRole('button', { name: 'Excluir Endereço' }))
    await user.click(screen.getByRole('button', { name: 'Excluir resposta' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível excluir')
  })

  it('says that there is no room for more', async () => {
    server.replies = Array.from({ length: MAX_QUICK_REPLIES }, (_, index) =>
      reply(String(index), `Resposta ${String(index)}`, 'Oi'),
    )
    open()
    expect(await screen.findByText(/já guarda 50 respostas/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Nova resposta' })).toBeNull()
  })
})
