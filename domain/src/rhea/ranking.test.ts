import { describe, expect, it } from 'vitest'
import type { Criterion } from '../schemas/rhea/criteria.ts'
import { rankablePerson } from '../testing/rankablePerson.ts'
import { RANKED_AT } from '../testing/rheaArbitraries.ts'
import { type Rankee, rankingOf } from './ranking.ts'

const CRITERIA: readonly Criterion[] = [
  { kind: 'place', uf: 'SP', importance: 1, isRequired: true },
  { kind: 'video', importance: 5, isRequired: false },
]

function person(uid: string, changes: Partial<Rankee> = {}): Rankee {
  return {
    ...rankablePerson(),
    uf: 'SP',
    uid,
    status: 'published',
    gender: 'feminino',
    minor: false,
    ...changes,
  }
}

const uidsOf = (people: readonly Rankee[]): readonly string[] =>
  rankingOf(people, CRITERIA, RANKED_AT).ranked.map(({ person: { uid } }) => uid)

describe('a ranking', () => {
  it('is of whoever meets what is required, the best first', () => {
    expect(
      uidsOf([
        person('a'),
        person('b', { hasVideo: true }),
        person('c', { uf: 'RJ' }),
        person('d', { uf: null }),
      ]),
    ).toEqual(['b', 'a'])
  })

  it('leaves out the archived and nobody else', () => {
    expect(
      uidsOf([
        person('a', { status: 'pending' }),
        person('b', { status: 'archived' }),
        person('c', { status: 'suspended' }),
        person('d', { status: 'changes_requested' }),
      ]),
    ).toEqual(['a', 'c', 'd'])
  })

  it('counts those who are in it', () => {
    const { readout } = rankingOf([person('a'), person('b', { uf: 'RJ', gender: null })], CRITERIA, RANKED_AT)
    expect(readout.gender).toEqual([{ value: 'feminino', first: 1, all: 1 }])
  })
})
