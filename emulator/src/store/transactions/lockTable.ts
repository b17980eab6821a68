import { StatusError } from '../../status.ts'
import { lastSegment, parentOf } from '../names.ts'

/** Whoever holds shared locks; compared by identity. */
export interface LockOwner {
  readonly locks: Set<string>
}

interface Waiter {
  readonly keys: readonly string[]
  readonly owner: LockOwner | undefined
  readonly proceed: () => void
}

/**
 * Shared locks that read-write transactions hold on what they read, and the writes that wait for others' to go
 * (docs/protocol.md, "Transactions"). A write takes no lock of its own: once nothing stands in its way it runs to its
 * end at once, so locks never need to be handed over. Writes wait in the order they came and give up after a time.
 */
export class LockTable {
  readonly #timeout: number
  readonly #holders = new Map<string, Set<LockOwner>>()
  #waiters: Waiter[] = []
  #isDraining = false

  /** `timeout` in milliseconds. */
  constructor(timeout: number) {
    this.#timeout = timeout
  }

  /** Locks keys for an owner; never waits. */
  share(owner: LockOwner, keys: Iterable<string>): void {
    for (const key of keys) {
      owner.locks.add(key)
      const holders = this.#holders.get(key)
      if (holders === undefined) this.#holders.set(key, new Set([owner]))
      else holders.add(owner)
    }
  }

  /** Gives up all locks of an owner and lets those proceed that waited for them. */
  release(owner: LockOwner): void {
    for (const key of owner.locks) {
      const holders = this.#holders.get(key)
      holders?.delete(owner)
      if (holders?.size === 0) this.#holders.delete(key)
    }
    owner.locks.clear()
    this.#drain()
  }

  /**
   * Runs a write as soon as no other owner holds any of its keys: now, synchronously, where possible. Rejects with
   * ABORTED when that takes too long, and with what `write` throws.
   */
  run<T>(keys: readonly string[], owner: LockOwner | undefined, write: () => T): Promise<T> {
    if (!this.#isBlocked(keys, owner)) {
      return new Promise((resolve) => {
        resolve(write())
      })
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiters = this.#waiters.filter((other) => other !== waiter)
        reject(new StatusError('ABORTED', 'Transaction lock timeout.'))
      }, this.#timeout)
      const proceed = (): void => {
        clearTimeout(timer)
        try {
          resolve(write())
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
        }
      }
      const waiter: Waiter = { keys, owner, proceed }
      this.#waiters.push(waiter)
    })
  }

  #isBlocked(keys: readonly string[], owner: LockOwner | undefined): boolean {
    return keys.some((key) => {
      const holders = this.#holders.get(key)
      if (holders === undefined) return false
      return owner === undefined || holders.size > 1 || !holders.has(owner)
    })
  }

  /** A waiter that proceeds may release locks itself; the outermost call goes on with those waiting for them. */
  #drain(): void {
    if (this.#isDraining) return
    this.#isDraining = true
    let next: Waiter | undefined
    while ((next = this.#waiters.find(({ keys, owner }) => !this.#isBlocked(keys, owner))) !== undefined) {
      const proceeding = next
      this.#waiters = this.#waiters.filter((other) => other !== proceeding)
      proceeding.proceed()
    }
    this.#isDraining = false
  }
}

/** The key of a document's lock. */
export function documentKey(path: string): string {
  return `document ${path}`
}

/** The key of the lock on all collections of an id; '' for a read of collections of any id. */
export function collectionKey(id: string): string {
  return `collection ${id}`
}

/** The locks of others that a write to a document has to wait for. */
export function writeKeys(path: string): string[] {
  return [documentKey(path), collectionKey(lastSegment(parentOf(path))), collectionKey('')]
}
