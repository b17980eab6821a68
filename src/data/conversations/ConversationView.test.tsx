import type { SendMessageInput, SendMessageResult } from '@ribalta/domain/schemas/conversations/conversation'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFor, noteLeaving } from '../../lib/keptStorage.ts'
import type * as InboxModule from '../inboxes/inbox.ts'
import { ownInbox } from '../inboxes/inbox.ts'
import type { ComposerHandle } from './composer/composerHandle.ts'
import type { ConversationEntry } from './conversations.ts'
import { ConversationView, type ConversationViewProps } from './ConversationView.tsx'
import type { MessageEntry } from './messages.ts'
import { CONVERSATION as ANAS, said, TIME } from './testing/conversation.ts'

type Tell = (messages: readonly MessageEntry[]) => void
type Send = (input: SendMessageInput) => Promise<SendMessageResult>

const server = vi.hoisted(() => ({
  tell: undefined as Tell | undefined,
  fail: undefined as ((error: unknown) => void) | undefined,
  readBefore: undefined as unknown as (id: string, n: number) => Promise<readonly MessageEntry[]>,
  send: undefined as unknown as Send,
  marked: [] as number[],
}))

vi.mock('./messages.ts', () => ({
  watchNewest: (_id: string, onValue: Tell, onError: (error: unknown) => void) => {
    server.tell = onValue
    server.fail = onError
    return Promise.resolve(() => undefined)
  },
  readBefore: (id: string, n: number) => server.readBefore(id, n),
}))
// The browser of these tests keeps no files.
vi.mock('./attachments/deviceBytes.ts', () => ({
  areBytesKept: () => true,
  bytesOf: () => Promise.resolve(undefined),
  forgetBytes: () => Promise.resolve(),
  keepBytes: () => Promise.resolve(),
  sweepBytes: () => Promise.resolve(),
}))
vi.mock('./calls.ts', () => ({ sendMessage: (input: SendMessageInput) => server.send(input) }))
vi.mock('../inboxes/inbox.ts', async (original) => ({
  ...(await original<typeof InboxModule>()),
  markRead: (_reader: string, _id: string, n: number) => {
    server.marked.push(n)
    return Promise.resolve()
  },
}))

const CONVERSATION: ConversationEntry = {
  ...ANAS,
  participants: ['bia', 'ana', 'caio'],
  names: { ...ANAS.names, caio: 'Caio Reis' },
  moves: [{ kind: 'came', uid: 'caio', n: 1, at: TIME }],
  n: 2,
}

function open(props: Partial<ConversationViewProps> = {}) {
  const view = (more: Partial<ConversationViewProps>) => (
    <MemoryRouter>
      <ConversationView conversation={CONVERSATION} reader="ana" {...props} {...more} />
    </MemoryRouter>
  )
  const { rerender, unmount } = render(view({}))
  return {
    unmount,
    change: (more: Partial<ConversationViewProps>) => {
      rerender(view(more))
    },
  }
}

function show(...messages: readonly MessageEntry[]): void {
  act(() => server.tell?.(messages))
}

const log = () => within(screen.getByRole('log', { name: 'Mensagens' }))
const field = () => screen.getByRole('textbox', { name: 'Mensagem' })
const write = (text: string): void => {
  fireEvent.change(field(), { target: { value: text } })
}
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }))
}
const scrollTo = (top: number): void => {
  const scroller = screen.getByRole('log')
  scroller.scrollTop = top
  fireEvent.scroll(scroller)
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  server.send = () => new Promise(() => undefined)
  server.readBefore = () => new Promise(() => undefined)
  server.marked = []
  keepFor('ana')
})
afterEach(() => {
  // Whoever leaves takes the outbox along.
  noteLeaving()
  keepFor(null)
  vi.unstubAllGlobals()
})

describe('what stands beside the field', () => {
  function openWithTools() {
    const composer: { current: ComposerHandle | null } = { current: null }
    const onSlash = vi.fn<() => void>()
    const buttons = <button type="button">Respostas</button>
    const { unmount } = open({ tools: { buttons, onSlash, composer } })
    return { composer, onSlash, close: unmount }
  }

  it('puts a text where the caret is and leaves what was typed', () => {
    const { composer } = openWithTools()
    expect(screen.getByRole('button', { name: 'Respostas' })).toBeVisible()
    write('Bom dia. Até lá!')
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' })
    area.setSelectionRange(8, 8)
    act(() => composer.current?.insert('O endereço segue.'))
    expect(area).toHaveValue('Bom dia. O endereço segue. Até lá!')
    expect(area.selectionEnd).toBe('Bom dia. O endereço segue.'.length)
  })

  it('writes on behind what was kept', () => {
    const first = openWithTools()
    write('Bom dia.')
    first.close()
    const { composer } = openWithTools()
    act(() => composer.current?.insert('Até lá!'))
    expect(field()).toHaveValue('Bom dia. Até lá!')
  })

  it('is asked for by “/” in the empty field alone', () => {
    const { onSlash } = openWithTools()
    expect(fireEvent.keyDown(field(), { key: '/' })).toBe(false)
    expect(onSlash).toHaveBeenCalledOnce()
    write('1')
    expect(fireEvent.keyDown(field(), { key: '/' })).toBe(true)
    expect(onSlash).toHaveBeenCalledOnce()
  })
})

