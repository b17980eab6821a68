import { expect, it } from 'vitest'
import { DOCUMENTS, freshDatabase, nameOf, refusalOf } from '../testing/fixtures.ts'
import type { Notation } from '../testing/notation.ts'
import { parseFields, parseValue } from '../testing/notation.ts'
import { meets, recorded } from '../../testing/recorded.ts'
import type { Aggregation, Database, FieldOperator, Query } from '../types.ts'

interface RecordedAggregation {
  readonly alias?: string
  readonly count?: { upTo?: string }
  readonly sum?: { field?: { fieldPath: string } }
  readonly avg?: { field?: { fieldPath: string } }
}

interface RecordedCase {
  readonly name: string
  readonly parent?: string
  readonly query: {
    readonly from: { collectionId: string; allDescendants?: boolean }[]
    readonly where?: { fieldFilter: { field: { fieldPath: string }; op: FieldOperator; value: Notation } }
    readonly orderBy?: { field: { fieldPath: string }; direction: 'ASCENDING' | 'DESCENDING' }[]
    readonly limit?: number
    readonly offset?: number
  }
  readonly aggregations: RecordedAggregation[]
  readonly expect?: { aggregateFields: Record<string, Notation> }
  readonly expectError?: { status: string; message: string }
}

interface Recording {
  readonly dataset: { name: string; fields: Record<string, Notation> }[]
  readonly cases: RecordedCase[]
}

const recording = recorded<Recording>('aggregations.json')

function parseAggregation({ alias = '', count, sum, avg }: RecordedAggregation): Aggregation {
  if (count !== undefined) {
    return { kind: 'count', alias, upTo: count.upTo === undefined ? undefined : BigInt(count.upTo) }
  }
  if (sum !== undefined) return { kind: 'sum', alias, field: sum.field?.fieldPath ?? '' }
  if (avg !== undefined) return { kind: 'avg', alias, field: avg.field?.fieldPath ?? '' }
  return { kind: undefined, alias }
}

function parseQuery({ parent = '', query }: RecordedCase): Query {
  const filter = query.where?.fieldFilter
  return {
    parent: nameOf(parent),
    from: query.from.map(({ collectionId, allDescendants = false }) => ({ collectionId, allDescendants })),
    where: filter && {
      kind: 'field',
      field: filter.field.fieldPath,
      op: filter.op,
      value: parseValue(filter.value),
    },
    orderBy: query.orderBy?.map(({ field, direction }) => ({ field: field.fieldPath, direction })),
    limit: query.limit,
    offset: query.offset,
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

it('there are recorded aggregations', () => {
  expect(recording.cases.length).toBe(52)
})

it.for(recording.cases)('recorded aggregation: $name', async (each, { task }) => {
  meets(task, 'aggregations.json')
  const reader = (await loaded()).reader()
  const aggregations = each.aggregations.map(parseAggregation)
  const { status = '', message = '' } = each.expectError ?? {}
  const expected = status === '' ? parseFields(each.expect?.aggregateFields) : `${status}: ${message}`
  const aggregate = (): unknown => reader.aggregate(parseQuery(each), aggregations)
  expect(status === '' ? aggregate() : await refusalOf(aggregate)).toEqual(expected)
})
