import { MAX_IMPORT_LINES, planImport, type LinePlan } from '@ribalta/domain/catalogue/catalogueImport'
import type { KindOfEntry } from '@ribalta/domain/catalogue/catalogueKinds'
import { csvFile, type CsvRow } from '../../lib/files/csv.ts'
import { readCsvFile } from '../../lib/files/csvFile.ts'

/** What a call may carry, with room for what is around the lines. */
const MAX_CALL_BYTES = 60 * 1024

interface Entry {
  readonly id: string
}

/** All entries as a file for spreadsheets. */
export function catalogueFile<T extends Entry>(kind: KindOfEntry<T>, entries: readonly T[]): Blob {
  const rows = entries.map((entry) => kind.columns.map((column) => String(entry[column])))
  return csvFile([[...kind.columns], ...rows])
}

export interface PreviewLine<T> {
  /** The row's number in the spreadsheet. */
  readonly number: number
  /** What the row says, for rows that cannot be read as an entry. */
  readonly text: string
  readonly plan: LinePlan<T>
}

export interface ImportPreview<T> {
  readonly lines: readonly PreviewLine<T>[]
  /** Columns of the file that are not of this list. */
  readonly ignored: readonly string[]
  /** What is to be sent: the new and changed lines, cells in the order of the kind's columns. */
  readonly toSend: readonly (readonly string[])[]
}

export type FileReading<T> = { readonly problem: string } | { readonly preview: ImportPreview<T> }

/** What importing a file would do, line by line, or why it cannot be read at all. */
export function readCatalogueFile<T extends Entry>(
  kind: KindOfEntry<T>,
  existing: readonly T[],
  bytes: Uint8Array,
): FileReading<T> {
  const reading = readCsvFile(bytes, MAX_IMPORT_LINES)
  if ('problem' in reading) return reading
  const { header, body } = reading.table
  const names = header.cells.map((cell) => cell.trim().toLowerCase())
  const missing = kind.columns.filter(
    (column) => !kind.optional.includes(column) && !names.includes(column.toLowerCase()),
  )
  if (missing.length > 0) {
    return {
      problem: `Na primeira linha ${missing.length === 1 ? 'falta' : 'faltam'}: ${missing.join(', ')}.`,
    }
  }
  return { preview: previewOf(kind, existing, header, body) }
}

function previewOf<T extends Entry>(
  kind: KindOfEntry<T>,
  existing: readonly T[],
  header: CsvRow,
  body: readonly CsvRow[],
): ImportPreview<T> {
  const known = new Map<string, string>(kind.columns.map((column) => [column.toLowerCase(), column]))
  const fields = header.cells.map((cell) => known.get(cell.trim().toLowerCase()))
  const texts = body.map(({ cells }) =>
    Object.fromEntries(
      fields.flatMap((field, index) => (field === undefined ? [] : [[field, cells[index] ?? '']])),
    ),
  )
  const plans = planImport(kind, existing, texts, (index) => body[index]?.number ?? 0)
  const lines = body.flatMap(({ number, cells }, index) => {
    const plan = plans[index]
    const text = cells.filter((cell) => cell.trim() !== '').join(' · ')
    return plan === undefined ? [] : [{ number, text, plan }]
  })
  const toSend = plans.flatMap((plan) =>
    plan.status === 'new' || plan.status === 'changed'
      ? [kind.columns.map((column) => String(plan.entry[column]))]
      : [],
  )
  const ignored = header.cells.filter((cell, index) => fields[index] === undefined && cell.trim() !== '')
  return { lines, ignored, toSend }
}

/** Whether these lines fit into one call: more than that cannot be all or nothing. */
export function fitsOneCall(lines: ImportPreview<unknown>['toSend']): boolean {
  return new TextEncoder().encode(JSON.stringify(lines)).byteLength <= MAX_CALL_BYTES
}
