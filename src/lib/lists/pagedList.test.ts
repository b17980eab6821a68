import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPagedLists, type Page, type PagedSource } from './pagedList.ts'

type Source = PagedSource<string, string, string>

const HALF_AN_HOUR_MS = 30 * 60_000

function page(items: string[], next?: string): Page<string, string> {
  return { items, next }
}

function listsOf(read: Source['read']) {
  return createPagedLists({ read, keyOf: (of) => of.toLowerCase(), keptForMs: HALF_AN_HOUR_MS })
}

/** A list whose pages the test gives when it wants. */
function handmadeList() {
  const asks: { cursor: string | undefined; answer: PromiseWithResolvers<Page<string, string>> }[] = []
  const list = listsOf((_of, cursor) => {
    const answer = Promise.withResolvers<Page<string, string>>()
    asks.push({ cursor, answer })
    return answer.promise
  })('todos')
  const ask = (index: number) => {
    const found = asks[index]
    if (found === undefined) throw new Error(`no read number ${String(index)}`)
    return found
  }
  const follow = () => list.subscribe(() => undefined)
  return { asks, ask, list, follow, items: () => list.current().items }
}

describe('a list read page by page', () => {
  it('reads each page from where the last one ended', async () => {
    const { ask, list, follow, items } = handmadeList()
    follow()
    expect(list.current()).toMatchObject({ status: 'loading', hasStarted: false })
    ask(0).answer.resolve(page(['a', 'b'], 'b'))
    await expect.poll(items).toEqual(['a', 'b'])
    list.more()
    expect(ask(1).cursor).toBe('b')
    ask(1).answer.resolve(page(['c']))
    await expect.poll(items).toEqual(['a', 'b', 'c'])
    expect(list.current()).toMatchObject({ status: 'idle', hasMore: false })
  })

  it('asks once while a page is on its way, and not at all after the end', async () => {
    const { asks, ask, list, follow } = handmadeList()
    follow()
    list.more()
    follow()
    expect(asks).toHaveLength(1)
    ask(0).answer.resolve(page(['a']))
    await expect.poll(() => list.current().hasStarted).toBe(true)
    list.more()
    follow()
    expect(asks).toHaveLength(1)
  })

  it('logs a page that fails, keeps what is there, and tries the same page again', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue()
    const { ask, list, follow, items } = handmadeList()
    follow()
    ask(0).answer.resolve(page(['a'], 'a'))
    await expect.poll(() => list.current().status).toBe('idle')
    list.more()
    ask(1).answer.reject(new TypeError('Failed to fetch'))
    await expect.poll(() => list.current().status).toBe('failed')
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'TypeError')
    expect(items()).toEqual(['a'])
    list.more()
    expect(ask(2).cursor).toBe('a')
    ask(2).answer.resolve(page(['b']))
    await expect.poll(items).toEqual(['a', 'b'])
  })

  it('keeps a page that comes when nobody looks any more', async () => {
    const { asks, ask, list, follow, items } = handmadeList()
    const leave = follow()
    leave()
    ask(0).answer.resolve(page(['a']))
    await expect.poll(() => list.current().hasStarted).toBe(true)
    follow()
    expect(items()).toEqual(['a'])
    expect(asks).toHaveLength(1)
  })

  it('says when a page found nothing although there is more to read', async () => {
    const { ask, list, follow } = handmadeList()
    follow()
    ask(0).answer.resolve(page([], 'x'))
    await expect.poll(() => list.current()).toMatchObject({ hasMore: true, hasStarted: true, lastFound: 0 })
  })
})

describe('the lists that are kept', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('gives the same list for the same question', () => {
    const listOf = listsOf(() => Promise.resolve(page([])))
    expect(listOf('Dança')).toBe(listOf('dança'))
    expect(listOf('dança')).not.toBe(listOf('canto'))
  })

  it('reads anew once a list is old', () => {
    vi.useFakeTimers()
    const listOf = listsOf(() => Promise.resolve(page([])))
    const first = listOf('')
    vi.advanceTimersByTime(HALF_AN_HOUR_MS - 1)
    expect(listOf('')).toBe(first)
    vi.advanceTimersByTime(1)
    expect(listOf('')).not.toBe(first)
  })
})
