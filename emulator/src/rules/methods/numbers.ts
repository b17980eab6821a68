import { Failure, type Result, type RuleList } from '../values.ts'
import { checkedInt, intOfFloat } from './conversions.ts'

/** Functions of the namespace `math`, which take an int or a float; the name is qualified, as in `math.abs/1`. */
export function mathFunction(signature: string, args: RuleList): Result | undefined {
  const [x, y] = args
  if (typeof x !== 'bigint' && typeof x !== 'number') return undefined
  const float = Number(x)
  switch (signature) {
    case 'math.abs/1':
      return typeof x === 'number' ? Math.abs(x) : checkedInt(x < 0n ? -x : x)
    case 'math.ceil/1':
      return typeof x === 'number' ? intOfFloat(Math.ceil(x)) : x
    case 'math.floor/1':
      return typeof x === 'number' ? intOfFloat(Math.floor(x)) : x
    case 'math.round/1':
      return typeof x === 'number' ? intOfFloat(roundHalfAway(x)) : x
    case 'math.sqrt/1':
      return Math.sqrt(float)
    case 'math.pow/2':
      return typeof y === 'bigint' || typeof y === 'number' ? float ** Number(y) : undefined
    case 'math.isInfinite/1':
      return Math.abs(float) === Number.POSITIVE_INFINITY
    case 'math.isNaN/1':
      return Number.isNaN(float)
    default:
      return undefined
  }
}

/** `+ - * / %` on two numbers: ints stay ints and must fit in 64 bits, a float makes both floats. */
export function arithmetic(
  operator: '+' | '-' | '*' | '/' | '%',
  left: bigint | number,
  right: bigint | number,
): bigint | number | Failure {
  if (typeof left === 'bigint' && typeof right === 'bigint') return intArithmetic(operator, left, right)
  return floatArithmetic(operator, Number(left), Number(right))
}

function intArithmetic(operator: '+' | '-' | '*' | '/' | '%', left: bigint, right: bigint): bigint | Failure {
  switch (operator) {
    case '+':
      return checkedInt(left + right)
    case '-':
      return checkedInt(left - right)
    case '*':
      return checkedInt(left * right)
    case '/':
      return right === 0n ? new Failure('Division by zero.') : checkedInt(left / right)
    case '%':
      return right === 0n ? new Failure('Division by zero.') : left % right
  }
}

function floatArithmetic(operator: '+' | '-' | '*' | '/' | '%', left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return left / right
    case '%':
      return left % right
  }
}

function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value))
}
