import Papa from 'papaparse'

/**
 * Files for spreadsheets. Loaded on demand: a page imports this module when a file is asked for or chosen.
 *
 * Text that a spreadsheet would run as a formula gets an apostrophe before it: at the beginning of a cell, and after each
 * comma, tab and line break in it, because another program may split there. Text that already looks guarded gets one more,
 * so that reading removes exactly one.
 */
const FORMULA = /^["']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/
const GUARDED_FORMULA = /^'["']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/
const BREAK = /^["']*[\t\r\n]/
const GUARDED_BREAK = /^'["']*[\t\r\n]/
const SPLITS = /([,\t\r\n])/

/** Excel takes a file without it for the system's old encoding. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What Excel in Portuguese separates columns by; others notice it by themselves. */
const SEPARATOR = ';'

/** A number stays one: a spreadsheet counts with it, whatever its sign. */
export type CsvCell = string | number

/** Rows as a file that a browser stores. */
export function csvFile(rows: readonly (readonly CsvCell[])[]): Blob {
  return new Blob([formatCsv(rows)], { type: 'text/csv;charset=utf-8' })
}

/** A file's text, byte order mark first. */
export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  const text = Papa.unparse(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guard(cell) : cell))),
    { delimiter: SEPARATOR, newline: '\r\n', quotes: isGuarded },
  )
  return `${BYTE_ORDER_MARK}${text}\r\n`
}

/** Returns whether a cell begins with a guard. Such a cell is quoted. */
function isGuarded(cell: unknown): boolean {
  return typeof cell === 'string' && cell.startsWith("'")
}

function guard(cell: string): string {
  const parts = cell.split(SPLITS).map((part) => (FORMULA.test(part) ? `'${part}` : part))
  const guarded = parts.join('')
  return BREAK.test(guarded) ? `'${guarded}` : guarded
}

function unguard(cell: string): string {
  const guarded = GUARDED_BREAK.test(cell) ? cell.slice(1) : cell
  const parts = guarded.split(SPLITS).map((part) => (GUARDED_FORMULA.test(part) ? part.slice(1) : part))
  return parts.join('')
}

export interface CsvRow {
  /** The row's number in a spreadsheet, from 1. */
  readonly number: number
  readonly cells: readonly string[]
}

/** The rows that hold something, whatever separates their cells; undefined where the text is no table. */
export function parseCsv(text: string): CsvRow[] | undefined {
  const content = text.replace(/^\uFEFF/, '')
  const { data, errors } = Papa.parse<string[]>(content, { delimiter: separatorOf(content) })
  if (errors.some((error) => error.type === 'Quotes')) return undefined
  return data
    .map((cells, index) => ({
      number: index + 1,
      cells: cells.map(unguard),
    }))
    .filter((row) => row.cells.some((cell) => cell.trim() !== ''))
}

/** What the first row, which names the columns, holds most of. */
function separatorOf(text: string): string {
  const [header = ''] = text.split(/\r?\n/, 1)
  const count = (separator: string): number => header.split(separator).length
  return [',', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best), SEPARATOR)
}

/** Text of a file that is UTF-8 or, as Excel still saves it, in the encoding of Windows; undefined for anything else. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decodeUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
  return text.includes('\0') ? undefined : text
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
