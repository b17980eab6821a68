import { ROSTER_CARD_FIELDS, rosterCardSchema } from '@ribalta/domain/schemas/roster/roster'
import { rankablePerson } from '@ribalta/domain/testing/rankablePerson'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { marked } from '../../data/marks/marks.ts'
import type { RunEntry } from '../../data/rheaRuns/queries.ts'
import type { RosterCard } from '../../data/roster/roster.ts'
import { KeptPlaces } from './KeptPlaces.tsx'

const at = { seconds: 1_700_000_000, nanoseconds: 0 }

function card(uid: string, changes: Partial<RosterCard> = {}): [string, RosterCard] {
  const read = rosterCardSchema.parse({
    ...Object.fromEntries(ROSTER_CARD_FIELDS.map((name) => [name, null])),
    ...rankablePerson(),
    uid,
    artisticName: uid,
    username: uid.toLowerCase(),
    status: 'published',
    hasDrt: false,
    minor: false,
    createdAt: at,
    updatedAt: at,
    ...changes,
  })
  return [uid, read]
}

const run: RunEntry = {
  id: 'guardado',
  criteriaId: 'papel',
  criteriaName: 'Papel',
  version: 2,
  castingId: 'filme',
  castingTitle: 'Filme',
  isAnonymous: false,
  ranked: 4,
  // Whoever stood second has deleted their account.
  first: {
    Ana: { place: 1, points: 90 },
    Caio: { place: 3, points: 70 },
    Davi: { place: 4, points: 60 },
  },
  people: ['Ana', 'Caio', 'Davi'],
  readout: { gender: [], age: [], uf: [] },
  createdBy: 'diretora',
  createdAt: at,
}

beforeEach(() => {
  render(
    <MemoryRouter>
      <KeptPlaces
        run={run}
        cards={new Map([card('Ana'), card('Davi', { status: 'archived' })])}
        chosen={[{ uid: 'Davi', at }]}
      />
    </MemoryRouter>,
  )
})
afterEach(() => {
  marked.set(new Map())
})

const rows = () => within(screen.getByRole('list', { name: 'Ranking' })).getAllByRole('listitem')

it('every place says who stood there, as far as they can be called', () => {
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    '1Ana90 pontos',
    '2Conta excluída',
    '3Não está mais no elenco70 pontos',
    '4DaviCom aprovaçãoArquivado60 pontos',
  ])
  expect(screen.getByRole('checkbox', { name: 'Marcar Não está mais no elenco' })).toBeDisabled()
})

it('is gone through and marked by keys', () => {
  fireEvent.keyDown(document.body, { key: 'ArrowDown' })
  expect(screen.getByRole('link', { name: 'Ana' })).toHaveFocus()
  fireEvent.keyDown(screen.getByRole('link', { name: 'Ana' }), { key: 'x' })
  expect([...marked.current()]).toEqual([['Ana', 'Ana']])
})
