/**
 * What an export consists of: a folder with `<name>.overall_export_metadata` (JSON, the file firebase-tools points
 * at) and the documents as JSON lines. The format is this program's own; exports of Google's emulator are not read.
 */
export const FORMAT = 'local-firestore-export'
export const FORMAT_VERSION = 1
export const METADATA_SUFFIX = '.overall_export_metadata'
export const DOCUMENTS_FILE = 'documents.jsonl'

export interface Metadata {
  readonly format: typeof FORMAT
  readonly version: number
  readonly documents: number
  readonly file: string
}
