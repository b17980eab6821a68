import { Failure } from '../values.ts'
import { checkedInt } from './conversions.ts'

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

/** To the nearest whole number; a half goes away from zero. */
export function roundHalfAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value))
}
