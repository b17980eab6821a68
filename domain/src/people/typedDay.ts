import { isRealDay, NO_SUCH_DAY } from '../realDay.ts'

/** Reads a day as people type it (05/03/1998, 5/3/1998, 5.3.1998) as `YYYY-MM-DD`, or says in words why it can't be one. */
export function readTypedDay(text: string): { readonly day: string } | { readonly problem: string } {
  const parts = /^(\d{1,2})[/.\s-]{1,3}(\d{1,2})[/.\s-]{1,3}(\d+)$/.exec(text.trim())
  if (parts === null) return { problem: 'Informe a data como dd/mm/aaaa.' }
  const [, day = '', month = '', year = ''] = parts
  if (year.length !== 4) return { problem: 'Informe o ano com quatro números.' }
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isRealDay(read) ? { day: read } : { problem: NO_SUCH_DAY }
}

/** Returns a typed day as `YYYY-MM-DD`, or undefined if {@link readTypedDay} can't read it. */
export function parseTypedDay(text: string): string | undefined {
  const read = readTypedDay(text)
  return 'day' in read ? read.day : undefined
}
