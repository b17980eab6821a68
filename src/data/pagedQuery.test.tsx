import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import type { Page } from '../lib/lists/pagedList.ts'
import { pagedQuery, readOnFrom, usePagedQuery } from './pagedQuery.ts'

type Read = (after: string | undefined) => Promise<Page<string, string>>

const offline = () => Promise.reject(new Error('unavailable'))

/** A list whose reads answer one after the other. */
function follow(...answers: (Page<string, string> | Error)[]) {
  const left = [...answers]
  const read = vi.fn<Read>(async () => {
    const next = left.shift()
    return next === undefined || next instanceof Error ? offline() : next
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const options = pagedQuery(['list'], read)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => usePagedQuery(options), { wrapper })
  const now = () => result.current
  const becomes = (state: object) => waitFor(() => expect(now()).toMatchObject(state))
  const more = () => {
    act(now().more)
  }
  return { read, now, becomes, more, client, options }
}

it('reads each page from where the last one ended', async () => {
  const { read, now, becomes, more } = follow(
    { items: ['a', 'b'], next: 'b' },
    { items: ['c'], next: undefined },
  )
  expect(now()).toMatchObject({ items: [], status: 'loading', hasStarted: false, hasMore: true })
  await becomes({ items: ['a', 'b'], status: 'idle', hasStarted: true, hasMore: true, lastFound: 2 })
  more()
  await becomes({ items: ['a', 'b', 'c'], status: 'idle', hasMore: false, lastFound: 1 })
  expect(read.mock.calls).toEqual([[undefined], ['b']])
})

it('asks for the first page again after it failed', async () => {
  const { read, becomes, more } = follow(new Error(), { items: ['a'], next: undefined })
  await becomes({ status: 'failed', hasStarted: false })
  more()
  await becomes({ status: 'idle', items: ['a'], hasStarted: true })
  expect(read.mock.calls).toEqual([[undefined], [undefined]])
})

it('keeps what is there when a further page fails, and asks for that page again', async () => {
  const { read, becomes, more } = follow({ items: ['a'], next: 'a' }, new Error(), {
    items: ['b'],
    next: undefined,
  })
  await becomes({ items: ['a'], status: 'idle' })
  more()
  await becomes({ items: ['a'], status: 'failed', hasMore: true })
  more()
  await becomes({ items: ['a', 'b'], status: 'idle' })
  expect(read.mock.calls).toEqual([[undefined], ['a'], ['a']])
})

it('reads a whole list anew where doing so failed, also at its end', async () => {
  const { read, becomes, more, client, options } = follow({ items: ['a'], next: undefined }, new Error(), {
    items: ['b'],
    next: undefined,
  })
  await becomes({ items: ['a'] })
  await act(() => client.invalidateQueries({ queryKey: options.queryKey }))
  await becomes({ items: ['a'], status: 'failed' })
  more()
  await becomes({ items: ['b'], status: 'idle' })
  expect(read).toHaveBeenCalledTimes(3)
})

it('reads on also where a change elsewhere had the list read anew meanwhile', async () => {
  const { read, now, becomes, more, client, options } = follow()
  let first = ['b']
  read.mockImplementation(async (after) =>
    after === undefined ? { items: first, next: 'b' } : { items: ['c'], next: undefined },
  )
  await client.resetQueries({ queryKey: options.queryKey })
  await becomes({ items: ['b'], status: 'idle' })
  more()
  first = ['a', 'b']
  void client.invalidateQueries({ queryKey: options.queryKey })
  await becomes({ items: ['a', 'b', 'c'], status: 'idle', hasMore: false })
  expect(now().lastFound).toBe(1)
})

it('is read on without a screen that shows it, and shown as far as that when it is back', async () => {
  const { read, becomes, client, options } = follow(
    { items: ['a', 'b'], next: 'b' },
    { items: ['c'], next: 'c' },
    { items: ['d'], next: undefined },
  )
  await becomes({ items: ['a', 'b'], status: 'idle' })
  expect(await readOnFrom(client, options, 2)).toEqual({ items: ['a', 'b', 'c'], hasMore: true })
  await becomes({ items: ['a', 'b', 'c'] })
  expect(await readOnFrom(client, options, 3)).toEqual({ items: ['a', 'b', 'c', 'd'], hasMore: false })
  await becomes({ hasMore: false })
  expect(read.mock.calls).toEqual([[undefined], ['b'], ['c']])
})

it('is read from its beginning to past what was known where it has been forgotten', async () => {
  const { becomes, client, options } = follow(
    { items: ['a'], next: 'a' },
    { items: ['b'], next: 'b' },
    { items: ['a'], next: 'a' },
    { items: ['b'], next: 'b' },
    { items: ['c'], next: undefined },
  )
  await becomes({ items: ['a'] })
  await readOnFrom(client, options, 1)
  client.clear()
  expect(await readOnFrom(client, options, 2)).toEqual({ items: ['a', 'b', 'c'], hasMore: false })
})

it('that cannot be read on says so', async () => {
  const { becomes, client, options } = follow({ items: ['a'], next: 'a' }, new Error('unavailable'))
  await becomes({ items: ['a'] })
  await expect(readOnFrom(client, options, 1)).rejects.toThrow('unavailable')
})
