import type { AddToProposalInput, AddToProposalResult } from '@ribalta/domain/schemas/proposals/proposal'
import { sampleProposal } from '@ribalta/domain/testing/sampleProposal'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAttempt } from '../../lib/loading/useAttempt.ts'
import type { ActEnd } from '../roster/actOn.ts'
import type { PresentProps } from './Present.tsx'
import { presentBegun } from './presentForm.ts'
import { PresentForm } from './PresentForm.tsx'
import type { ProposalEntry } from './proposals.ts'

const DRAFT: ProposalEntry = { ...sampleProposal({ people: ['bia'] }), id: 'rascunho' }
const PUBLISHED: ProposalEntry = {
  ...sampleProposal({ title: 'Já com o cliente', client: '', status: 'published' }),
  id: 'publicada',
}

/** What the server was asked. */
let sent: AddToProposalInput[] = []
/** What it answers in turn; everybody comes in where nothing is said. */
let answers: (AddToProposalResult['results'] | 'lost')[] = []

beforeEach(() => {
  sent = []
  answers = []
  sessionStorage.clear()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const { data } = (JSON.parse(body) as { data: { data: AddToProposalInput } }).data
    sent.push(data)
    const answer = answers.shift()
    if (answer === 'lost') return Promise.reject(new TypeError('Failed to fetch'))
    const all = data.people.map(({ artistId }) => ({ uid: artistId, outcome: 'done' }))
    return Promise.resolve(Response.json({ result: { results: answer ?? all } }))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function Opened({ offered, ...props }: PresentProps & { offered: readonly ProposalEntry[] }) {
  const [people, setPeople] = useState(props.people)
  const tried = useAttempt({ logged: 'Nobody was brought in', words: 'O servidor não respondeu.' })
  return (
    <PresentForm
      {...props}
      begun={presentBegun(undefined, props.casting?.id, offered)}
      offered={offered}
      people={people}
      tried={tried}
      onPeople={setPeople}
    />
  )
}

function open(changes: Partial<PresentProps> & { offered?: readonly ProposalEntry[] } = {}) {
  const onPresented = vi.fn<(end: ActEnd) => void>()
  const onClose = vi.fn<() => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Opened
        uid="rui"
        people={
          new Map([
            ['ana', 'Ana'],
            ['bia', 'Bia'],
          ])
        }
        offered={[]}
        onPresented={onPresented}
        onClose={onClose}
        {...changes}
      />
    </QueryClientProvider>,
  )
  return { onPresented, onClose }
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Apresentar' }))

it('brings everybody into a new proposal, and leads to it', async () => {
  const { onPresented, onClose } = open({
    casting: {
      id: 'inverno',
      roleOf: new Map([
        ['ana', 'tia'],
        ['bia', 'mae'],
      ]),
    },
  })
  await userEvent.type(screen.getByLabelText('Título'), 'Campanha')
  await userEvent.type(screen.getByLabelText('Cliente'), 'Marca')
  await send()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  const id = sent[0]?.proposal.id ?? ''
  expect(id.length).toBeGreaterThan(19)
  expect(sent).toEqual([
    {
      proposal: { kind: 'new', id, title: 'Campanha', client: 'Marca' },
      castingId: 'inverno',
      people: [
        { artistId: 'ana', roleId: 'tia' },
        { artistId: 'bia', roleId: 'mae' },
      ],
    },
  ])
  expect(onPresented.mock.calls[0]?.[0]).toMatchObject({
    words: ['2 pessoas entraram em “Campanha”.'],
    settled: ['ana', 'bia'],
    link: { to: `/proposals-admin?proposta=${id}` },
  })
  expect(Object.values(sessionStorage).join(' ')).not.toContain('Campanha')
})

it('brings them into one that is there, which says what it is, and tells who was in it', async () => {
  answers = [
    [
      { uid: 'ana', outcome: 'done' },
      { uid: 'bia', outcome: 'already' },
    ],
  ]
  const { onPresented } = open({ offered: [DRAFT, PUBLISHED] })
  const draft = screen.getByRole('radio', { name: 'Campanha de inverno' })
  expect(draft).toHaveAccessibleDescription('Marca de lã · Rascunho · 1 artista')
  await userEvent.click(draft)
  expect(screen.queryByLabelText('Título')).toBeNull()
  await send()
  await expect
    .poll(() => onPresented.mock.calls[0]?.[0].words)
    .toEqual(['1 pessoa entrou em “Campanha de inverno”.', 'Já estava na proposta: Bia.'])
  expect(sent.map(({ proposal }) => proposal)).toEqual([{ kind: 'existing', id: 'rascunho' }])
})

it('says that a client sees at once who comes into a published one', async () => {
  open({ offered: [DRAFT, PUBLISHED] })
  expect(screen.queryByRole('status')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Já com o cliente' }))
  expect(screen.getByRole('status')).toHaveTextContent('o cliente vê na hora quem entra')
})

it('keeps what was typed after a lost answer, and repeats the same', async () => {
  answers = ['lost']
  const { onPresented } = open()
  await userEvent.type(screen.getByLabelText('Título'), 'Campanha')
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('O servidor não respondeu.')
  expect(screen.getByLabelText('Título')).toHaveValue('Campanha')
  await send()
  await expect.poll(() => onPresented.mock.calls.length).toBe(1)
  expect(sent[0]).toEqual(sent[1])
})

it('stays open where nobody came in, and says why', async () => {
  answers = [
    [
      { uid: 'ana', outcome: 'state' },
      { uid: 'bia', outcome: 'guardian' },
    ],
  ]
  const { onPresented } = open()
  await userEvent.type(screen.getByLabelText('Título'), 'Campanha')
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ninguém entrou na proposta. Ficaram de fora: Ana (está fora do ar ou já tem resposta) e Bia (falta a autorização',
  )
  expect(onPresented).not.toHaveBeenCalled()
})

it('says before it is sent that they are too many, until enough are taken out', async () => {
  const crowd = Array.from(
    { length: 51 },
    (_, index) => [`u${String(index)}`, `Pessoa ${String(index)}`] as const,
  )
  open({ people: new Map(crowd) })
  expect(screen.getByText('No máximo 50 pessoas por vez.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Apresentar' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Tirar Pessoa 7' }))
  expect(screen.getByRole('button', { name: 'Apresentar' })).toBeEnabled()
})

it('lets somebody do something else instead', async () => {
  const act = vi.fn<() => void>()
  const { onClose } = open({ instead: { label: 'Só mover', act } })
  await userEvent.click(screen.getByRole('button', { name: 'Só mover' }))
  expect(act).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
  expect(sent).toEqual([])
})
