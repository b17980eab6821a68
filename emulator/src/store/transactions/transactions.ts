import { StatusError } from '../../status.ts'
import type { DocumentView } from '../data/view.ts'
import type { LockOwner, LockTable } from './lockTable.ts'

/** An open transaction. `snapshot` is there for read-only ones. */
export interface Transaction extends LockOwner {
  readonly id: bigint
  readonly snapshot: { readonly view: DocumentView; readonly version: number } | undefined
  /** The version at the first read of each key, in an optimistic transaction, which takes no locks. */
  readonly reads: Map<string, number> | undefined
}

interface Begun {
  readonly snapshot?: Transaction['snapshot']
  readonly isOptimistic?: boolean
}

interface Open extends Transaction {
  readonly idle: NodeJS.Timeout
}

const ID_LENGTH = 9
const ID_MARK = 0x11

/**
 * The transactions of one database by id: a mark byte and a 64-bit little-endian counter (docs/protocol.md,
 * "Transactions"). A transaction ends by commit, rollback, failure, or after a time without use.
 */
export class Transactions {
  readonly #locks: LockTable
  readonly #idleTimeout: number
  readonly #open = new Map<bigint, Open>()
  readonly #first: bigint
  #next: bigint

  /** `first` should differ between runs, so that ids of an earlier run are not taken for this one's. */
  constructor(locks: LockTable, idleTimeout: number, first: bigint) {
    this.#locks = locks
    this.#idleTimeout = idleTimeout
    this.#first = first
    this.#next = first
  }

  begin({ snapshot, isOptimistic = false }: Begun = {}): Uint8Array {
    const id = this.#next++
    const idle = setTimeout(() => {
      this.#end(id)
    }, this.#idleTimeout)
    idle.unref()
    const reads = isOptimistic ? new Map<string, number>() : undefined
    this.#open.set(id, { id, snapshot, reads, locks: new Set(), idle })
    return encodeId(id)
  }

  /** The open transaction of an id. Throws ABORTED for one that has ended, INVALID_ARGUMENT for what never was one. */
  use(encoded: Uint8Array): Transaction {
    const id = this.#decode(encoded)
    const transaction = this.#open.get(id)
    if (transaction === undefined) {
      throw new StatusError('ABORTED', 'The referenced transaction has expired or is no longer valid.')
    }
    transaction.idle.refresh()
    return transaction
  }

  isOpen(transaction: Transaction): boolean {
    return this.#open.get(transaction.id) === transaction
  }

  /** Throws INVALID_ARGUMENT unless the id is one that was given out. */
  check(encoded: Uint8Array): void {
    this.#decode(encoded)
  }

  end(transaction: Transaction): void {
    this.#end(transaction.id)
  }

  /** Ends a transaction if it is open. Throws INVALID_ARGUMENT for what never was one. */
  rollback(encoded: Uint8Array): void {
    this.#end(this.#decode(encoded))
  }

  endAll(): void {
    for (const id of this.#open.keys()) this.#end(id)
  }

  #end(id: bigint): void {
    const transaction = this.#open.get(id)
    if (transaction === undefined) return
    this.#open.delete(id)
    clearTimeout(transaction.idle)
    this.#locks.release(transaction)
  }

  #decode(encoded: Uint8Array): bigint {
    if (encoded.length !== ID_LENGTH || encoded[0] !== ID_MARK) {
      throw new StatusError('INVALID_ARGUMENT', 'Invalid transaction.')
    }
    const id = Buffer.from(encoded).readBigInt64LE(1)
    if (id < this.#first || id >= this.#next) {
      throw new StatusError('INVALID_ARGUMENT', 'Transaction is invalid or expired.')
    }
    return id
  }
}

function encodeId(id: bigint): Uint8Array {
  const encoded = Buffer.alloc(ID_LENGTH)
  encoded[0] = ID_MARK
  encoded.writeBigInt64LE(id, 1)
  return new Uint8Array(encoded)
}
