import { dateToInstant } from '@ribalta/domain/instant'
import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { RANKABLE_FIELDS } from '@ribalta/domain/schemas/rhea/rankable'
import { MAX_KEPT } from '@ribalta/domain/schemas/rhea/run'
import { describe, expect, it } from 'vitest'
import { type Contender, contenderSchema } from './contender.ts'
import { rankPool } from './rankPool.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const IN_SP: Criterion = { kind: 'place', uf: 'SP', importance: 5, isRequired: true }
const VIDEO: Criterion = { kind: 'video', importance: 5, isRequired: false }

function contender(uid: string, facts: Partial<Contender> = {}): Contender {
  return contenderSchema.parse({
    ...Object.fromEntries(RANKABLE_FIELDS.map((name) => [name, null])),
    uid,
    artisticName: uid,
    photo: null,
    status: 'published',
    gender: 'feminino',
    minor: false,
    uf: 'SP',
    hasVideo: false,
    stale: false,
    lookConfirmedAt: dateToInstant(NOW),
    ...facts,
  })
}

const ranked = (pool: readonly Contender[], criteria: readonly Criterion[]) =>
  rankPool(pool, { criteria, now: NOW })

describe('a ranking of a pool', () => {
  it('is of who meets what is required and is not archived, the best first', () => {
    const pool = [
      contender('ana'),
      contender('bia', { hasVideo: true }),
      contender('caio', { uf: 'RJ', hasVideo: true }),
      contender('davi', { status: 'archived', hasVideo: true }),
      contender('eva', { status: 'suspended' }),
    ]
    const { order, first, readout } = ranked(pool, [IN_SP, VIDEO])
    expect(order).toEqual(['bia', 'ana', 'eva'])
    expect(first.map(({ score }) => score.points)).toEqual([100, 0, 0])
    expect(readout.uf).toEqual([{ value: 'SP', first: 3, all: 3 }])
  })

  it('gives whole only the first, and of all others that they are in it', () => {
    const pool = Array.from({ length: MAX_KEPT + 3 }, (_, index) => contender(String(index).padStart(4, '0')))
    const { order, first, readout } = ranked(pool, [VIDEO])
    expect(first).toHaveLength(MAX_KEPT)
    expect(order).toHaveLength(MAX_KEPT + 3)
    expect(readout.gender).toEqual([{ value: 'feminino', first: 20, all: MAX_KEPT + 3 }])
  })
})
