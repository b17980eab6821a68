import { StatusError } from '../../status.ts'
import type { DocumentView } from '../data/view.ts'
import type { Fields, Value } from '../../values/value.ts'
import type { FieldPath } from '../fieldPath.ts'
import { documentValue } from '../data/packedDocument.ts'
import { isReserved } from '../names.ts'
import type { Aggregation, Document, Query } from '../types.ts'
import { compileQuery } from './compile.ts'
import { page } from './execute.ts'
import { parsePlainPath } from './filter.ts'

const MAX_AGGREGATIONS = 5
const INT64_MAX = 2n ** 63n - 1n
const INT64_MIN = -(2n ** 63n)

interface Parsed {
  readonly alias: string
  readonly path: FieldPath | undefined
  readonly compute: (documents: readonly Document[]) => Value
}

/**
 * The aggregates of a query's result by alias, and how many documents they were made of. Documents that lack a
 * field summed or averaged are in none of them. Throws INVALID_ARGUMENT with the texts of recorded aggregations.
 */
export function aggregate(
  query: Query,
  aggregations: readonly Aggregation[],
  view: DocumentView,
): { readonly values: Fields; readonly documents: number } {
  const parsed = parse(aggregations)
  const required = parsed.flatMap(({ path }) => (path === undefined ? [] : [path]))
  const compiled = compileQuery(query, required)
  const { documents } = page(compiled, view)
  const values = Object.fromEntries(parsed.map(({ alias, compute }) => [alias, compute(documents)]))
  return { values, documents: documents.length }
}

function parse(aggregations: readonly Aggregation[]): readonly Parsed[] {
  if (aggregations.length === 0) throw invalid('Aggregations can not be empty.')
  if (aggregations.length > MAX_AGGREGATIONS) {
    throw invalid(
      'The maximum number of aggregations allowed in an aggregation query is 5. ' +
        `Received: ${aggregations.length}`,
    )
  }
  let unnamed = 0
  const seen = new Set<string>()
  return aggregations.map((aggregation) => {
    const parsed = parseOne(aggregation, aggregation.alias === '' ? `field_${++unnamed}` : aggregation.alias)
    if (seen.has(parsed.alias)) {
      throw invalid(`Aggregation aliases contain duplicate alias: ${parsed.alias}.`)
    }
    seen.add(parsed.alias)
    return parsed
  })
}

function parseOne(aggregation: Aggregation, alias: string): Parsed {
  if (aggregation.kind === undefined) throw invalid('Operator field in Aggregation is not set.')
  if (isReserved(alias)) throw invalid(`The property.name "${alias}" is reserved.`)
  if (aggregation.kind === 'count') {
    const { upTo } = aggregation
    if (upTo !== undefined && upTo < 0n) {
      throw invalid('The `up_to` value in a COUNT aggregation must be greater than or equal to zero.')
    }
    return { alias, path: undefined, compute: (documents) => count(documents, upTo) }
  }
  const path = parsePlainPath(aggregation.field, 'Aggregations are not supported for the property: __key__')
  const isSum = aggregation.kind === 'sum'
  return {
    alias,
    path,
    compute: (documents) => {
      const numbers = numbersAt(documents, path)
      return isSum ? sum(numbers) : average(numbers)
    },
  }
}

function count(documents: readonly Document[], upTo: bigint | undefined): bigint {
  const all = BigInt(documents.length)
  return upTo !== undefined && upTo < all ? upTo : all
}

function numbersAt(documents: readonly Document[], path: FieldPath): (number | bigint)[] {
  return documents
    .map((document) => documentValue(document, path))
    .filter((value) => typeof value === 'number' || typeof value === 'bigint')
}

/** Integers are added exactly, so that passing beyond int64 and back does no harm; doubles in the order given. */
function sum(numbers: readonly (number | bigint)[]): Value {
  let integers = 0n
  let doubles: number | undefined
  for (const number of numbers) {
    if (typeof number === 'bigint') integers += number
    else doubles = (doubles ?? 0) + number
  }
  if (doubles !== undefined) return Number(integers) + doubles
  return integers > INT64_MAX || integers < INT64_MIN ? Number(integers) : integers
}

function average(numbers: readonly (number | bigint)[]): Value {
  return numbers.length === 0 ? null : Number(sum(numbers)) / numbers.length
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message)
}
