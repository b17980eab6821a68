import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Fields, Value } from '../../values/value.ts'
import { StatusError } from '../../status.ts'
import { fromMicros } from '../../values/timestamps.ts'
import type { CompiledQuery } from '../query/compile.ts'
import { compileQuery } from '../query/compile.ts'
import { execute } from '../query/execute.ts'
import { fields, path, query } from '../testing/arbitraries.ts'
import { DOCUMENTS, nameOf, queryOf } from '../testing/fixtures.ts'
import type { Document, FieldOperator, Filter, Query } from '../types.ts'
import { DocumentTree } from './documentTree.ts'
import { LiveView } from './liveView.ts'
import type { DocumentView } from './view.ts'

const TIME = fromMicros(1)

function documentOf(at: string, content: Fields): Document {
  return { name: nameOf(at), fields: content, createTime: TIME, updateTime: TIME }
}

/** The same documents without any index or order: every query is a scan, a filter and a sort. */
function scanOnly(view: DocumentView): DocumentView {
  return {
    get: (at) => view.get(at),
    scan: (scope) => view.scan(scope),
    inOrder: () => undefined,
    collectionIds: (parent) => view.collectionIds(parent),
    idsWithMissing: (collection) => view.idsWithMissing(collection),
  }
}

function compiled(each: Query): CompiledQuery | undefined {
  try {
    return compileQuery(each)
  } catch (error) {
    if (error instanceof StatusError) return undefined
    throw error
  }
}

function pathsOf(of: CompiledQuery, view: DocumentView): unknown {
  const { documents, skipped } = execute(of, view)
  return { paths: documents.map(({ name }) => name.slice(of.rootLength)), skipped }
}

interface Step {
  readonly path: string
  /** Absent: the document goes. */
  readonly fields: Fields | undefined
}

/** Runs every query after every step, both ways: the second time a shape is asked for it has its index. */
function checkAlike(queries: readonly Query[], steps: readonly Step[]): void {
  const tree = new DocumentTree()
  const view = new LiveView(tree, 0)
  const runnable = queries.map(compiled).filter((each) => each !== undefined)
  const served: unknown[] = []
  const scanned: unknown[] = []
  for (const each of steps) {
    if (each.fields === undefined) tree.delete(each.path)
    else tree.set(each.path, documentOf(each.path, each.fields))
    served.push(...runnable.map((of) => pathsOf(of, view)))
    scanned.push(...runnable.map((of) => pathsOf(of, scanOnly(view))))
  }
  expect(served).toEqual(scanned)
}

const step: fc.Arbitrary<Step> = fc.record({
  path,
  fields: fc.oneof({ weight: 3, arbitrary: fields }, { weight: 1, arbitrary: fc.constant(undefined) }),
})

it('indexes give what a scan gives, for queries of all kinds, while documents come, change and go', () => {
  fc.assert(
    fc.property(
      fc.array(query, { minLength: 1, maxLength: 4 }),
      fc.array(step, { maxLength: 40 }),
      checkAlike,
    ),
    { numRuns: 300 },
  )
})

/** So few values that ranges are hit at their ends and documents often move within one bucket. */
const rank = fc.constantFrom<Value>(0n, 1n, 2n, 3n, 'a', null)
const narrowFields = fc.record(
  { a: rank, b: fc.constantFrom('x', 'y'), tags: fc.subarray(['p', 'q', 'r']) },
  { requiredKeys: ['b'] },
)
const narrowQuery: fc.Arbitrary<Query> = fc
  .record({
    isGroup: fc.boolean(),
    equal: fc.option(fc.constantFrom<FieldOperator>('EQUAL', 'IN')),
    contains: fc.option(fc.constantFrom('p', 'q')),
    range: fc.option(
      fc.record({
        op: fc.constantFrom<FieldOperator>(
          'LESS_THAN',
          'LESS_THAN_OR_EQUAL',
          'GREATER_THAN',
          'GREATER_THAN_OR_EQUAL',
        ),
        value: rank,
      }),
    ),
    direction: fc.constantFrom('ASCENDING' as const, 'DESCENDING' as const),
    start: fc.option(fc.record({ value: rank, before: fc.boolean() })),
    end: fc.option(fc.record({ value: rank, before: fc.boolean() })),
    limit: fc.option(fc.integer({ min: 1, max: 4 })),
  })
  .map(({ isGroup, equal, contains, range, direction, start, end, limit }) => {
    const filters: Filter[] = []
    if (equal !== null) {
      filters.push({ kind: 'field', field: 'b', op: equal, value: equal === 'IN' ? ['x', 'y'] : 'x' })
    }
    if (contains !== null)
      filters.push({ kind: 'field', field: 'tags', op: 'ARRAY_CONTAINS', value: contains })
    if (range !== null) filters.push({ kind: 'field', field: 'a', ...range })
    return {
      parent: DOCUMENTS,
      from: [{ collectionId: 'c', allDescendants: isGroup }],
      where: { kind: 'composite', op: 'AND', filters },
      orderBy: [{ field: 'a', direction }],
      startAt: start === null ? undefined : { values: [start.value], before: start.before },
      endAt: end === null ? undefined : { values: [end.value], before: end.before },
      limit: limit ?? undefined,
    }
  })
const narrowStep: fc.Arbitrary<Step> = fc.record({
  path,
  fields: fc.oneof({ weight: 5, arbitrary: narrowFields }, { weight: 1, arbitrary: fc.constant(undefined) }),
})

it('indexes give what a scan gives at the ends of ranges and for documents that move', () => {
  fc.assert(
    fc.property(
      fc.array(narrowQuery, { minLength: 1, maxLength: 3 }),
      fc.array(narrowStep, { minLength: 10, maxLength: 40 }),
      checkAlike,
    ),
    { numRuns: 150 },
  )
})

it('a query of names in order of names is served in order, both ways, with bounds', () => {
  const tree = new DocumentTree()
  for (let i = 0; i < 2000; i++) tree.set(`c/${i}`, documentOf(`c/${i}`, {}))
  const view = new LiveView(tree)
  for (const direction of ['ASCENDING', 'DESCENDING'] as const) {
    const each = compileQuery(queryOf('c', { orderBy: [{ field: '__name__', direction }], limit: 3 }))
    expect(view.inOrder(each)).toBeDefined()
    expect(pathsOf(each, view)).toEqual(pathsOf(each, scanOnly(view)))
  }
})

it('a shape asked for again is served by an index: an equality or a contained element with an order', () => {
  const tree = new DocumentTree()
  for (let i = 0; i < 3000; i++) {
    tree.set(
      `c/${i}`,
      documentOf(`c/${i}`, { city: `k${i % 50}`, tags: [`t${i % 7}`, 'all'], rank: BigInt(i % 97) }),
    )
  }
  const view = new LiveView(tree)
  const where = {
    kind: 'composite',
    op: 'AND',
    filters: [
      { kind: 'field', field: 'tags', op: 'ARRAY_CONTAINS', value: 't3' },
      { kind: 'field', field: 'city', op: 'EQUAL', value: 'k10' },
    ],
  } as const
  const orderBy = [{ field: 'rank', direction: 'DESCENDING' }] as const
  const each = compileQuery({ ...queryOf('c', { where, orderBy, limit: 5 }), parent: DOCUMENTS })
  expect(view.inOrder(each)).toBeUndefined()
  const candidates = [...(view.inOrder(each) ?? [])]
  expect(candidates.length).toBe(9)
  expect(pathsOf(each, view)).toEqual(pathsOf(each, scanOnly(view)))
})
