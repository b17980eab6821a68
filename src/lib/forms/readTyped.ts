import { parseMoney } from '../formats/formatMoney.ts'

/** A whole number as typed, nothing where nothing was typed; what is no number stays and is refused by the schema. */
export function readWhole(text: string): unknown {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  return /^\d+$/.test(trimmed) ? Number(trimmed) : trimmed
}

/** An amount as typed, in cents; likewise. */
export function readMoney(text: string): unknown {
  return text.trim() === '' ? undefined : (parseMoney(text) ?? text)
}

/** The fields in which something was typed. */
export function given(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''))
}
