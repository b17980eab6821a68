/** The data engine: documents, queries, transactions, listening, export. See types.ts for the contract. */
export type * from './types.ts'
