// Apart from what staff read: their screens are without what writes works.
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { addWork, deleteWork, orderWorks, type OwnWork, readOwnWorks } from './ownWorks.ts'
import { byOrder } from './workOrder.ts'

/** All of an artist's own works, in their order. */
export function ownWorksQuery(artistId: string) {
  return queryOptions({ queryKey: ['works', artistId, 'own'], queryFn: () => readOwnWorks(artistId) })
}

/** Changes what is known of an artist's works. A reading that is under way may be of before the change, and is not waited for. */
async function changeKnown(
  client: QueryClient,
  artistId: string,
  change: (works: readonly OwnWork[]) => OwnWork[],
): Promise<void> {
  const own = ownWorksQuery(artistId)
  await client.cancelQueries(own)
  client.setQueryData(own.queryKey, (works) => (works === undefined ? works : change(works)))
}

const without = (works: readonly OwnWork[], id: string) => works.filter((work) => work.id !== id)

/** One change of an artist's works after the other, each from what the one before it has left. */
function inTurn(artistId: string) {
  return { id: `works ${artistId}` }
}

/** Puts an artist's own works in the order of their ids. */
export function orderOwnWorks(artistId: string, write: typeof orderWorks = orderWorks) {
  const own = ownWorksQuery(artistId)
  return mutationOptions({
    mutationFn: async (ids: readonly string[], { client }) =>
      write(await client.query({ ...own, staleTime: 'static' }), ids),
    onSuccess: (orders, _ids, _result, { client }) =>
      changeKnown(client, artistId, (works) =>
        works.map((work) => ({ ...work, order: orders.get(work.id) ?? work.order })).toSorted(byOrder),
      ),
    onError: (_error, _ids, _result, { client }) => void client.invalidateQueries(own),
    scope: inTurn(artistId),
    meta: { failure: 'The order of works was not changed' },
  })
}

/** Deletes one of an artist's own works, which is not shown any more from then on, unless it is refused. */
export function deleteOwnWork(artistId: string) {
  return mutationOptions({
    mutationFn: ({ id }: OwnWork) => deleteWork(id),
    onMutate: ({ id }, { client }) => changeKnown(client, artistId, (works) => without(works, id)),
    onSuccess: (_nothing, { id }, _result, { client }) =>
      changeKnown(client, artistId, (works) => without(works, id)),
    onError: (_error, work, _result, { client }) =>
      changeKnown(client, artistId, (works) => [...without(works, work.id), work].toSorted(byOrder)),
    scope: inTurn(artistId),
    meta: { failure: 'A work was not deleted' },
  })
}

/** Puts a deleted work back where it stood. */
export function putBackOwnWork(artistId: string) {
  const own = ownWorksQuery(artistId)
  return mutationOptions({
    mutationFn: (work: OwnWork) => addWork(artistId, work, (other) => other.order >= work.order),
    onSuccess: (_nothing, _work, _result, { client }) => client.invalidateQueries(own),
    scope: inTurn(artistId),
    meta: { failure: 'A work was not put back' },
  })
}
