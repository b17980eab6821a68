import type { RequestTestsInput, RequestTestsResult } from '@ribalta/domain/schemas/screenTests/testRequest'
import { sampleTemplate } from '@ribalta/domain/testing/sampleTemplate'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentScreen, doneActs, undoLast } from '../../ui/undo/undo.ts'
import type { ActEnd } from '../roster/actOn.ts'
import { type TemplateEntry, templatesQuery } from '../testTemplates/queries.ts'
import RequestTest from './RequestTest.tsx'

const TEMPLATE: TemplateEntry = { ...sampleTemplate(), id: 'varanda' }

interface Sent {
  readonly name: string
  readonly data: RequestTestsInput
}

/** What the server was asked. */
let sent: Sent[] = []
/** What it answers in turn; everybody is asked where nothing is said. */
let answers: (Partial<RequestTestsResult> | 'lost')[] = []

beforeEach(() => {
  sent = []
  answers = []
  doneActs.set([])
  sessionStorage.clear()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const call = (JSON.parse(body) as { data: Sent }).data
    sent.push(call)
    if (call.name === 'changeState')
      return Promise.resolve(Response.json({ result: { status: 'cancelled' } }))
    const answer = answers.shift()
    if (answer === 'lost') return Promise.reject(new TypeError('Failed to fetch'))
    const asked = call.data.people.map(({ artistId }) => ({ uid: artistId, testRequestId: `t-${artistId}` }))
    return Promise.resolve(Response.json({ result: { asked, hurdles: [], ...answer } }))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function open(people: Readonly<Record<string, string>> = { ana: 'Ana', bia: 'Bia' }) {
  const onAsked = vi.fn<(end: ActEnd) => void>()
  const onClose = vi.fn<() => void>()
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(templatesQuery(false).queryKey, [TEMPLATE])
  render(
    <QueryClientProvider client={client}>
      <RequestTest uid="rui" people={new Map(Object.entries(people))} onAsked={onAsked} onClose={onClose} />
    </QueryClientProvider>,
  )
  return { onAsked, onClose }
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Pedir teste' }))

it('asks everybody with a template, tells each of their own test, and takes it back', async () => {
  const { onAsked, onClose } = open()
  await userEvent.selectOptions(screen.getByLabelText('Modelo'), 'Cena da varanda')
  expect(screen.getByLabelText('Takes')).toHaveValue('3')
  expect(screen.getByRole('radio', { name: 'Do modelo (Texto)' })).toBeChecked()
  await send()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent[0]?.data).toMatchObject({
    people: [{ artistId: 'ana' }, { artistId: 'bia' }],
    template: { id: 'varanda', version: 4 },
    form: { title: 'Cena da varanda', takes: 3, seconds: 240 },
    sides: { kind: 'kept' },
  })
  const [end] = onAsked.mock.calls[0] ?? []
  expect(end?.words[0]).toBe('Teste pedido a 2 pessoas.')
  expect(end?.reached.map(({ notice }) => notice)).toMatchObject([
    { kind: 'testAsked', testRequestId: 't-ana' },
    { kind: 'testAsked', testRequestId: 't-bia' },
  ])
  undoLast(currentScreen())
  await expect
    .poll(() => sent.slice(1).map(({ data }) => data))
    .toMatchObject([
      { kind: 'test', testRequestId: 't-ana', to: 'cancelled' },
      { kind: 'test', testRequestId: 't-bia', to: 'cancelled' },
    ])
})

it('keeps typed instructions when a template is chosen, until the agent takes the template’s', async () => {
  open()
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Instruções'), 'Sem óculos, por favor.')
  await user.selectOptions(screen.getByLabelText('Modelo'), 'Cena da varanda')
  expect(screen.getByLabelText('Instruções')).toHaveValue('Sem óculos, por favor.')
  expect(screen.getByLabelText('Título')).toHaveValue('Cena da varanda')
  expect(screen.getByRole('status')).toHaveTextContent('O que você escreveu ficou como estava: Instruções.')
  await user.click(screen.getByRole('button', { name: 'Trocar pelo modelo' }))
  expect(screen.getByLabelText('Instruções')).toHaveValue(TEMPLATE.instructions)
  expect(screen.queryByRole('status')).toBeNull()
})

it('sends nothing while something is missing, and leads to it', async () => {
  open()
  await send()
  expect(await screen.findByText('Título: informe ao menos 3 caracteres.')).toBeVisible()
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Título'))
  expect(sent).toEqual([])
})

it('names who is in the way, and asks the others with the same request', async () => {
  answers = [{ asked: [], hurdles: [{ uid: 'bia', outcome: 'guardian' }] }]
  const { onAsked } = open()
  await userEvent.selectOptions(screen.getByLabelText('Modelo'), 'Cena da varanda')
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Nada foi enviado ainda, a ninguém, por causa de Bia (falta a autorização do responsável, confirmada pela direção).',
  )
  expect(onAsked).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Tirar da lista e pedir aos outros' }))
  await expect.poll(() => onAsked.mock.calls[0]?.[0].words[0]).toBe('Teste pedido a Ana.')
  expect(sent.map(({ data }) => data.people)).toEqual([
    [{ artistId: 'ana' }, { artistId: 'bia' }],
    [{ artistId: 'ana' }],
  ])
  expect(new Set(sent.map(({ data }) => data.requestId)).size).toBe(1)
})

it('repeats the same request after a lost answer, and ends undo a minute after the first', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T19:00:00Z') })
  answers = ['lost']
  const { onAsked } = open()
  await userEvent.selectOptions(screen.getByLabelText('Modelo'), 'Cena da varanda')
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('O servidor não respondeu.')
  vi.setSystemTime(new Date('2026-11-19T19:00:40Z'))
  await send()
  await expect.poll(() => onAsked.mock.calls.length).toBe(1)
  expect(sent[0]).toEqual(sent[1])
  expect(doneActs.current().map(({ until }) => until)).toEqual([Date.parse('2026-11-19T19:01:00Z')])
})

