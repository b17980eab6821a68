import { StatusError } from '../../status.ts'
import { equalValues, isArray } from '../../values/compare.ts'
import type { Timestamp, Value } from '../../values/value.ts'
import type { FieldPath } from '../fieldPath.ts'
import type { FieldTransform } from '../types.ts'
import { checkElements } from './checkFields.ts'

/** A checked transform: how a field's value becomes another, and what the client is told. */
export interface ParsedTransform {
  readonly path: FieldPath
  readonly apply: (stored: Value | undefined, requestTime: Timestamp) => TransformOutcome
}

interface TransformOutcome {
  readonly value: Value
  readonly result: Value
}

const INT64_MAX = 2n ** 63n - 1n
const INT64_MIN = -(2n ** 63n)

/** Checks a transform (docs/protocol.md, "Writes"). Throws INVALID_ARGUMENT. */
export function parseTransform(transform: FieldTransform, path: FieldPath): ParsedTransform {
  switch (transform.kind) {
    case 'setToServerValue':
      if (transform.server !== 'REQUEST_TIME') throw invalid('Unknown server value.')
      return { path, apply: (_, requestTime) => same(requestTime) }
    case 'increment':
    case 'maximum':
    case 'minimum':
      return { path, apply: numeric(transform.kind, transform.operand) }
    case 'appendMissingElements':
    case 'removeAllFromArray': {
      checkElements(transform.values)
      const change = transform.kind === 'removeAllFromArray' ? withoutElements : withElements
      const { values } = transform
      return {
        path,
        apply: (stored) => ({ value: change(isArray(stored) ? stored : [], values), result: null }),
      }
    }
  }
}

function same(value: Value): TransformOutcome {
  return { value, result: value }
}

function numeric(kind: 'increment' | 'maximum' | 'minimum', operand: Value): ParsedTransform['apply'] {
  if (!isNumber(operand)) throw invalid('Input must be int64 or double.')
  return (stored) => {
    if (!isNumber(stored)) return same(operand)
    if (kind === 'increment') return same(add(stored, operand))
    return same(kind === 'maximum' ? extreme(stored, operand, 1) : extreme(stored, operand, -1))
  }
}

function isNumber(value: Value | undefined): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint'
}

/** Integers saturate at the bounds of int64; a double on either side makes the sum a double. */
function add(a: number | bigint, b: number | bigint): number | bigint {
  if (typeof a === 'number' || typeof b === 'number') return Number(a) + Number(b)
  const sum = a + b
  return sum > INT64_MAX ? INT64_MAX : sum < INT64_MIN ? INT64_MIN : sum
}

/** Equal numbers keep the stored value and its type; NaN wins either way. */
function extreme(stored: number | bigint, operand: number | bigint, sign: 1 | -1): number | bigint {
  if (Number.isNaN(stored) || Number.isNaN(operand)) return NaN
  const operandWins = sign === 1 ? operand > stored : operand < stored
  return operandWins ? operand : stored
}

function withElements(array: readonly Value[], values: readonly Value[]): readonly Value[] {
  const extended = [...array]
  for (const value of values) {
    if (!extended.some((element) => equalValues(element, value))) extended.push(value)
  }
  return extended
}

function withoutElements(array: readonly Value[], values: readonly Value[]): readonly Value[] {
  return array.filter((element) => !values.some((value) => equalValues(element, value)))
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message)
}
