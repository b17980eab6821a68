import type { Consistency, Database, Reader } from '../../store/index.ts'
import type { Timestamp } from '../../values/value.ts'
import type { TransactionOptions } from '../messages/documents.ts'
import { toTransactionOptions } from './convertWrites.ts'

interface ConsistencySelector {
  readonly transaction?: Uint8Array | undefined
  readonly readTime?: Timestamp | undefined
  readonly newTransaction?: TransactionOptions | undefined
}

interface OpenedReader {
  readonly reader: Reader
  /** The transaction that this read began, to be told to the client. */
  readonly began: Uint8Array | undefined
}

/** The reader for a request's consistency selector; begins a transaction where the request asks for one. */
export function openReader(database: Database, selector: ConsistencySelector): OpenedReader {
  const { newTransaction } = selector
  if (newTransaction === undefined)
    return { reader: database.reader(toConsistency(selector)), began: undefined }
  const began = database.beginTransaction(toTransactionOptions(newTransaction))
  return { reader: database.reader({ transaction: began }), began }
}

export function toConsistency({ transaction, readTime }: ConsistencySelector): Consistency {
  if (transaction !== undefined && transaction.byteLength > 0) return { transaction }
  return readTime === undefined ? {} : { readTime }
}

/** Whether a read happens within a transaction, where rules may read more documents. */
export function inTransaction({ transaction, newTransaction }: ConsistencySelector): boolean {
  return newTransaction !== undefined || (transaction !== undefined && transaction.byteLength > 0)
}