it('warns of too little time for the kind and of too much to learn, and has a fair deadline at hand', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T19:00:00Z') })
  open()
  const user = userEvent.setup()
  const deadline = screen.getByLabelText('Prazo')
  expect(deadline).toHaveValue('2026-11-24T18:00')
  await user.selectOptions(screen.getByLabelText('Tipo'), 'dramaturgia')
  expect(screen.queryByRole('status')).toBeNull()
  fireEvent.change(deadline, { target: { value: '2026-11-23T12:00' } })
  expect(await screen.findByRole('status')).toHaveTextContent(
    'até lá são 20 horas de dias úteis; o combinado é ao menos 48. Não contam: 20/11 (Consciência Negra), sábado e domingo.',
  )
  await user.click(screen.getByRole('button', { name: 'Usar 24/11/2026 às 18:00' }))
  expect(deadline).toHaveValue('2026-11-24T18:00')
  expect(deadline).toHaveFocus()
  expect(screen.queryByRole('status')).toBeNull()

  await user.click(screen.getByRole('radio', { name: 'Texto' }))
  fireEvent.change(screen.getByLabelText('Texto da cena'), { target: { value: 'a'.repeat(8 * 1800 + 1) } })
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Texto longo para dramaturgia: são cerca de 9 páginas; o combinado é no máximo 8.',
  )
  await user.selectOptions(screen.getByLabelText('Tipo'), 'publicidade')
  expect(screen.queryByRole('status')).toBeNull()
})

it('keeps what was typed for whoever closes it without “Cancelar”', async () => {
  const { onClose } = open()
  await userEvent.type(screen.getByLabelText('Título'), 'Cena do bar')
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
  expect(Object.values(sessionStorage).join(' ')).toContain('Cena do bar')
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(Object.values(sessionStorage).join(' ')).not.toContain('Cena do bar')
})
