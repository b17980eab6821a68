import { requiredQuery } from '@ribalta/domain/rhea/required'
import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { RANKABLE_FIELDS } from '@ribalta/domain/schemas/rhea/rankable'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PoolAsk } from './messages.ts'
import { readPool } from './readPool.ts'

const VIDEO: Criterion = { kind: 'video', importance: 5, isRequired: true }
const ROSTER: PoolAsk = { kind: 'roster', query: requiredQuery([VIDEO]) }
const CANDIDATES: PoolAsk = { kind: 'candidates', castingId: 'novela' }

interface Asked {
  readonly address: string
  readonly token: string | undefined
  readonly query: {
    readonly limit: number
    readonly startAt?: unknown
    readonly select: { readonly fields: readonly { readonly fieldPath: string }[] }
    readonly where?: { readonly fieldFilter?: { readonly value: { readonly arrayValue?: unknown } } }
  }
}

/** What the server was asked. */
let asked: Asked[]
let answers: (() => Response)[]

beforeEach(() => {
  asked = []
  answers = []
  vi.stubGlobal(
    'fetch',
    (address: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
      const { structuredQuery: query } = JSON.parse(body) as { structuredQuery: Asked['query'] }
      asked.push({ address, token: headers['Authorization'], query })
      return Promise.resolve((answers.shift() ?? (() => Response.json([{}])))())
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A roster document as the REST API writes it; everything else of it is null. */
function found(uid: string, facts: Readonly<Record<string, unknown>> = {}) {
  return {
    document: {
      name: `projects/p/databases/(default)/documents/roster/${uid}`,
      fields: {
        ...Object.fromEntries(RANKABLE_FIELDS.map((field) => [field, { nullValue: null }])),
        hasVideo: { booleanValue: true },
        stale: { booleanValue: false },
        lookConfirmedAt: { timestampValue: '2026-11-20T12:00:00Z' },
        uid: { stringValue: uid },
        artisticName: { stringValue: uid },
        photo: { nullValue: null },
        status: { stringValue: 'published' },
        gender: { nullValue: null },
        minor: { booleanValue: false },
        ...facts,
      },
    },
  }
}

function seat(uid: string, status = 'submitted') {
  return {
    document: {
      name: `projects/p/databases/(default)/documents/castings/novela/board/${uid}_${status}`,
      fields: { artistId: { stringValue: uid }, status: { stringValue: status } },
    },
  }
}

async function read(pool: PoolAsk) {
  const progress: [number, number | undefined][] = []
  const people = await readPool({ pool, criteria: [VIDEO], now: new Date(), token: 'sesame' }, (...so) => {
    progress.push(so)
  })
  return { uids: people.map(({ uid }) => uid), progress }
}

const uidsFrom = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => String(from + index).padStart(4, '0'))

it('reads the roster in portions, each after the one before, as whoever is signed in', async () => {
  answers = [
    () => Response.json(uidsFrom(0, 500).map((uid) => found(uid))),
    () => Response.json([found('0500')]),
  ]
  const { uids, progress } = await read(ROSTER)
  expect(uids).toEqual(uidsFrom(0, 501))
  expect(progress).toEqual([
    [500, undefined],
    [501, undefined],
  ])
  expect(asked.map(({ token, query }) => [token, query.limit])).toEqual([
    ['Bearer sesame', 500],
    ['Bearer sesame', 500],
  ])
  expect(asked.map(({ query }) => query.startAt === undefined)).toEqual([true, false])
  expect(asked[0]?.query.select.fields.map(({ fieldPath }) => fieldPath)).toEqual([
    ...RANKABLE_FIELDS,
    'uid',
    'artisticName',
    'photo',
    'status',
    'gender',
    'minor',
  ])
})

it('has nobody twice, and nobody whose document cannot be read', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  answers = [() => Response.json([found('ana'), found('bia', { minor: { nullValue: null } }), found('ana')])]
  expect((await read(ROSTER)).uids).toEqual(['ana'])
})

it('reads a casting’s candidates, each once, and not who has withdrawn', async () => {
  const many = uidsFrom(0, 31)
  answers = [
    () => Response.json([...many.map((uid) => seat(uid)), seat('0000', 'tested'), seat('gone', 'withdrawn')]),
    () => Response.json(many.slice(0, 30).map((uid) => found(uid))),
    () => Response.json(many.slice(30).map((uid) => found(uid))),
  ]
  const { uids, progress } = await read(CANDIDATES)
  expect(uids).toEqual(many)
  expect(progress).toEqual([
    [0, 31],
    [30, 31],
    [31, 31],
  ])
  expect(asked[0]?.address).toContain('/castings/novela:runQuery')
  expect(JSON.stringify(asked.slice(1))).not.toContain('gone')
})

it('says of a refusal what Firestore says', async () => {
  answers = [() => Response.json({ error: { status: 'PERMISSION_DENIED', message: 'no' } }, { status: 403 })]
  await expect(read(ROSTER)).rejects.toMatchObject({ code: 'permission-denied' })
})