describe('a conversation', () => {
  it('shows an artist who of the agency speaks and who came in', () => {
    open()
    show(said(1, 'bia'), said(2, 'gone'))
    expect(log().getByText('Bia Leal, da agência')).toBeVisible()
    expect(log().getByText('Caio Reis, da agência entrou na conversa')).toBeVisible()
    expect(log().getByText('Conta excluída')).toBeVisible()
    expect(log().getAllByText('09:00')).toHaveLength(2)
  })

  it('keeps the lines of a text and makes links of its addresses that give nothing away', () => {
    open()
    show(said(1, 'bia', { text: 'Oi!\nVeja https://a.example/x.' }))
    const link = log().getByRole('link', { name: 'https://a.example/x' })
    expect(link).toHaveAttribute('href', 'https://a.example/x')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    expect(link.parentElement).toHaveTextContent('Oi! Veja https://a.example/x.')
  })

  it('leads the artist to what a message is about', () => {
    open()
    show(said(1, 'bia', { about: { kind: 'test', id: 'cozinha', title: 'Cozinha' } }))
    expect(log().getByRole('link', { name: 'Teste Cozinha' })).toHaveAttribute('href', '/teste/cozinha')
  })

  it('says that nobody wrote yet, and that it is not being followed any more, with a way on', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    open()
    show()
    expect(log().getByText('Ninguém escreveu ainda.')).toBeVisible()
    act(() => server.fail?.(new Error('gone')))
    expect(screen.getByRole('alert')).toHaveTextContent('As mensagens não vieram')
    press('Tentar novamente')
    await expect.poll(() => screen.queryByRole('alert')).toBeNull()
  })

  it('says that its reader is out once the server refuses the messages, and no more when they are in again', () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    open()
    show(said(1, 'bia'))
    act(() => server.fail?.(Object.assign(new Error('no'), { code: 'permission-denied' })))
    expect(screen.getByRole('alert')).toHaveTextContent('Você não está mais nesta conversa')
    expect(log().getByText('Texto 1')).toBeVisible()
    press('Tentar novamente')
    show(said(1, 'bia'), said(2, 'bia'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(log().getByText('Texto 2')).toBeVisible()
  })

  it('reads what was said before on demand, says where that failed, and goes on from there', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const read = vi.fn<typeof server.readBefore>().mockRejectedValueOnce(new Error('cut'))
    read.mockResolvedValueOnce([said(1, 'bia'), said(2, 'bia')])
    server.readBefore = read
    open()
    show(said(3, 'bia'))
    press('Mensagens anteriores')
    expect(await log().findByText(/As mensagens anteriores não vieram/)).toBeVisible()
    const button = screen.getByRole('button', { name: 'Mensagens anteriores' })
    button.focus()
    fireEvent.click(button)
    expect(await log().findByText('Texto 1')).toBeVisible()
    expect(read.mock.calls).toEqual([
      ['ana', 3],
      ['ana', 3],
    ])
    // There is nothing before it: who asked goes on in the conversation.
    expect(screen.getByRole('log')).toHaveFocus()
  })

  it('is read as far as its end is in view, and says what came while it was not', () => {
    ownInbox.set({ reader: 'ana', inbox: { last: { ana: 2 }, read: { ana: 1 } } })
    open()
    show(said(1, 'bia'), said(2, 'bia'))
    expect(log().getByText('Novas mensagens')).toBeVisible()
    expect(server.marked.at(-1)).toBe(2)
    scrollTo(-500)
    show(said(1, 'bia'), said(2, 'bia'), said(3, 'bia'), said(4, 'ana'), said(5, 'bia'))
    expect(server.marked.at(-1)).toBe(2)
    press('2 mensagens novas')
    expect(screen.queryByRole('button', { name: /nova/ })).not.toBeInTheDocument()
    expect(server.marked.at(-1)).toBe(5)
    expect(screen.getByRole('log')).toHaveFocus()
  })
})

