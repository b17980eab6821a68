import { StatusError } from '../../status.ts'
import type { DocumentView } from '../data/view.ts'
import type { Query } from '../types.ts'
import { compileQuery } from './compile.ts'
import { page } from './execute.ts'

/** Smaller parts are not worth a query of their own. */
const MIN_DOCUMENTS = 100

/**
 * Names of documents that divide the result of a collection group query into parts of about the same size, in order, at
 * most `count`. Throws INVALID_ARGUMENT for other queries and for a count that is not positive.
 */
export function partition(query: Query, count: bigint, view: DocumentView): readonly string[] {
  if (count <= 0n) throw new StatusError('INVALID_ARGUMENT', 'partition_count must be positive.')
  if (!isWholeGroup(query)) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      'Only a collection group in ascending order of __name__, without filters, cursors or limits, can be partitioned.',
    )
  }
  const { documents } = page(compileQuery(query), view)
  const most = Math.floor(documents.length / MIN_DOCUMENTS) - 1
  const points = Math.max(0, count > BigInt(most) ? most : Number(count))
  return Array.from({ length: points }, (_, i) => {
    return documents[Math.floor(((i + 1) * documents.length) / (points + 1))]?.name ?? ''
  })
}

function isWholeGroup({
  from,
  where,
  orderBy = [],
  startAt,
  endAt,
  offset = 0,
  limit,
  select,
}: Query): boolean {
  const isRestricted = [where, startAt, endAt, limit, select].some((part) => part !== undefined)
  const [order, second] = orderBy
  return (
    from[0]?.allDescendants === true &&
    !isRestricted &&
    offset === 0 &&
    order?.field === '__name__' &&
    order.direction === 'ASCENDING' &&
    second === undefined
  )
}
