import { Capture, Failure, RulesPath, type RuleValue } from '../values.ts'

const MIN_INT = -(2n ** 63n)
const MAX_INT = 2n ** 63n - 1n

/** The value if it fits in 64 bits, else an error. */
export function checkedInt(value: bigint): bigint | Failure {
  return value >= MIN_INT && value <= MAX_INT ? value : new Failure('Integer overflow.')
}

/** A float as an int: rounding is the caller's; not a number and what is out of range are errors. */
export function intOfFloat(value: number): bigint | Failure {
  return Number.isFinite(value) ? checkedInt(BigInt(value)) : new Failure('Integer overflow.')
}

/** The text that `string(x)` gives, or undefined where it has none; a whole float keeps its `.0`. */
export function textOf(value: RuleValue): string | undefined {
  if (typeof value === 'string') return value
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  if (typeof value === 'number')
    return Number.isInteger(value) && Math.abs(value) < 1e7 ? value.toFixed(1) : String(value)
  return value instanceof RulesPath ? value.toString() : undefined
}

/** `int(x)` of an int, a float (truncated) or a string of digits. */
export function toInt(value: bigint | number | string): bigint | Failure {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return intOfFloat(Math.trunc(value))
  return /^[+-]?\d+$/.test(value)
    ? checkedInt(BigInt(value.replace(/^\+/, '')))
    : notConvertible(value, 'int')
}

/** `float(x)` of an int, a float or a string. */
export function toFloat(value: bigint | number | string): number | Failure {
  if (typeof value === 'number') return value
  if (typeof value === 'bigint') return Number(value)
  const float = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value) ? Number(value) : Number.NaN
  return Number.isNaN(float) ? notConvertible(value, 'float') : float
}

/** `bool(x)` of a bool or of the words `true` and `false`. */
export function toBool(value: boolean | string): boolean | Failure {
  if (typeof value === 'boolean') return value
  if (value === 'true' || value === 'false') return value === 'true'
  return notConvertible(value, 'bool')
}

/** `path(x)` of a path or a string, in which `$(name)` and `{name}` are still to be bound. */
export function toPath(value: RulesPath | string): RulesPath {
  if (value instanceof RulesPath) return value
  const segments = value.split('/').filter((segment) => segment !== '')
  return new RulesPath(
    segments.map((segment) => {
      const name = /^(?:\$\((\w+)\)|\{(\w+)\})$/.exec(segment)
      return name === null ? segment : new Capture(name[1] ?? name[2] ?? '')
    }),
  )
}

function notConvertible(value: string, type: string): Failure {
  return new Failure(`Value '${value}' can not be converted to ${type}.`)
}
