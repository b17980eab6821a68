import { readPhone } from '@ribalta/domain/readPhone'
import { invalid } from './refusals.ts'

/**
 * Lets a changed phone pass if it can be called or is what is stored already. Throws `invalid-argument` with the problem,
 * for `field`.
 */
export function requirePhone(phone: string, stored: unknown, field: string): void {
  if (phone === stored) return
  const reading = readPhone(phone)
  if ('problem' in reading) throw invalid(reading.problem, { field })
}
