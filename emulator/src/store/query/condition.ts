import { compareValues, equalValues, isArray, rankOf } from '../../values/compare.ts'
import type { Value } from '../../values/value.ts'
import { Reference } from '../../values/value.ts'
import { documentValue } from '../data/packedDocument.ts'
import type { FieldPath } from '../fieldPath.ts'
import { isName } from '../fieldPath.ts'
import type { Document, FieldOperator, UnaryOperator } from '../types.ts'

export type ConditionOperator = Exclude<FieldOperator | UnaryOperator, 'OPERATOR_UNSPECIFIED'>

/** One checked filter on one field; `value` is null for the unary operators. */
export interface Condition {
  readonly path: FieldPath
  readonly op: ConditionOperator
  readonly value: Value
}

type ValueTest = (value: Value | undefined) => boolean

/** Operators that leave out documents by something other than equality: their field becomes part of the order. */
const INEQUALITIES: ReadonlySet<ConditionOperator> = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
])

export function isInequality(condition: Condition): boolean {
  return INEQUALITIES.has(condition.op)
}

/** The value of a path in a document; `__name__` is a reference to it. */
export function operandOf(document: Document, path: FieldPath): Value | undefined {
  return isName(path) ? new Reference(document.name) : documentValue(document, path)
}

/**
 * The test a condition makes of a field's value (docs/protocol.md, "Queries"): null and NaN are never equal to,
 * contained in or in order with anything; inequalities hold only within one type class; negations need the field to
 * be there and not null.
 */
export function testOf(condition: Condition): ValueTest {
  const { op, value } = condition
  switch (op) {
    case 'EQUAL':
      return isNullOrNaN(value) ? never : (other) => other !== undefined && equalValues(other, value)
    case 'NOT_EQUAL':
      return value === null ? never : notIn([value])
    case 'LESS_THAN':
      return inOrder(value, (order) => order < 0)
    case 'LESS_THAN_OR_EQUAL':
      return inOrder(value, (order) => order <= 0)
    case 'GREATER_THAN':
      return inOrder(value, (order) => order > 0)
    case 'GREATER_THAN_OR_EQUAL':
      return inOrder(value, (order) => order >= 0)
    case 'ARRAY_CONTAINS':
      return containsAny([value])
    case 'ARRAY_CONTAINS_ANY':
      return containsAny(elements(value))
    case 'IN':
      return isIn(elements(value))
    case 'NOT_IN':
      return elements(value).includes(null) ? never : notIn(elements(value))
    case 'IS_NULL':
      return (other) => other === null
    case 'IS_NOT_NULL':
      return exists
    case 'IS_NAN':
      return (other) => Number.isNaN(other)
    case 'IS_NOT_NAN':
      return (other) => exists(other) && !Number.isNaN(other)
  }
}

function never(): boolean {
  return false
}

function exists(value: Value | undefined): boolean {
  return value !== undefined && value !== null
}

export function isNullOrNaN(value: Value): boolean {
  return value === null || Number.isNaN(value)
}

/** The elements of a list operand. */
export function elements(value: Value): readonly Value[] {
  return isArray(value) ? value : []
}

function inOrder(operand: Value, holds: (order: number) => boolean): ValueTest {
  if (isNullOrNaN(operand)) return never
  const rank = rankOf(operand)
  return (value) => value !== undefined && rankOf(value) === rank && holds(compareValues(value, operand))
}

function isIn(list: readonly Value[]): ValueTest {
  const wanted = list.filter((value) => !isNullOrNaN(value))
  return (value) => value !== undefined && wanted.some((other) => equalValues(other, value))
}

function notIn(list: readonly Value[]): ValueTest {
  const unwanted = list.filter((value) => !isNullOrNaN(value))
  return (value) =>
    value !== undefined && value !== null && !unwanted.some((other) => equalValues(other, value))
}

function containsAny(list: readonly Value[]): ValueTest {
  const contains = isIn(list)
  return (value) => isArray(value) && value.some(contains)
}
