import { generateKeyBetween } from 'fractional-indexing'

/** A key between two others; without one of them, before or behind everybody. */
export function orderBetween(before: string | undefined, after: string | undefined): string {
  const isRoom = before === undefined || after === undefined || before < after
  return generateKeyBetween(before ?? null, isRoom ? (after ?? null) : null)
}
