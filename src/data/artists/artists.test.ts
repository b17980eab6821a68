import type { ArtistFilter, FilterName } from '@ribalta/domain/people/artistFilter'
import { SAMPLE_FACTS } from '@ribalta/domain/testing/sampleFacts'
import { describe, expect, it } from 'vitest'
import { readArtistByUsername } from './byUsername.ts'
import { readArtistPage, readFeaturedArtists } from './artists.ts'
import { structuredQuery, type RestQuery } from '../rest/rest.ts'
import type { RestDocument } from '../rest/documents.ts'

function stored(index: number, data: Record<string, unknown> = {}): RestDocument {
  const id = `a${String(index).padStart(3, '0')}`
  return {
    id,
    path: `artists/${id}`,
    data: {
      artisticName: `Ana ${String(index)}`,
      username: `ana-${String(index)}`,
      nameKey: `ana ${String(index)}`,
      classes: ['ator'],
      skills: [],
      media: [],
      publishedAt: { seconds: 1_000_000 - index, nanoseconds: 123_456_000 },
      ...data,
    },
  }
}

/** Answers from a list as the index would: what is after the cursor, up to the limit. */
function server(documents: readonly RestDocument[]) {
  const queries: RestQuery[] = []
  const runQuery = (query: RestQuery): Promise<RestDocument[]> => {
    queries.push(query)
    const after = query.startAfter?.[1]
    const start =
      documents.findIndex(({ path }) => JSON.stringify({ reference: path }) === JSON.stringify(after)) + 1
    return Promise.resolve(documents.slice(start, start + (query.limit ?? documents.length)))
  }
  return { queries, runQuery }
}

const many = (count: number, data?: (index: number) => Record<string, unknown>) =>
  Array.from({ length: count }, (_, index) => stored(index, data?.(index)))

describe('a page of the list', () => {
  it('costs one read of its own cards where the index settles the filter', async () => {
    const { queries, runQuery } = server(many(60))
    const page = await readArtistPage({ class: 'ator' }, undefined, undefined, runQuery)
    expect(page.items).toHaveLength(24)
    expect(queries).toHaveLength(1)
    expect(queries[0]).toMatchObject({ where: [['tokens', 'array-contains', 'class:ator']], limit: 24 })
    expect(page.next).toEqual({ id: 'a023', publishedAt: { seconds: 999_977, nanoseconds: 123_456_000 } })
  })

  it('goes on after the cursor without missing or repeating anybody', async () => {
    const { runQuery } = server(many(60))
    const names: string[] = []
    let cursor
    do {
      const page = await readArtistPage({}, cursor, undefined, runQuery)
      names.push(...page.items.map((artist) => artist.username))
      cursor = page.next
    } while (cursor !== undefined)
    expect(names).toEqual(many(60).map(({ data }) => data['username']))
  })

  it('sends the cursor whole: the time to its last digit and the document by name', async () => {
    const { queries, runQuery } = server(many(30))
    const first = await readArtistPage({}, undefined, undefined, runQuery)
    await readArtistPage({}, first.next, undefined, runQuery)
    expect(queries.map(structuredQuery)[1]).toMatchObject({
      startAt: {
        before: false,
        values: [
          { timestampValue: '1970-01-12T13:46:17.123456000Z' },
          { referenceValue: 'projects/demo-ribalta/databases/(default)/documents/artists/a023' },
        ],
      },
    })
  })

  it('asks for the whole list without a condition when nothing is filtered', async () => {
    const { queries, runQuery } = server([])
    expect(await readArtistPage({}, undefined, undefined, runQuery)).toEqual({ items: [], next: undefined })
    expect(queries[0]).not.toHaveProperty('where')
  })

  it('reads on until a page is full when the index leaves a filter open', async () => {
    const { queries, runQuery } = server(many(200, (index) => ({ uf: index % 2 === 0 ? 'SP' : 'RJ' })))
    const page = await readArtistPage({ name: 'ana', uf: 'SP' }, undefined, undefined, runQuery)
    expect(page.items).toHaveLength(24)
    expect(page.items.every((artist) => artist.uf === 'SP')).toBe(true)
    expect(queries).toHaveLength(2)
    expect(page.next?.id).toBe('a047')
  })

  it('gives up after four reads and says where to go on', async () => {
    const { queries, runQuery } = server(many(200))
    const page = await readArtistPage({ name: 'ana', uf: 'SP' }, undefined, undefined, runQuery)
    expect(page.items).toEqual([])
    expect(queries).toHaveLength(4)
    expect(page.next?.id).toBe('a095')
  })

  it('filters by class, skill and level-free tokens that it works out itself', async () => {
    const { runQuery } = server([
      stored(1, { skills: [{ id: 'canto', level: 4 }] }),
      stored(2, { skills: [{ id: 'tango', level: 2 }] }),
    ])
    const page = await readArtistPage({ name: 'ana', skill: 'canto' }, undefined, undefined, runQuery)
    expect(page.items.map((artist) => artist.id)).toEqual(['a001'])
  })

  it('leaves out a document that is no artist and goes on after it', async () => {
    const { runQuery } = server(many(30, (index) => (index === 23 ? { username: 7 } : {})))
    const page = await readArtistPage({}, undefined, undefined, runQuery)
    expect(page.items).toHaveLength(29)
    expect(page.next).toBeUndefined()
  })

  it('fails when a read fails', async () => {
    await expect(
      readArtistPage({}, undefined, undefined, () => Promise.reject(new TypeError('Failed to fetch'))),
    ).rejects.toThrow('Failed to fetch')
  })
})

