import { MOVE_HURDLES } from '@ribalta/domain/castings/moves'
import { boardCandidate } from '@ribalta/domain/testing/boardCandidate'
import { sampleProposal } from '@ribalta/domain/testing/sampleProposal'
import { expect, it } from 'vitest'
import { boardIdsOf, leadPlan } from './leadPlan.ts'

const item = (artistId: string, roleId?: string) => ({
  artistId,
  role: '',
  media: [],
  takes: [],
  ...(roleId === undefined ? {} : { roleId }),
})

it('knows of whom to ask the board: those marked who have a role in the proposal’s casting', () => {
  const items = [item('ana', 'mae'), item('bia'), item('caio', 'pai')]
  const people = new Map([
    ['ana', 'Ana'],
    ['bia', 'Bia'],
  ])
  const { items: all } = sampleProposal({ items })
  expect([...boardIdsOf({ castingId: 'verao', items: all }, people)]).toEqual([['ana', 'ana_mae']])
  expect(boardIdsOf({ items: all }, people).size).toBe(0)
})

it('approves whoever waits, leaves whoever is approved or answered, and finds who stands on no board', () => {
  const followAt = { seconds: 1, nanoseconds: 0 }
  const found = [
    boardCandidate('ana', 1, { status: 'proposed', roleId: 'r' }),
    boardCandidate('bia', 1, { status: 'selected', roleId: 'r' }),
    boardCandidate('caio', 1, { status: 'declined', roleId: 'r', followAt: null }),
    boardCandidate('davi', 1, { status: 'withdrawn', roleId: 'r', followAt: null }),
    // Not told yet: the answer may still change.
    boardCandidate('eva', 1, { status: 'declined', roleId: 'r', followAt }),
  ]
  const names = ['ana', 'bia', 'caio', 'davi', 'eva', 'fabio']
  const people = new Map(names.map((name) => [name, name.toUpperCase()]))
  const ids = new Map(names.map((name) => [name, `${name}_r`]))
  const plan = leadPlan(people, ids, new Map(found.map((each) => [`${each.artistId}_r`, each])), new Set())
  expect(plan.moves.map(({ name }) => name)).toEqual(['ANA', 'EVA'])
  expect(plan.there).toEqual(['BIA'])
  expect(plan.stuck).toEqual([
    { name: 'CAIO', why: MOVE_HURDLES.answered },
    { name: 'DAVI', why: 'A pessoa retirou a inscrição.' },
  ])
  expect([...plan.free]).toEqual([['fabio', 'FABIO']])
})

it('leaves whoever left the proposal where they are, on the board or on none', () => {
  const people = new Map([
    ['ana', 'Ana'],
    ['bia', 'Bia'],
    ['caio', 'Caio'],
  ])
  const ana = boardCandidate('ana', 1, { status: 'proposed', roleId: 'r' })
  const plan = leadPlan(
    people,
    new Map([['ana', 'ana_r']]),
    new Map([['ana_r', ana]]),
    new Set(['ana', 'bia']),
  )
  expect(plan).toMatchObject({ moves: [], there: [], free: new Map([['caio', 'Caio']]) })
  expect(plan.stuck).toEqual(
    ['Ana', 'Bia'].map((name) => ({ name, why: 'A pessoa saiu desta apresentação.' })),
  )
})
