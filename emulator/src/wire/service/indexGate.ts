import { StatusError } from '../../status.ts'
import type { Aggregation, Query } from '../../store/index.ts'
import type { ParsedName } from '../../store/names.ts'
import type { Call } from './call.ts'

/**
 * Checks that production has the indexes of a query that the rules allow, where they are enforced; throws FAILED_PRECONDITION.
 * Told to the person who runs the server as denials are: applications tend to show something kinder.
 */
export function demandIndexes(
  call: Call,
  { project }: ParsedName,
  query: Query,
  aggregations: readonly Aggregation[] = [],
): void {
  const { indexes, report } = call.backend
  try {
    indexes?.demand(project, query, aggregations)
  } catch (error) {
    if (error instanceof StatusError) report(`${call.rpc}: ${error.message}`)
    throw error
  }
}
