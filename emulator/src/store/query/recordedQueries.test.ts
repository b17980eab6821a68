import { expect, it } from 'vitest'
import { DOCUMENTS, freshDatabase, nameOf, pathOf, refusalOf } from '../testing/fixtures.ts'
import type { Notation } from '../testing/notation.ts'
import { parseFields, parseValue } from '../testing/notation.ts'
import { excepts, meets, recorded } from '../../testing/recorded.ts'
import type { Cursor, Database, FieldOperator, Filter, FindNearest, Order, Query } from '../types.ts'

type RecordedFilter =
  | [string, string | null]
  | [string, string | null, Notation]
  | Partial<Record<'and' | 'or' | 'noop', RecordedFilter[]>>

interface RecordedQuery {
  readonly from?: string | string[]
  readonly group?: boolean
  readonly where?: RecordedFilter
  readonly orderBy?: (string | { noDirection: string })[]
  readonly select?: string[]
  readonly startAt?: { values: Notation[]; before: boolean }
  readonly endAt?: { values: Notation[]; before: boolean }
  readonly limit?: number
  readonly offset?: number
  readonly findNearest?: {
    vectorField: { fieldPath: string }
    queryVector: Notation
    distanceMeasure: FindNearest['distanceMeasure']
    limit: number
  }
}

interface RecordedCase {
  readonly name: string
  readonly parent?: string
  readonly query: RecordedQuery
  readonly expect?: {
    documents: string[] | { typeOrderExcept: string[] }
    fields?: Record<string, Record<string, Notation>>
  }
  readonly expectError?: { status: string; message: string }
}

interface Recording {
  readonly typeOrder: string[]
  readonly dataset: { name: string; fields: Record<string, Notation> }[]
  readonly cases: RecordedCase[]
}

const recording = recorded<Recording>('queries.json')

/** A defect of the official emulator: the SDKs' limitToLast turns into exactly such queries. */
const DEFECT = 'Firestore does not support descending key scans'
const DESCENDING_IS_SERVED =
  'refuses order by __name__ descending, which limitToLast turns into; production serves it'

function parseFilter(filter: RecordedFilter): Filter {
  if (!Array.isArray(filter)) {
    const op = filter.and ? 'AND' : filter.or ? 'OR' : 'OPERATOR_UNSPECIFIED'
    return { kind: 'composite', op, filters: (filter.and ?? filter.or ?? filter.noop ?? []).map(parseFilter) }
  }
  const [field, op, value] = filter
  const operator = (op ?? 'OPERATOR_UNSPECIFIED') as FieldOperator
  if (value !== undefined) return { kind: 'field', field, op: operator, value: parseValue(value, DOCUMENTS) }
  return { kind: 'unary', field, op: (op ?? 'OPERATOR_UNSPECIFIED') as 'IS_NULL' }
}

function parseOrder(order: string | { noDirection: string }): Order {
  if (typeof order !== 'string') return { field: order.noDirection, direction: 'ASCENDING' }
  return order.startsWith('-')
    ? { field: order.slice(1), direction: 'DESCENDING' }
    : { field: order, direction: 'ASCENDING' }
}

function parseCursor(cursor: RecordedQuery['startAt']): Cursor | undefined {
  if (cursor === undefined) return undefined
  return { values: cursor.values.map((value) => parseValue(value, DOCUMENTS)), before: cursor.before }
}

function parseQuery({ parent = '', query }: RecordedCase): Query {
  const { from, group = false, findNearest: near } = query
  const ids = from === undefined ? [] : typeof from === 'string' ? [from] : from
  return {
    parent: nameOf(parent),
    from: ids.map((collectionId) => ({ collectionId, allDescendants: group })),
    where: query.where === undefined ? undefined : parseFilter(query.where),
    orderBy: query.orderBy?.map(parseOrder),
    select: query.select,
    startAt: parseCursor(query.startAt),
    endAt: parseCursor(query.endAt),
    limit: query.limit,
    offset: query.offset,
    findNearest:
      near === undefined
        ? undefined
        : {
            ...near,
            vectorField: near.vectorField.fieldPath,
            queryVector: parseValue(near.queryVector, DOCUMENTS),
          },
  }
}

async function loaded(): Promise<Database> {
  const database = freshDatabase()
  await database.commit(
    recording.dataset.map(({ name, fields }) => {
      return { kind: 'update', name: nameOf(name), fields: parseFields(fields, DOCUMENTS) }
    }),
  )
  return database
}

function expectedPaths(documents: string[] | { typeOrderExcept: string[] }): string[] {
  if (Array.isArray(documents)) return documents
  return recording.typeOrder.filter((id) => !documents.typeOrderExcept.includes(id)).map((id) => `t/${id}`)
}

function fillIn(message: string, query: Query): string {
  return message.replace('{project}', 'p').replace('<length of the name>', String(query.parent.length))
}

it('there are recorded queries', () => {
  expect(recording.cases.length).toBe(258)
})

/** What was recorded: a refusal, or paths in order with the fields of some of them. */
function expectationOf({ expect: expected, expectError }: RecordedCase, query: Query): unknown {
  if (expectError?.message === DEFECT) return 'OK'
  if (expectError !== undefined) return `${expectError.status}: ${fillIn(expectError.message, query)}`
  const fields = Object.entries(expected?.fields ?? {})
  return {
    paths: expectedPaths(expected?.documents ?? []),
    fields: fields.map(([path, each]) => [path, parseFields(each, DOCUMENTS)]),
  }
}

async function answerTo(each: RecordedCase, query: Query, database: Database): Promise<unknown> {
  if (each.expectError !== undefined) return refusalOf(() => database.reader().query(query))
  const { documents } = database.reader().query(query)
  const fields = Object.keys(each.expect?.fields ?? {}).map((path) => {
    return [path, documents.find(({ name }) => pathOf(name) === path)?.fields]
  })
  return { paths: documents.map(({ name }) => pathOf(name)), fields }
}

it.for(recording.cases)('recorded query: $name', async (each, { task }) => {
  if (each.expectError?.message === DEFECT) excepts(task, 'queries.json', DESCENDING_IS_SERVED)
  else meets(task, 'queries.json')
  const query = parseQuery(each)
  expect(await answerTo(each, query, await loaded())).toEqual(expectationOf(each, query))
})
