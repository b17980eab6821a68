import { StatusError } from '../../status.ts'
import { parseParentName } from '../../store/names.ts'
import type { ParsedName } from '../../store/names.ts'
import type { Aggregation, PlannedIndex, Query } from '../../store/index.ts'
import { Reference } from '../../values/value.ts'
import type { ExplainMetrics } from '../messages/explain.ts'
import type {
  ListCollectionIdsRequest,
  ListCollectionIdsResponse,
  PartitionQueryRequest,
  PartitionQueryResponse,
  RunAggregationQueryRequest,
  RunAggregationQueryResponse,
  RunQueryRequest,
  RunQueryResponse,
} from '../messages/requests.ts'
import type { StructuredQuery } from '../messages/queries.ts'
import { databaseOf } from './backend.ts'
import type { Call } from './call.ts'
import { inTransaction, openReader, toConsistency } from './consistency.ts'
import { toAggregation, toQuery, toRulesQuery } from './convertQueries.ts'
import { demandIndexes } from './indexGate.ts'
import { gateReads } from './rulesGate.ts'
import type { RulesReads } from './rulesGate.ts'

/** How a thousand index entries of an aggregation are billed: one read per thousand, at least one. */
const ENTRIES_PER_READ = 1000

/**
 * The documents in order; the last message says `done`, an empty result is that message alone. A query that is to be
 * explained but not analysed is checked and planned, not run.
 */
export function runQuery(call: Call, request: RunQueryRequest): readonly RunQueryResponse[] {
  const place = parseParentName(request.parent)
  call.authenticate(place.project)
  const query = toQuery(request.parent, required(request.structuredQuery))
  const { reader, began } = openReader(databaseOf(call.backend, place), request)
  checkQuery(call, place, query, reader, inTransaction(request))
  const { explainOptions } = request
  const planSummary = explainOptions === undefined ? undefined : summaryOf(reader.plan(query))
  if (planSummary !== undefined && explainOptions?.analyze !== true) {
    return [{ skippedResults: 0, explainMetrics: { planSummary } }]
  }
  const begin = performance.now()
  const { documents, skipped } = reader.query(query)
  call.countDocuments(documents.length)
  const { readTime } = reader
  const explainMetrics = planSummary && {
    planSummary,
    executionStats: statsOf(documents.length, Math.max(1, documents.length), performance.now() - begin),
  }
  const answers = documents.map((document, i): RunQueryResponse => {
    const answer = { document, readTime, skippedResults: i === 0 ? skipped : 0 }
    return i === documents.length - 1 ? { ...answer, done: true, explainMetrics } : answer
  })
  if (answers.length === 0) answers.push({ readTime, skippedResults: skipped, done: true, explainMetrics })
  return began === undefined ? answers : [{ transaction: began, skippedResults: 0 }, ...answers]
}

function summaryOf(indexes: readonly PlannedIndex[]): ExplainMetrics['planSummary'] {
  return {
    indexesUsed: indexes.map(({ queryScope, properties }) => ({ query_scope: queryScope, properties })),
  }
}

function statsOf(results: number, reads: number, milliseconds: number): ExplainMetrics['executionStats'] {
  return {
    resultsReturned: BigInt(results),
    executionDuration: milliseconds,
    readOperations: BigInt(reads),
    debugStats: { documents_scanned: String(results), index_entries_scanned: String(results) },
  }
}

export function runAggregationQuery(
  call: Call,
  request: RunAggregationQueryRequest,
): readonly RunAggregationQueryResponse[] {
  const place = parseParentName(request.parent)
  call.authenticate(place.project)
  const { structuredQuery, aggregations } = required(request.structuredAggregationQuery)
  const query = toQuery(request.parent, required(structuredQuery))
  const asked = aggregations.map(toAggregation)
  const { reader, began } = openReader(databaseOf(call.backend, place), request)
  checkQuery(call, place, query, reader, inTransaction(request), asked)
  const { explainOptions } = request
  const planSummary = explainOptions === undefined ? undefined : summaryOf(reader.plan(query))
  if (planSummary !== undefined && explainOptions?.analyze !== true) {
    return [{ explainMetrics: { planSummary } }]
  }
  const begin = performance.now()
  const aggregateFields = reader.aggregate(query, asked)
  const reads = aggregateReads(aggregateFields)
  call.countDocuments(reads)
  const answer: RunAggregationQueryResponse = {
    result: { aggregateFields },
    readTime: reader.readTime,
    explainMetrics: planSummary && {
      planSummary,
      executionStats: statsOf(1, reads, performance.now() - begin),
    },
  }
  return began === undefined ? [answer] : [{ transaction: began }, answer]
}

function aggregateReads(aggregates: Readonly<Record<string, unknown>>): number {
  const counts = Object.values(aggregates).filter((each) => typeof each === 'bigint')
  const largest = counts.reduce((most, count) => (count > most ? count : most), 0n)
  return Math.max(1, Math.ceil(Number(largest) / ENTRIES_PER_READ))
}

/** All cursors on one page; for administrators, since rules know no such method. */
export function partitionQuery(call: Call, request: PartitionQueryRequest): PartitionQueryResponse {
  const place = parseParentName(request.parent)
  const caller = call.authenticate(place.project)
  const query = toQuery(request.parent, required(request.structuredQuery))
  const reader = databaseOf(call.backend, place).reader(toConsistency(request))
  const names = reader.partition(query, request.partitionCount)
  if (!caller.admin) {
    throw new StatusError('PERMISSION_DENIED', 'Partition queries require admin authentication.')
  }
  const partitions = names.map((name) => ({ values: [new Reference(name)], before: false }))
  return { partitions, nextPageToken: '' }
}

/** Rules on a query, also on one of a listener, and the indexes it takes; throws PERMISSION_DENIED, FAILED_PRECONDITION. */
export function checkQuery(
  call: Call,
  place: ParsedName,
  query: Query,
  reads: RulesReads,
  transactional: boolean,
  aggregations: readonly Aggregation[] = [],
): void {
  const collectionId = query.from[0]?.collectionId ?? ''
  const path = place.path === '' ? collectionId : `${place.path}/${collectionId}`
  gateReads(call, place, reads, transactional ? 'multi' : 'single').list(path, toRulesQuery(query))
  demandIndexes(call, place, query, aggregations)
}

/** Validation comes before the check for administrators, as recorded (`extra/auth.json`). */
export function listCollectionIds(call: Call, request: ListCollectionIdsRequest): ListCollectionIdsResponse {
  const place = parseParentName(request.parent)
  const caller = call.authenticate(place.project)
  const result = databaseOf(call.backend, place).reader(toConsistency(request)).listCollectionIds(request)
  if (!caller.admin) {
    throw new StatusError('PERMISSION_DENIED', 'Metadata operations require admin authentication.')
  }
  return result
}

function required<T extends StructuredQuery | object>(query: T | undefined): T {
  if (query === undefined) throw new StatusError('INVALID_ARGUMENT', 'Only structured queries are supported.')
  return query
}
