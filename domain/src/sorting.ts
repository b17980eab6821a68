import { instantToDate, isInstant } from './instant.ts'

export type Direction = 'asc' | 'desc'

const TIME_FIELDS: ReadonlySet<string> = new Set(['createdAt', 'updatedAt'])

function toMillis(value: unknown): number | undefined {
  if (value instanceof Date) return value.getTime()
  if (typeof value === 'number') return value
  return isInstant(value) ? instantToDate(value).getTime() : undefined
}

function compareValues(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  if (typeof left === 'string' && typeof right === 'string') return left.localeCompare(right, 'pt-BR')
  return String(left).localeCompare(String(right), 'pt-BR')
}

/**
 * The generic list sorting of the specification (section 3), in a new array: missing values first when
 * ascending and last when descending, `createdAt` and `updatedAt` as times, strings in locale order, numbers
 * numerically, anything else as text. Equal records keep their order.
 */
export function sortRecords<T extends object>(
  records: readonly T[],
  field: keyof T & string,
  direction: Direction,
): T[] {
  const sign = direction === 'asc' ? 1 : -1
  const valueOf = (record: T): unknown => {
    const value: unknown = record[field]
    return TIME_FIELDS.has(field) ? toMillis(value) : value
  }
  return records.toSorted((a, b) => {
    const left = valueOf(a)
    const right = valueOf(b)
    const leftMissing = left === undefined || left === null
    const rightMissing = right === undefined || right === null
    if (leftMissing || rightMissing) return sign * (Number(rightMissing) - Number(leftMissing))
    return sign * compareValues(left, right)
  })
}
