import { decodeText, parseCsv, type CsvRow } from './csv.ts'

/** Far more than the most lines can have. */
const MAX_FILE_BYTES = 1024 * 1024

/** A table from a file: the row that names the columns, and the others. */
export interface CsvTable {
  readonly header: CsvRow
  readonly body: readonly CsvRow[]
}

/** The table in a file of at most `maxLines` below its first row, or in words why there is none. */
export function readCsvFile(
  bytes: Uint8Array,
  maxLines: number,
): { readonly problem: string } | { readonly table: CsvTable } {
  if (bytes.byteLength > MAX_FILE_BYTES) return { problem: 'O arquivo é grande demais: no máximo 1 MB.' }
  const text = decodeText(bytes)
  if (text === undefined) return { problem: 'Este arquivo não é um CSV. Na planilha, salve como CSV.' }
  const rows = parseCsv(text)
  if (rows === undefined) return { problem: 'Há aspas abertas e não fechadas no arquivo.' }
  const [header, ...body] = rows
  if (header === undefined || body.length === 0) return { problem: 'O arquivo não tem linhas.' }
  if (body.length > maxLines) {
    return {
      problem: `O arquivo tem ${String(body.length)} linhas. Importe até ${String(maxLines)} por vez.`,
    }
  }
  return { table: { header, body } }
}
