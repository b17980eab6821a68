/** The data engine: documents, queries, transactions, listening, export. types.ts says what it promises. */
export { createStore } from './store.ts'
export { PackedDocument, withFields } from './data/packedDocument.ts'
export { decodeResumeToken, encodeResumeToken } from './listen/resumeToken.ts'
export { exportDatabase } from './transfer/export.ts'
export { importDatabase, readExport } from './transfer/import.ts'
export type * from './types.ts'
