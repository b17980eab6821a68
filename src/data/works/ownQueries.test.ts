import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { orderOwnWorks, ownWorksQuery } from './ownQueries.ts'
import type { OwnWork } from './ownWorks.ts'

const work = (id: string, order: number): OwnWork => ({
  id,
  order,
  title: id,
  year: 2024,
  kind: 'cinema',
  links: [],
  mediaIds: [],
  visibility: 'public',
})
const BEFORE = [work('a', 0), work('b', 1)]

it('works stay as they were put, whatever a reading answers that began before', async () => {
  const client = new QueryClient()
  const own = ownWorksQuery('artist')
  client.setQueryData(own.queryKey, BEFORE)
  const reading = Promise.withResolvers<OwnWork[]>()
  const read = client.query({ ...own, queryFn: () => reading.promise, staleTime: 0 })
  const order = orderOwnWorks('artist', () =>
    Promise.resolve(
      new Map([
        ['b', 0],
        ['a', 1],
      ]),
    ),
  )
  await client.getMutationCache().build(client, order).execute(['b', 'a'])
  reading.resolve(BEFORE)
  await Promise.allSettled([read])
  expect(client.getQueryData(own.queryKey)).toEqual([work('b', 0), work('a', 1)])
})