describe('one artist by address', () => {
  it('is found by the username alone', async () => {
    const { queries, runQuery } = server([stored(7)])
    expect((await readArtistByUsername('ana-7', undefined, runQuery))?.artisticName).toBe('Ana 7')
    expect(queries[0]).toMatchObject({
      collection: 'artists',
      where: [['username', '==', 'ana-7']],
      limit: 1,
    })
  })

  it('is undefined where no artist has it', async () => {
    const { runQuery } = server([])
    expect(await readArtistByUsername('ninguem', undefined, runQuery)).toBeUndefined()
  })
})

describe('featured artists', () => {
  it('are at most eight, the chosen ones', async () => {
    const { queries, runQuery } = server(many(20))
    expect(await readFeaturedArtists(undefined, runQuery)).toHaveLength(8)
    expect(queries[0]).toMatchObject({ where: [['featured', '==', true]], limit: 8 })
  })
})

describe('every filter', () => {
  const artist = { ...stored(0).data, ...SAMPLE_FACTS }
  /** By each filter, what finds the artist and what does not. */
  const ASKED: { readonly [K in FilterName]: readonly [right: ArtistFilter[K], wrong: ArtistFilter[K]] } = {
    name: ['ana', 'bia'],
    class: [SAMPLE_FACTS.classes[0], 'outra'],
    skill: [SAMPLE_FACTS.skills[0]?.id, 'outra'],
    uf: [SAMPLE_FACTS.uf, 'SP'],
    city: [SAMPLE_FACTS.city, 'Outra'],
    age: [SAMPLE_FACTS.playingAge.min, SAMPLE_FACTS.playingAge.max + 1],
  }

  /** How many are found where the index leaves everything open; the server gives only the fields that it was asked for. */
  async function found(filter: ArtistFilter): Promise<number> {
    const page = await readArtistPage(filter, undefined, undefined, ({ select = [] }) => {
      const fields = Object.entries(artist).filter(([field]) => select.includes(field))
      return Promise.resolve([{ ...stored(0), data: Object.fromEntries(fields) }])
    })
    return page.items.length
  }

  it.each(Object.entries(ASKED))('by %s finds who has it, and nobody else', async (name, [right, wrong]) => {
    expect(await found({ [name]: right })).toBe(1)
    expect(await found({ [name]: wrong })).toBe(0)
  })
})
