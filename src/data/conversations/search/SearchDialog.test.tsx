import { searchTokens } from '@ribalta/domain/conversations/messageSearch'
import type { Attachment } from '@ribalta/domain/schemas/conversations/conversation'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Page } from '../../../lib/lists/pagedList.ts'
import type { MessageEntry } from '../messages.ts'
import { CONVERSATION, said } from '../testing/conversation.ts'
import SearchDialog from './SearchDialog.tsx'

type ReadFound = (
  id: string,
  token: string | undefined,
  after: number | undefined,
) => Promise<Page<MessageEntry, number>>

const server = vi.hoisted(() => ({
  find: undefined as unknown as ReadFound,
  readAround: undefined as unknown as (id: string, n: number) => Promise<readonly MessageEntry[]>,
}))
vi.mock('../messages.ts', () => ({
  readNewestFirst: (...asked: Parameters<ReadFound>) => server.find(...asked),
  readAround: (id: string, n: number) => server.readAround(id, n),
}))

const PAGE = 20

const saidThus = (n: number, text: string, attachments?: Attachment[]): MessageEntry =>
  said(n, n % 2 === 0 ? 'ana' : 'bia', {
    text,
    words: searchTokens([text, ...(attachments ?? []).map(({ name }) => name)].join(' ')),
    ...(attachments === undefined ? {} : { attachments }),
  })

/** The server with these messages, which counts what it is asked. */
function hold(messages: readonly MessageEntry[]) {
  const newest = messages.toSorted((one, other) => other.n - one.n)
  const find = vi.fn<ReadFound>((_id, token, after) => {
    const all = newest.filter(
      ({ words, n }) => (token === undefined || words.includes(token)) && (after === undefined || n < after),
    )
    const items = all.slice(0, PAGE)
    return Promise.resolve({ items, next: all.length > PAGE ? items.at(-1)?.n : undefined })
  })
  server.find = find
  server.readAround = (_id, n) =>
    Promise.resolve(messages.filter((each) => each.n >= n - 10 && each.n <= n + 10))
  return find
}

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const onClose = vi.fn<() => void>()
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <SearchDialog conversation={CONVERSATION} reader="ana" onClose={onClose} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return onClose
}

function look(typed: string): void {
  const field = screen.getByRole('searchbox', { name: 'Procurar' })
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.submit(field)
}

const found = () => screen.findByRole('list', { name: 'Encontradas' })
const scrolled = vi.fn<(this: Element) => void>()

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.call(this)
  }
})
afterEach(() => {
  scrolled.mockReset()
  vi.unstubAllGlobals()
})

describe('looking for messages of a conversation', () => {
  it('finds them by the beginning of words without accents, the newest first, with who and when, and what was typed marked', async () => {
    hold([saidThus(1, 'O orçamento da peça'), saidThus(2, 'Qual orcamento?'), saidThus(3, 'Outra orquestra')])
    open()
    look('orçam')
    const items = within(await found()).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      'Você · 24/11/2026 às 09:00Qual orcamento?',
      'Bia Leal, da agência · 24/11/2026 às 09:00O orçamento da peça',
    ])
    expect(items.map((item) => item.querySelector('mark')?.textContent)).toEqual(['orcam', 'orçam'])
    expect(screen.getByText('2 mensagens encontradas')).toBeVisible()
  })

  it('counts the names of what goes with a message', async () => {
    hold([saidThus(1, '', [{ kind: 'pdf', name: 'Contrato assinado.pdf', bytes: 1, path: 'chat/ana/m1/0' }])])
    open()
    look('contrato')
    const item = within(await found()).getByRole('listitem')
    expect(item).toHaveTextContent('Anexo: Contrato assinado.pdf')
    expect(item.querySelector('mark')).toHaveTextContent('Contrato')
  })

  it('asks for nothing before there is a word of two letters', async () => {
    const find = hold([saidThus(1, 'A 7h')])
    open()
    look('a …')
    look('7h')
    await found()
    expect(find.mock.calls).toEqual([['ana', '7h', undefined]])
  })

  it('reads at most a hundred for one press, says that there are older ones, and goes on there', async () => {
    const others = Array.from({ length: 130 }, (_, place) => saidThus(place + 10, 'Orcs'))
    const find = hold([saidThus(1, 'orçamento'), ...others])
    open()
    look('orça')
    expect(await screen.findByText('Nada ainda entre as mensagens mais novas.')).toBeVisible()
    expect(find).toHaveBeenCalledTimes(5)
    fireEvent.click(screen.getByRole('button', { name: 'Procurar mais antigas' }))
    expect(await screen.findByText('1 mensagem encontrada')).toBeVisible()
    expect(find).toHaveBeenCalledTimes(7)
    expect(screen.queryByRole('button', { name: 'Procurar mais antigas' })).not.toBeInTheDocument()
  })

  it('says that nothing was found, and how words are', async () => {
    hold([])
    open()
    look('figurino')
    expect(await screen.findByText(/Nenhuma mensagem com/)).toHaveTextContent(
      /“figurino”. As palavras são encontradas pelo começo/,
    )
  })

  it('says where it failed, with a way to look again', async () => {
    const find = hold([saidThus(1, 'Figurino')])
    find.mockRejectedValueOnce(new Error('cut'))
    open()
    look('figurino')
    expect(await screen.findByRole('alert')).toHaveTextContent('A busca não deu certo')
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(within(await found()).getByRole('listitem')).toHaveTextContent('Figurino')
  })

  it('shows one in its place, and goes back to where one was in the list', async () => {
    const find = hold(
      Array.from({ length: 40 }, (_, place) => saidThus(place + 1, `Fala ${String(place + 1)}`)),
    )
    open()
    look('fala 25')
    fireEvent.click(within(await found()).getByRole('button'))
    const around = await screen.findByRole('region', { name: 'Mensagens em volta' })
    expect(within(around).getByText('Fala 15')).toBeVisible()
    expect(within(around).getByText('Fala 35')).toBeVisible()
    expect(within(around).queryByText('Fala 36')).not.toBeInTheDocument()
    const shown = around.querySelector('[aria-current]')
    expect(shown).toHaveTextContent('Fala 25')
    expect(scrolled.mock.contexts).toEqual([shown])
    const back = screen.getByRole('button', { name: 'Voltar aos resultados' })
    expect(back).toHaveFocus()
    const asked = find.mock.calls.length
    fireEvent.click(back)
    expect(within(await found()).getByRole('button')).toHaveFocus()
    expect(find).toHaveBeenCalledTimes(asked)
  })

  it('says that what stands around it did not come, with a way back and a way to try again', async () => {
    hold([saidThus(1, 'Figurino')])
    const { readAround } = server
    server.readAround = () => Promise.reject(new Error('cut'))
    open()
    look('figurino')
    fireEvent.click(within(await found()).getByRole('button'))
    expect(await screen.findByRole('alert')).toHaveTextContent('As mensagens em volta não vieram')
    server.readAround = readAround
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByRole('region', { name: 'Mensagens em volta' })).toHaveTextContent('Figurino')
  })
})
