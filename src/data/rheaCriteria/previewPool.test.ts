import { requiredQuery } from '@ribalta/domain/rhea/required'
import { facet } from '@ribalta/domain/roster/facets'
import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { RANKABLE_FIELDS } from '@ribalta/domain/schemas/rhea/rankable'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { poolCountQuery, poolQuery } from './previewPool.ts'
import { MOST_READ } from './freshestPool.ts'

const weighed = { importance: 5, isRequired: true } as const
const CLASS: Criterion = { kind: 'class', classes: ['atriz', 'cantora'], ...weighed }
const VIDEO: Criterion = { kind: 'video', ...weighed }
const FRESH: Criterion = { kind: 'freshness', ...weighed }
const STATE: Criterion = { kind: 'place', uf: 'SP', ...weighed }
const RESULTS: Criterion = { kind: 'results', importance: 5, isRequired: false }

interface Asked {
  readonly structuredQuery?: {
    readonly limit: number
    readonly select: { readonly fields: readonly { readonly fieldPath: string }[] }
  }
  readonly structuredAggregationQuery?: unknown
}

const REFUSED = { error: { status: 'FAILED_PRECONDITION', message: 'no matching index' } }
const refused = () => Response.json(REFUSED, { status: 400 })
const counted = (count: number) =>
  Response.json([{ result: { aggregateFields: { found: { integerValue: String(count) } } } }])

/** A document as the REST API writes it; everything else of it is null. */
function found(uid: string, facts: Readonly<Record<string, unknown>> = {}) {
  return {
    document: {
      name: `projects/p/databases/(default)/documents/roster/${uid}`,
      fields: {
        ...Object.fromEntries(RANKABLE_FIELDS.map((field) => [field, { nullValue: null }])),
        classes: { arrayValue: { values: [{ stringValue: 'atriz' }] } },
        skills: { arrayValue: {} },
        languages: { arrayValue: {} },
        uf: { stringValue: 'SP' },
        hasVideo: { booleanValue: true },
        stale: { booleanValue: false },
        lookConfirmedAt: { timestampValue: '2026-11-20T12:00:00Z' },
        uid: { stringValue: uid },
        artisticName: { stringValue: uid },
        photo: { nullValue: null },
        status: { stringValue: 'published' },
        ...facts,
      },
    },
  }
}

/** What somebody is found by, of a class. */
function withFacets(keys: readonly string[], ofClass = 'atriz') {
  const all = [...keys, facet.value('classes', ofClass)]
  return {
    facets: { mapValue: { fields: Object.fromEntries(all.map((key) => [key, { booleanValue: true }])) } },
  }
}

/** What the server was asked. */
let asked: Asked[]
let answer: (sent: Asked) => Response

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const sent = JSON.parse(body) as Asked
    asked.push(sent)
    return Promise.resolve(answer(sent))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const read = (criteria: readonly Criterion[]) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).query(poolQuery(criteria))

describe('who meets what is required', () => {
  it('is read at once, without what nobody is ranked by', async () => {
    answer = () => Response.json([found('ana'), found('bia')])
    const { people, isWhole } = await read([VIDEO])
    expect(people.map(({ uid }) => uid)).toEqual(['ana', 'bia'])
    expect(isWhole).toBe(true)
    const fields = asked[0]?.structuredQuery?.select.fields.map(({ fieldPath }) => fieldPath)
    expect(fields).toEqual([...RANKABLE_FIELDS, 'uid', 'artisticName', 'photo', 'status'])
  })

  it('is no more than 240, and says where there are others', async () => {
    answer = () => Response.json(Array.from({ length: MOST_READ }, (_, index) => found(String(index))))
    expect(await read([VIDEO])).toMatchObject({ isWhole: false })
    expect(asked.map(({ structuredQuery }) => structuredQuery?.limit)).toEqual([MOST_READ])
  })

  it('has nobody twice, and nobody whose document cannot be read', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    answer = () => Response.json([found('ana'), found('ana'), found('x', { hasVideo: { nullValue: null } })])
    expect((await read([VIDEO])).people.map(({ uid }) => uid)).toEqual(['ana'])
  })

  it('is sifted here where the server cannot merge all of it', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const criteria = [CLASS, VIDEO, FRESH, STATE]
    let reads = 0
    answer = ({ structuredAggregationQuery }) => {
      if (structuredAggregationQuery !== undefined) return counted(7)
      reads += 1
      if (reads === 1) return refused()
      return Response.json([
        found('ana', withFacets(requiredQuery(criteria).all)),
        found('another', withFacets(requiredQuery(criteria).all, 'dancarina')),
        found('elsewhere', withFacets(requiredQuery([VIDEO, FRESH]).all)),
      ])
    }
    const { people, isWhole } = await read(criteria)
    expect(people.map(({ uid }) => uid)).toEqual(['ana'])
    expect(isWhole).toBe(true)
  })
})

describe('what is read anew', () => {
  it.each([poolQuery, poolCountQuery])('is nothing for a wish, an importance or another order', (query) => {
    const { queryKey } = query([CLASS, VIDEO])
    expect(query([{ ...VIDEO, importance: 9 }, RESULTS, CLASS]).queryKey).toEqual(queryKey)
    expect(query([{ ...CLASS, classes: ['cantora', 'atriz'] }, VIDEO]).queryKey).toEqual(queryKey)
  })

  it('is everything for what is required', () => {
    expect(poolQuery([VIDEO, CLASS]).queryKey).not.toEqual(poolQuery([VIDEO]).queryKey)
    expect(poolQuery([{ ...VIDEO, isRequired: false }]).queryKey).not.toEqual(poolQuery([VIDEO]).queryKey)
  })
})
