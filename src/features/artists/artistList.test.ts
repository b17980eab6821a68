import { describe, expect, it, vi } from 'vitest'
import type { ArtistPage, PublicArtist } from '../../data/artists/artists.ts'
import { createArtistList, type ReadArtistPage } from './artistList.ts'
import { createArtistLists } from './artistLists.ts'

function artist(id: string): PublicArtist {
  return {
    id,
    artisticName: id,
    username: id,
    media: [],
    classes: [],
    skills: [],
    nameKey: id,
    publishedAt: { seconds: 1, nanoseconds: 0 },
  }
}

function page(ids: string[], next?: string): ArtistPage {
  return {
    artists: ids.map(artist),
    next: next === undefined ? undefined : { id: next, publishedAt: { seconds: 1, nanoseconds: 0 } },
  }
}

/** A reader whose answers the test gives when it wants. */
function reader() {
  const asks: {
    cursor: string | undefined
    signal: AbortSignal
    answer: PromiseWithResolvers<ArtistPage>
  }[] = []
  const readPage: ReadArtistPage = (_filter, cursor, signal) => {
    const answer = Promise.withResolvers<ArtistPage>()
    asks.push({ cursor: cursor?.id, signal, answer })
    return answer.promise
  }
  const ask = (index: number) => {
    const found = asks[index]
    if (found === undefined) throw new Error(`no read number ${String(index)}`)
    return found
  }
  return { asks, ask, readPage }
}

const ids = (list: { state: () => { artists: readonly PublicArtist[] } }) =>
  list.state().artists.map(({ id }) => id)

describe('the list of a filter', () => {
  it('reads page after page from where the last one ended', async () => {
    const { ask, readPage } = reader()
    const list = createArtistList({}, readPage)
    list.begin()
    expect(list.state()).toMatchObject({ status: 'loading', hasStarted: false })
    ask(0).answer.resolve(page(['a', 'b'], 'b'))
    await vi.waitFor(() => expect(ids(list)).toEqual(['a', 'b']))
    list.more()
    expect(ask(1).cursor).toBe('b')
    ask(1).answer.resolve(page(['c']))
    await vi.waitFor(() => expect(ids(list)).toEqual(['a', 'b', 'c']))
    expect(list.state()).toMatchObject({ status: 'idle', hasMore: false })
  })

  it('asks once while a page is on its way, and not at all after the end', async () => {
    const { asks, ask, readPage } = reader()
    const list = createArtistList({}, readPage)
    list.begin()
    list.more()
    list.begin()
    expect(asks).toHaveLength(1)
    ask(0).answer.resolve(page(['a']))
    await vi.waitFor(() => expect(list.state().hasStarted).toBe(true))
    list.more()
    list.begin()
    expect(asks).toHaveLength(1)
  })

  it('keeps what is there when a page fails, and tries the same page again', async () => {
    const { ask, readPage } = reader()
    const list = createArtistList({}, readPage)
    list.begin()
    ask(0).answer.resolve(page(['a'], 'a'))
    await vi.waitFor(() => expect(list.state().status).toBe('idle'))
    list.more()
    ask(1).answer.reject(new TypeError('Failed to fetch'))
    await vi.waitFor(() => expect(list.state().status).toBe('failed'))
    expect(ids(list)).toEqual(['a'])
    list.more()
    expect(ask(2).cursor).toBe('a')
    ask(2).answer.resolve(page(['b']))
    await vi.waitFor(() => expect(ids(list)).toEqual(['a', 'b']))
  })

  it('gives up a page when the last one looking leaves, ignores its late answer and asks anew', async () => {
    const { ask, readPage } = reader()
    const list = createArtistList({}, readPage)
    const leave = list.subscribe(() => undefined)
    list.begin()
    leave()
    expect(ask(0).signal.aborted).toBe(true)
    ask(0).answer.resolve(page(['old']))
    await ask(0).answer.promise
    expect(list.state()).toMatchObject({ status: 'idle', artists: [] })
    list.begin()
    ask(1).answer.resolve(page(['new']))
    await vi.waitFor(() => expect(ids(list)).toEqual(['new']))
  })

  it('shows nobody twice', async () => {
    const { ask, readPage } = reader()
    const list = createArtistList({}, readPage)
    list.begin()
    ask(0).answer.resolve(page(['a', 'b'], 'b'))
    await vi.waitFor(() => expect(list.state().status).toBe('idle'))
    list.more()
    ask(1).answer.resolve(page(['b', 'c']))
    await vi.waitFor(() => expect(ids(list)).toEqual(['a', 'b', 'c']))
  })

  it('says when a page found nobody although there is more to read', async () => {
    const { ask, readPage } = reader()
    const list = createArtistList({}, readPage)
    list.begin()
    ask(0).answer.resolve(page([], 'x'))
    await vi.waitFor(() =>
      expect(list.state()).toMatchObject({ hasMore: true, hasStarted: true, lastFound: 0 }),
    )
  })
})

describe('the lists that are kept', () => {
  const readPage: ReadArtistPage = () => Promise.resolve(page([]))

  it('gives the same list for the same filter', () => {
    const listOf = createArtistLists(readPage)
    expect(listOf({ uf: 'SP', name: 'ana' })).toBe(listOf({ name: 'ana', uf: 'SP' }))
    expect(listOf({ uf: 'SP' })).not.toBe(listOf({ uf: 'RJ' }))
  })

  it('reads anew after half an hour', () => {
    let now = 0
    const listOf = createArtistLists(readPage, () => now)
    const first = listOf({})
    now = 29 * 60_000
    expect(listOf({})).toBe(first)
    now = 31 * 60_000
    expect(listOf({})).not.toBe(first)
  })

  it('forgets the filter that was used longest ago', () => {
    const listOf = createArtistLists(readPage)
    const first = listOf({ age: 0 })
    const second = listOf({ age: 1 })
    for (let age = 2; age < 8; age += 1) listOf({ age })
    expect(listOf({ age: 0 })).toBe(first)
    listOf({ age: 99 })
    expect(listOf({ age: 0 })).toBe(first)
    expect(listOf({ age: 1 })).not.toBe(second)
  })
})
