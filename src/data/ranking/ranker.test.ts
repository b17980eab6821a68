import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Ranking, RankingAsk, WorkerMessage } from './messages.ts'
import { createRanker, type RankingProgress } from './ranker.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const RANKING: Ranking = { first: [], order: ['ana'], readout: { gender: [], age: [], uf: [] } }
const weighed = { importance: 5, isRequired: true } as const
const CRITERIA: readonly Criterion[] = [
  { kind: 'video', ...weighed },
  { kind: 'place', uf: 'SP', ...weighed },
  { kind: 'freshness', ...weighed },
  { kind: 'language', language: 'Libras', ...weighed },
]

/** What workers were asked, and what they say to each. */
let asked: RankingAsk[]
let answers: WorkerMessage[][]
let ended: number
/** A worker whose code did not come says so by itself. */
let cannotLoad: boolean

class FakeWorker extends EventTarget {
  constructor() {
    super()
    if (cannotLoad) queueMicrotask(() => this.dispatchEvent(new Event('error')))
  }

  postMessage(ask: RankingAsk): void {
    asked.push(ask)
    for (const data of answers.shift() ?? []) this.dispatchEvent(new MessageEvent('message', { data }))
  }

  terminate(): void {
    ended += 1
  }
}

beforeEach(() => {
  asked = []
  answers = []
  ended = 0
  cannotLoad = false
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json([{ result: { aggregateFields: { found: { integerValue: '7' } } } }])),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function rank(castingId?: string, heard: RankingProgress[] = []) {
  return createRanker().rank({ criteria: CRITERIA, castingId, now: NOW }, (progress) => {
    heard.push(progress)
  })
}

it('asks a worker for the candidates of a casting, and tells how many have been read', async () => {
  answers = [
    [
      { kind: 'read', people: 0, of: 2 },
      { kind: 'read', people: 2, of: 2 },
      { kind: 'ranked', ranking: RANKING },
    ],
  ]
  const heard: RankingProgress[] = []
  expect(await rank('novela', heard)).toEqual(RANKING)
  expect(asked).toMatchObject([{ pool: { kind: 'candidates', castingId: 'novela' }, now: NOW }])
  expect(heard).toEqual([
    { people: 0, of: 2 },
    { people: 2, of: 2 },
  ])
})

it('asks for the rarest of what is required where the server cannot merge all of it', async () => {
  answers = [
    [{ kind: 'failed', code: 'failed-precondition', reason: 'no matching index' }],
    [{ kind: 'ranked', ranking: RANKING }],
  ]
  expect(await rank()).toEqual(RANKING)
  const [whole, rarest] = asked.map(({ pool }) => (pool.kind === 'roster' ? pool.query : undefined))
  expect(JSON.stringify(rarest).length).toBeLessThan(JSON.stringify(whole).length)
})

it('fails as the worker does, and where that did not load', async () => {
  answers = [[{ kind: 'failed', code: 'permission-denied', reason: 'no' }]]
  await expect(rank()).rejects.toMatchObject({ code: 'permission-denied' })
  cannotLoad = true
  await expect(rank()).rejects.toMatchObject({ code: undefined, message: 'The worker did not load' })
})

it('ends with its worker', () => {
  createRanker().end()
  expect(ended).toBe(1)
})