describe('writing', () => {
  it('sends with the button and with Enter, breaks the line with Shift, and sends nothing that is blank', () => {
    const send = vi.fn<Send>(() => new Promise(() => undefined))
    server.send = send
    open()
    show()
    write('  ')
    press('Enviar')
    expect(log().queryByText('Enviando…')).not.toBeInTheDocument()
    write('Oi ')
    press('Enviar')
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    write('Tudo bem?')
    fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true })
    expect(field()).toHaveValue('Tudo bem?')
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(field()).toHaveValue('')
    expect(log().getByText('Oi')).toBeVisible()
    expect(log().getByText('Tudo bem?')).toBeVisible()
    expect(log().getAllByText('Enviando…')).toHaveLength(1)
  })

  it('breaks the line with Enter where one writes on glass, and sends with Ctrl and Enter', () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
    open()
    show()
    write('Oi')
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(field()).toHaveValue('Oi')
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
    expect(field()).toHaveValue('')
  })

  it('keeps what is typed on the device until it is sent', () => {
    const { unmount } = open()
    write('Ainda não')
    unmount()
    open()
    expect(field()).toHaveValue('Ainda não')
    show()
    press('Enviar')
    expect(localStorage.getItem('ribalta.message.ana')).toBeNull()
  })

  it('counts near the end, and does not send what is too long', () => {
    open()
    show()
    write('a'.repeat(3799))
    expect(screen.queryByText(/de 4.000 caracteres/)).not.toBeInTheDocument()
    write('a'.repeat(3800))
    expect(screen.getByText('3.800 de 4.000 caracteres')).toBeVisible()
    write('a'.repeat(4002))
    press('Enviar')
    expect(field()).toHaveAccessibleDescription(/longa demais: tire 2 caracteres/)
    expect(field()).toHaveValue('a'.repeat(4002))
  })

  it('says what the next message is about until that is sent or put aside', () => {
    const onAboutDone = vi.fn<() => void>()
    const send = vi.fn<Send>(() => new Promise(() => undefined))
    server.send = send
    const { change } = open({
      reader: 'bia',
      about: { kind: 'casting', id: 'noite', title: 'Noite' },
      onAboutDone,
    })
    show()
    press('Tirar')
    expect(onAboutDone).toHaveBeenCalledOnce()
    write('Veja só')
    press('Enviar')
    expect(onAboutDone).toHaveBeenCalledTimes(2)
    expect(log().getByRole('link', { name: 'Casting Noite' })).toHaveAttribute(
      'href',
      '/casting?casting=noite',
    )
    change({ about: undefined })
    expect(screen.queryByRole('button', { name: 'Tirar' })).not.toBeInTheDocument()
  })

  it('is not offered where nobody writes, and it is said why', () => {
    open({ closed: 'A agência fala com seu responsável.' })
    show(said(1, 'bia'))
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.getByText('A agência fala com seu responsável.')).toBeVisible()
  })
})

describe('what was written and is not in the conversation yet', () => {
  it('is shown as sent once the server has it, and once when the conversation shows it, too', async () => {
    const answer = Promise.withResolvers<SendMessageResult>()
    const send = vi.fn<Send>(() => answer.promise)
    server.send = send
    open()
    show(said(1, 'bia'))
    write('Oi')
    press('Enviar')
    await expect.poll(() => send.mock.calls).toHaveLength(1)
    const id = send.mock.calls[0]?.[0].messageId ?? ''
    // The conversation is told before its sender is.
    show(said(1, 'bia'), said(2, 'ana', { id, text: 'Oi' }))
    expect(log().getAllByText('Oi')).toHaveLength(1)
    answer.resolve({ n: 2 })
    await expect.poll(() => localStorage.getItem(`ribalta.outbox.${id}`)).toBeNull()
    expect(log().getAllByText('Oi')).toHaveLength(1)
    expect(log().queryByText('Enviando…')).not.toBeInTheDocument()
  })

  it('is not lost while the connection is cut, and says that it waits', async () => {
    server.send = () => Promise.reject(Object.assign(new Error('internal'), { code: 'functions/internal' }))
    open()
    show()
    write('Oi')
    press('Enviar')
    expect(await log().findByText('Esperando a conexão…')).toBeVisible()
  })

  it('is said to be refused in the server’s words, and can be sent again, changed or put away', async () => {
    const refusal = Object.assign(new Error('Isso o artista não pode ver.'), {
      code: 'functions/failed-precondition',
    })
    const send = vi.fn<Send>(() => Promise.reject(refusal))
    server.send = send
    open()
    show()
    write('Oi')
    press('Enviar')
    expect(await log().findByText('Isso o artista não pode ver.')).toBeVisible()
    expect(screen.getByText('Mensagem não enviada: Isso o artista não pode ver.')).toBeInTheDocument()
    press('Tentar de novo')
    await expect.poll(() => new Set(send.mock.calls.map(([{ messageId }]) => messageId)).size).toBe(2)
    await log().findByText('Isso o artista não pode ver.')
    write('Mais')
    press('Editar')
    expect(field()).toHaveValue('Oi\nMais')
    expect(field()).toHaveFocus()
    expect(log().queryByText('Oi')).not.toBeInTheDocument()
    press('Enviar')
    await log().findByText('Isso o artista não pode ver.')
    press('Apagar')
    expect(log().queryByText('Isso o artista não pode ver.')).not.toBeInTheDocument()
    expect(screen.getByRole('log')).toHaveFocus()
  })

  it('is said to be nowhere else where the device keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    open()
    show()
    write('Oi')
    press('Enviar')
    expect(screen.getByText(/Este aparelho não guardou a mensagem/)).toBeVisible()
    vi.restoreAllMocks()
  })
})
