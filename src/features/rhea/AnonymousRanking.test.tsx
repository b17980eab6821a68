import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import type { RankArtistsResult } from '@ribalta/domain/schemas/rhea/run'
import { rankablePerson } from '@ribalta/domain/testing/rankablePerson'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ClassesSkillsProvider } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { NO_LISTS } from '../../data/catalogue/lists.ts'
import { createStore } from '../../lib/store.ts'
import { AnonymousRanking } from './AnonymousRanking.tsx'

const required: Criterion = { kind: 'language', language: 'Inglês', importance: 5, isRequired: true }
const video: Criterion = { kind: 'video', importance: 5, isRequired: false }
const subject = {
  criteriaId: 'papel',
  version: 2,
  name: 'Papel',
  criteria: [required, video],
  casting: undefined,
  now: new Date('2026-11-26T12:00:00Z'),
}
const answer: RankArtistsResult = {
  ranked: 250,
  people: [
    {
      id: 'opaque-one',
      facts: rankablePerson({ hasVideo: true }),
      points: 100,
      parts: [{ grade: 100, points: 50 }],
      placeBefore: 4,
    },
    {
      id: 'opaque-two',
      facts: rankablePerson(),
      points: 0,
      parts: [{ grade: -100, points: -50 }],
      placeBefore: null,
    },
  ],
  readout: {
    gender: [
      { value: 'feminino', first: 15, all: 100 },
      { value: null, first: 5, all: 150 },
    ],
    age: [{ value: 'minor', first: 20, all: 250 }],
    uf: [{ value: 'SP', first: 20, all: 250 }],
  },
}

function open(shown = answer) {
  const lists = createStore({ ...NO_LISTS, loading: false })
  return render(
    <ClassesSkillsProvider source={{ lists, load: () => Promise.resolve() }}>
      <MemoryRouter>
        <AnonymousRanking runId="guardado" subject={subject} answer={shown} against={1} />
      </MemoryRouter>
    </ClassesSkillsProvider>,
  )
}

it('calls people by their place, says why they stand there and where they stood, and nothing else of them', async () => {
  const { container } = open()
  expect(screen.getByRole('heading', { name: '250 pessoas no ranking' })).toBeVisible()
  expect(screen.getByText(/Aqui estão as 2 primeiras/)).toBeVisible()
  const [first, second] = within(screen.getByRole('list', { name: 'Ranking' }))
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.tagName === 'OL')
  expect(first).toHaveTextContent('Pessoa 1')
  expect(first).toHaveTextContent('subiu 3')
  expect(second).toHaveTextContent('entrou')
  await userEvent.click(screen.getByText(': Pessoa 1'))
  const reasons = await screen.findByRole('list', { name: 'Pontos de Pessoa 1' })
  expect([...reasons.children].map(({ textContent }) => textContent)).toEqual([
    '50 de partida',
    '+50 Com vídeo: tem vídeo',
    '100 ao todo',
  ])
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.innerHTML).not.toMatch(/opaque/)
})

it('holds the first against all in three tables, by shares', () => {
  open()
  const gender = screen.getByRole('table', { name: 'Gênero' })
  expect(within(gender).getByRole('row', { name: 'Feminino 15 75% 100 40%' })).toBeVisible()
  expect(within(gender).getByRole('row', { name: 'não informado 5 25% 150 60%' })).toBeVisible()
  expect(
    screen.getByText(
      'Entre os primeiros, mais Feminino (75%, no total 40%); menos não informado (25%, no total 60%).',
    ),
  ).toBeVisible()
  expect(screen.getByRole('table', { name: 'Idade cênica' })).toHaveTextContent('Menores de 18')
  expect(screen.getByRole('table', { name: 'UF' })).toHaveTextContent('SP')
})

it('asks before names are seen', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Ver quem é quem' }))
  const dialog = await screen.findByRole('dialog', { name: 'Ver quem é quem?' })
  expect(within(dialog).getByRole('link', { name: 'Ver os nomes' })).toHaveAttribute(
    'href',
    '/rhea?ranking=guardado',
  )
})

it('says so where nobody meets what is required', () => {
  open({ ranked: 0, people: [], readout: { gender: [], age: [], uf: [] } })
  expect(screen.getByText('Ninguém atende a tudo o que é obrigatório.')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})
