import { afterEach, describe, expect, it, vi } from 'vitest'
import { getPublicDocument, runPublicQuery, structuredQuery } from './rest.ts'
import { encodeValue } from './encoder.ts'
import { decodeFields } from './values.ts'

function answer(status: number, body: unknown) {
  const requests: { url: string; body: unknown }[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
    return Promise.resolve(Response.json(body, { status }))
  })
  return requests
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const NAME = 'projects/demo-ribalta/databases/(default)/documents/artists/ana'

describe('public reads', () => {
  it('give a document with its id, path and plain fields', async () => {
    const requests = answer(200, { name: NAME, fields: { artisticName: { stringValue: 'Ana' } } })
    expect(await getPublicDocument('artists/ana')).toEqual({
      id: 'ana',
      path: 'artists/ana',
      data: { artisticName: 'Ana' },
    })
    expect(requests[0]?.url).toMatch(/\/documents\/artists\/ana$/)
  })

  it('give null for a document that is not there', async () => {
    answer(404, { error: { status: 'NOT_FOUND', message: 'x' } })
    expect(await getPublicDocument('artists/ninguem')).toBeNull()
  })

  it('give the documents of a query and skip what is not one', async () => {
    answer(200, [{ readTime: '2026-01-01T00:00:00Z' }, { document: { name: NAME } }])
    expect(await runPublicQuery({ collection: 'artists' })).toEqual([
      { id: 'ana', path: 'artists/ana', data: {} },
    ])
  })

  it('reject with the code of Firestore', async () => {
    answer(403, [{ error: { status: 'PERMISSION_DENIED', message: 'não' } }])
    await expect(runPublicQuery({ collection: 'profiles' })).rejects.toMatchObject({
      name: 'RestError',
      code: 'permission-denied',
    })
  })
})

describe('structuredQuery', () => {
  it('writes one condition alone and several together', () => {
    const one = structuredQuery({ collection: 'artists', where: [['uf', '==', 'SP']] })
    expect(one).toEqual({
      from: [{ collectionId: 'artists' }],
      where: { fieldFilter: { field: { fieldPath: 'uf' }, op: 'EQUAL', value: { stringValue: 'SP' } } },
    })
    const two = structuredQuery({
      collection: 'artists',
      where: [
        ['uf', '==', 'SP'],
        ['tokens', 'array-contains', 'class:ator'],
      ],
    })
    expect(two).toMatchObject({ where: { compositeFilter: { op: 'AND', filters: [{}, {}] } } })
  })

  it('writes order, cursor and limit', () => {
    const query = structuredQuery({
      collection: 'artists',
      orderBy: [['nameKey', 'desc']],
      startAfter: ['ana'],
      limit: 24,
    })
    expect(query).toMatchObject({
      orderBy: [{ field: { fieldPath: 'nameKey' }, direction: 'DESCENDING' }],
      startAt: { values: [{ stringValue: 'ana' }], before: false },
      limit: 24,
    })
  })
})

describe('REST values', () => {
  it('become plain data', () => {
    expect(
      decodeFields({
        text: { stringValue: 'a' },
        whole: { integerValue: '175' },
        part: { doubleValue: 1.5 },
        yes: { booleanValue: true },
        none: { nullValue: null },
        at: { timestampValue: '2026-01-02T03:04:05.000000006Z' },
        list: { arrayValue: { values: [{ stringValue: 'x' }] } },
        empty: { arrayValue: {} },
        map: { mapValue: { fields: { a: { integerValue: '1' } } } },
      }),
    ).toEqual({
      text: 'a',
      whole: 175,
      part: 1.5,
      yes: true,
      none: null,
      at: { seconds: Date.UTC(2026, 0, 2, 3, 4, 5) / 1000, nanoseconds: 6 },
      list: ['x'],
      empty: [],
      map: { a: 1 },
    })
  })

  it('are written from plain data', () => {
    expect(encodeValue(3)).toEqual({ integerValue: '3' })
    expect(encodeValue(0.5)).toEqual({ doubleValue: 0.5 })
    expect(encodeValue(['a', true, null])).toEqual({
      arrayValue: { values: [{ stringValue: 'a' }, { booleanValue: true }, { nullValue: null }] },
    })
  })
})
