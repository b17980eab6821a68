import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { rankablePerson } from '@ribalta/domain/testing/rankablePerson'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from '../../lib/store.ts'
import { ClassesSkillsProvider } from '../catalogue/ClassesSkillsProvider.tsx'
import { NO_LISTS } from '../catalogue/lists.ts'
import { CriteriaPreview } from './CriteriaPreview.tsx'
import type { Pooled } from './pooled.ts'
import { poolCountQuery, poolQuery } from './previewPool.ts'
import type { Pool } from './freshestPool.ts'

const video = (importance: number, isRequired = false): Criterion => ({
  kind: 'video',
  importance,
  isRequired,
})
const english = (importance: number, isRequired = false): Criterion => ({
  kind: 'language',
  language: 'Inglês',
  importance,
  isRequired,
})

const person = (artisticName: string, facts: Partial<Pooled>): Pooled => ({
  ...rankablePerson(facts),
  uid: artisticName.toLowerCase(),
  artisticName,
  photo: null,
  status: 'published',
})
const ANA = person('Ana', { hasVideo: true, languages: ['Português'] })
const BIA = person('Bia', { hasVideo: false, languages: ['Inglês'] })
const CAIO = person('Caio', { hasVideo: true })
/** Ten who are in the middle whatever is asked. */
const CROWD = Array.from({ length: 9 }, (_, index) => person(`Pessoa ${String(index)}`, { hasVideo: true }))

let client: QueryClient

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function holds(criteria: readonly Criterion[], people: readonly Pooled[], isWhole = true) {
  client.setQueryData<Pool<Pooled>>(poolQuery(criteria).queryKey, { people, isWhole })
}

function page(criteria: readonly Criterion[]) {
  const lists = createStore({ ...NO_LISTS, loading: false })
  return (
    <QueryClientProvider client={client}>
      <ClassesSkillsProvider source={{ lists, load: () => Promise.resolve() }}>
        <MemoryRouter>
          <CriteriaPreview criteria={criteria} />
        </MemoryRouter>
      </ClassesSkillsProvider>
    </QueryClientProvider>
  )
}

const list = () => screen.getByRole('list', { name: 'Prévia do ranking' })
const order = () =>
  within(list())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const rowOf = (name: string) =>
  within(list())
    .getAllByRole('listitem')
    .find((row) => within(row).queryByRole('link', { name }) !== null)

it('says what to do while there is no criterion, and reads nothing', () => {
  render(page([]))
  expect(screen.getByText(/Adicione um critério/)).toBeVisible()
  expect(client.getQueryCache().getAll()).toEqual([])
})

it('ranks who meets the required ones, and says how many do', () => {
  const criteria = [video(5, true), english(5)]
  holds(criteria, [ANA, CAIO])
  render(page(criteria))
  expect(screen.getByText('2 pessoas atendem aos obrigatórios')).toBeVisible()
  expect(order()).toEqual(['Caio', 'Ana'])
  expect(screen.getByRole('link', { name: 'Ana' })).toHaveAttribute('href', '/details/ana')
})

it('tells for each why, what is missing as missing', async () => {
  const criteria = [video(5), english(5)]
  holds(criteria, [CAIO])
  render(page(criteria))
  await userEvent.click(screen.getByText('Por quê'))
  const why = within(screen.getByRole('list', { name: 'Pontos de Caio' })).getAllByRole('listitem')
  expect(why.map(({ textContent }) => textContent)).toEqual([
    '50 de partida',
    '+25 Com vídeo: tem vídeo',
    '0 Idioma: Inglês: não informou',
    '75 ao todo',
  ])
})

it('shows who moves while an importance is dragged, against how it stood before, and reads nothing', async () => {
  const criteria = [video(5), english(4)]
  holds(criteria, [ANA, BIA])
  const { rerender } = render(page(criteria))
  expect(order()).toEqual(['Ana', 'Bia'])
  const reads = client.getQueryCache().getAll().length
  rerender(page([video(5), english(5)]))
  rerender(page([video(5), english(9)]))
  expect(order()).toEqual(['Bia', 'Ana'])
  expect(rowOf('Bia')).toHaveTextContent('subiu 1')
  expect(rowOf('Ana')).toHaveTextContent('desceu 1')
  expect(screen.getByText('Comparado a antes de você mexer em “Idioma: Inglês”.')).toBeVisible()
  expect(await screen.findByText('Bia subiu 1; Ana desceu 1.')).toBeInTheDocument()
  expect(client.getQueryCache().getAll()).toHaveLength(reads)
  rerender(page(criteria))
  expect(rowOf('Ana')).not.toHaveTextContent(/subiu|desceu/)
})

it('tells who left the first ten', async () => {
  const criteria = [video(9), english(1)]
  holds(criteria, [ANA, ...CROWD, BIA])
  const { rerender } = render(page(criteria))
  expect(order()).not.toContain('Bia')
  rerender(page([video(1), english(1)]))
  rerender(page([video(1), english(9)]))
  expect(order()[0]).toBe('Bia')
  expect(rowOf('Bia')).toHaveTextContent('entrou')
  expect(await screen.findByText('Saiu dos dez primeiros: Ana.')).toBeVisible()
})

it('says which required one keeps most away where nobody meets them', async () => {
  const language = english(5, true)
  const criteria = [video(5, true), language]
  holds(criteria, [])
  client.setQueryData(poolCountQuery([language]).queryKey, 1)
  client.setQueryData(poolCountQuery([video(5, true)]).queryKey, 12)
  render(page(criteria))
  expect(screen.getByText('Ninguém atende aos obrigatórios')).toBeVisible()
  const ways = await screen.findAllByRole('listitem')
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    '12 pessoas, sem exigir “Idioma: Inglês”',
    '1 pessoa, sem exigir “Com vídeo”',
  ])
})

it('offers to try again where the roster could not be read', async () => {
  const answers = [() => Promise.reject(new TypeError('offline')), () => Promise.resolve(Response.json([]))]
  vi.stubGlobal('fetch', () => (answers.shift() ?? (() => Promise.reject(new Error('asked too often'))))())
  render(page([video(5, true)]))
  expect(await screen.findByText(/Não foi possível ler o elenco/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText('Ninguém atende aos obrigatórios')).toBeVisible()
})
