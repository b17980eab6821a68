import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fields } from '../../values/value.ts'
import { StatusError } from '../../status.ts'
import { fromMicros } from '../../values/timestamps.ts'
import type { CompiledQuery } from '../query/compile.ts'
import { compileQuery } from '../query/compile.ts'
import { execute } from '../query/execute.ts'
import { fields, path, query } from '../testing/arbitraries.ts'
import { DOCUMENTS, nameOf, queryOf } from '../testing/fixtures.ts'
import type { Document, Query } from '../types.ts'
import { DocumentTree } from './document-tree.ts'
import { LiveView } from './live-view.ts'
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

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ path, fields }) },
  { weight: 1, arbitrary: fc.record({ path }) },
)

test('indexes give what a scan gives, while documents come, change and go', () => {
  fc.assert(
    fc.property(
      fc.array(query, { minLength: 1, maxLength: 4 }),
      fc.array(step, { maxLength: 40 }),
      (queries, steps) => {
        const tree = new DocumentTree()
        const view = new LiveView(tree, 0)
        const runnable = queries.map(compiled).filter((each) => each !== undefined)
        const compare = (): void => {
          for (const each of runnable) expect(pathsOf(each, view)).toEqual(pathsOf(each, scanOnly(view)))
        }
        for (const each of steps) {
          if ('fields' in each) tree.set(each.path, documentOf(each.path, each.fields))
          else tree.delete(each.path)
          compare()
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('a query of names in order of names is served in order, both ways, with bounds', () => {
  const tree = new DocumentTree()
  for (let i = 0; i < 2000; i++) tree.set(`c/${i}`, documentOf(`c/${i}`, {}))
  const view = new LiveView(tree)
  for (const direction of ['ASCENDING', 'DESCENDING'] as const) {
    const each = compileQuery(queryOf('c', { orderBy: [{ field: '__name__', direction }], limit: 3 }))
    expect(view.inOrder(each)).toBeDefined()
    expect(pathsOf(each, view)).toEqual(pathsOf(each, scanOnly(view)))
  }
})

test('a shape asked for again is served by an index: an equality or a contained element with an order', () => {
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
