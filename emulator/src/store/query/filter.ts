import { StatusError } from '../../status.ts'
import { isArray } from '../../values/compare.ts'
import type { Value } from '../../values/value.ts'
import { Reference } from '../../values/value.ts'
import type { FieldPath } from '../fieldPath.ts'
import { formatFieldPath, isName, parseFieldPath } from '../fieldPath.ts'
import type { Document, Filter } from '../types.ts'
import type { Condition, ConditionOperator } from './condition.ts'
import { isInequality, operandOf, testOf } from './condition.ts'

/** A checked filter tree. */
export type ParsedFilter =
  | { readonly kind: 'and' | 'or'; readonly filters: readonly ParsedFilter[] }
  | { readonly kind: 'condition'; readonly condition: Condition }

export type DocumentTest = (document: Document) => boolean

const LIST_SIZES: Partial<Record<ConditionOperator, number>> = { IN: 30, NOT_IN: 10, ARRAY_CONTAINS_ANY: 30 }
const NEGATIONS: ReadonlySet<ConditionOperator> = new Set([
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
])

/** Parses field paths and refuses, with INVALID_ARGUMENT, what no query may contain. `kindless`: no collection id. */
export function parseFilter(filter: Filter, kindless: boolean): ParsedFilter {
  const parsed = parseNode(filter, kindless)
  checkCombination(parsed)
  return parsed
}

function parseNode(filter: Filter, kindless: boolean): ParsedFilter {
  if (filter.kind === 'composite') {
    if (filter.op === 'OPERATOR_UNSPECIFIED') throw invalid('Unsupported CompositeFilter operator.')
    const kind = filter.op === 'AND' ? 'and' : 'or'
    return { kind, filters: filter.filters.map((child) => parseNode(child, kindless)) }
  }
  const path = parseFieldPath(filter.field)
  if (filter.op === 'OPERATOR_UNSPECIFIED') {
    throw invalid(filter.kind === 'field' ? 'Unknown FieldFilter operator.' : 'Unknown UnaryFilter operator.')
  }
  const condition: Condition = { path, op: filter.op, value: filter.kind === 'field' ? filter.value : null }
  checkList(condition)
  if (isName(path)) checkNameCondition(condition)
  else if (kindless) throw invalid(`kind is required for filter: ${formatFieldPath(path)}`)
  return { kind: 'condition', condition }
}

function checkList({ op, value }: Condition): void {
  const most = LIST_SIZES[op]
  if (most === undefined) return
  if (!isArray(value)) throw invalid(`'${op}' requires an ArrayValue.`)
  if (value.length === 0) throw invalid(`'${op}' requires an non-empty ArrayValue.`)
  if (value.length > most) throw invalid(`'${op}' supports up to ${most} comparison values.`)
}

function checkNameCondition({ op, value }: Condition): void {
  if (op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY') throw invalid('the name __key__ is reserved')
  const operands: readonly Value[] = (op === 'IN' || op === 'NOT_IN') && isArray(value) ? value : [value]
  if (!operands.every((operand) => operand instanceof Reference)) {
    throw invalid('__key__ filter value must be a Key')
  }
}

function checkCombination(filter: ParsedFilter): void {
  const conditions = [...conditionsOf(filter)]
  if (conditions.filter(({ op }) => NEGATIONS.has(op)).length > 1) {
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    )
  }
  const has = (op: ConditionOperator): boolean => conditions.some((condition) => condition.op === op)
  if (has('NOT_IN') && (has('IN') || has('ARRAY_CONTAINS_ANY') || hasOr(filter))) {
    throw invalid("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.")
  }
  checkNameEquality(conditions)
}

/**
 * Production and Google's emulator alike refuse this, in these words: the web SDK's suite (composite index queries)
 * asserts them, and the public recordings of both (sanjevirau/fireside, `multiple-inequality-query`) have them.
 */
function checkNameEquality(conditions: readonly Condition[]): void {
  const inequalities = conditions.filter(isInequality)
  const hasNameEquality = conditions.some(({ path, op }) => op === 'EQUAL' && isName(path))
  if (!hasNameEquality || inequalities.length === 0) return
  if (inequalities.some(({ path }) => isName(path))) return
  throw invalid(
    'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
  )
}

function hasOr(filter: ParsedFilter): boolean {
  if (filter.kind === 'condition') return false
  return (filter.kind === 'or' && filter.filters.length > 1) || filter.filters.some(hasOr)
}

/** All conditions of a tree. */
export function* conditionsOf(filter: ParsedFilter): Generator<Condition, undefined> {
  if (filter.kind === 'condition') yield filter.condition
  else for (const child of filter.filters) yield* conditionsOf(child)
  return undefined
}

/** The test a filter tree makes of a document's fields; an empty composite holds for all. */
export function testOfFilter(filter: ParsedFilter): DocumentTest {
  if (filter.kind === 'condition') {
    const { path } = filter.condition
    const test = testOf(filter.condition)
    return (document) => test(operandOf(document, path))
  }
  const tests = filter.filters.map(testOfFilter)
  if (filter.kind === 'and') return (document) => tests.every((test) => test(document))
  return tests.length === 0 ? () => true : (document) => tests.some((test) => test(document))
}

/** Parses a path that may not be the document's name. */
export function parsePlainPath(text: string, refusal: string): FieldPath {
  const path = parseFieldPath(text)
  if (isName(path)) throw invalid(refusal)
  return path
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message)
}
