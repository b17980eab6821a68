import { randomBytes } from 'node:crypto'
import { StatusError } from '../status.ts'
import { fromMicros, toExactMicros, toMicros } from '../values/timestamps.ts'
import type { Timestamp } from '../values/value.ts'
import { callSafely } from './callSafely.ts'
import { Clock } from './clock.ts'
import { DocumentTree } from './data/documentTree.ts'
import type { Change } from './data/history.ts'
import { History } from './data/history.ts'
import { LiveView } from './data/liveView.ts'
import { forgetDecoded, isIdentical, packDocument } from './data/packedDocument.ts'
import { PastView } from './data/pastView.ts'
import { ListenHub } from './listen/hub.ts'
import type { PastState } from './listen/hub.ts'
import { netChanges } from './listen/session.ts'
import { parentOf, parseAnyName, parseDocumentName } from './names.ts'
import { ViewReader } from './reader.ts'
import { LockTable, writeKeys } from './transactions/lockTable.ts'
import type { Transaction } from './transactions/transactions.ts'
import { Transactions } from './transactions/transactions.ts'
import type {
  Author,
  BatchWriteOutcome,
  CommitEvent,
  CommitOptions,
  CommitResult,
  ConcurrencyMode,
  Consistency,
  Database,
  Document,
  ListenSession,
  ListenSnapshot,
  PreparedCommit,
  Reader,
  StoreOptions,
  TransactionOptions,
  Write,
} from './types.ts'
import { DocumentReadCounter } from './readCounter.ts'
import type { ParsedWrite } from './writes/parseWrites.ts'
import { checkDistinct, parseWrites } from './writes/parseWrites.ts'
import { Preparation } from './writes/preparation.ts'

/** Production's words. */
const CONTENTION =
  'Aborted due to cross-transaction contention. This occurs when multiple transactions attempt to access the same data, requiring Firestore to abort at least one in order to enforce serializability.'

/** One database in memory; see the interface. */
export class MemoryDatabase implements Database {
  readonly name: string
  readonly epoch = randomBytes(8).toString('hex')
  readonly readCounter = new DocumentReadCounter()
  readonly #root: string
  readonly #clock: Clock
  readonly #tree = new DocumentTree()
  readonly #live: LiveView
  readonly #history: History
  readonly #concurrency: ConcurrencyMode
  readonly #locks: LockTable
  readonly #transactions: Transactions
  readonly #hub: ListenHub
  #applied = 0
  readonly #commitListeners = new Set<(event: CommitEvent) => void>()

  constructor(name: string, options: StoreOptions) {
    this.name = name
    this.#root = `${name}/documents/`
    this.#clock = new Clock(options.now ?? Date.now)
    this.#live = new LiveView(this.#tree)
    this.#history = new History(options.versionRetention ?? 3_600_000)
    this.#concurrency = options.concurrency ?? 'PESSIMISTIC'
    this.#locks = new LockTable(options.lockTimeout ?? 2000)
    this.#transactions = new Transactions(
      this.#locks,
      options.transactionTimeout ?? 60_000,
      BigInt(this.#clock.read()),
    )
    this.#hub = new ListenHub({
      view: this.#live,
      root: this.#root,
      past: (time) => this.#past(time),
      readVersion: () => this.#clock.read(),
      count: (documents) => {
        this.readCounter.add(documents)
      },
    })
  }

  reader(consistency: Consistency = {}): Reader {
    const count = (documents: number): void => {
      this.readCounter.add(documents)
    }
    const lock = (): void => undefined
    if (consistency.readTime !== undefined) {
      return new ViewReader({ ...this.#snapshot(consistency.readTime), lock, count })
    }
    if (consistency.transaction === undefined) {
      return new ViewReader({ view: this.#live, version: this.#clock.read(), lock, count })
    }
    const transaction = this.#transactions.use(consistency.transaction)
    if (transaction.snapshot !== undefined) {
      this.#checkAge(transaction.snapshot.version)
      return new ViewReader({ ...transaction.snapshot, lock, count })
    }
    return new ViewReader({
      view: this.#live,
      version: this.#clock.read(),
      lock: (key) => {
        this.#noteRead(transaction, key)
      },
      count,
    })
  }

  #noteRead(transaction: Transaction, key: string): void {
    const { reads } = transaction
    if (reads === undefined) this.#locks.share(transaction, [key])
    else if (!reads.has(key)) reads.set(key, this.#clock.read())
  }

  peek(name: string): Document | undefined {
    return this.#tree.get(parseDocumentName(name).path)
  }

  beginTransaction(options: TransactionOptions = { mode: 'readWrite' }): Uint8Array {
    if (options.mode === 'readOnly') {
      const snapshot = this.#snapshot(options.readTime ?? fromMicros(this.#clock.read()))
      return this.#transactions.begin({ snapshot })
    }
    if (options.retryTransaction !== undefined) this.#transactions.check(options.retryTransaction)
    const mode = options.concurrency ?? this.#concurrency
    return this.#transactions.begin({ isOptimistic: mode === 'OPTIMISTIC' })
  }

  rollback(transaction: Uint8Array): void {
    this.#transactions.rollback(transaction)
  }

  validate(writes: readonly Write[]): void {
    parseWrites(writes, this.name)
  }

  prepareCommit(writes: readonly Write[]): PreparedCommit & { apply(): CommitResult } {
    const version = this.#clock.commit()
    const preparation = this.#prepare(parseWrites(writes, this.name), version)
    const applied = this.#applied
    return {
      ...this.#prepared(preparation),
      apply: () => {
        if (this.#applied !== applied) throw new Error('a prepared commit was kept too late')
        return this.#apply(preparation, version)
      },
    }
  }

  async commit(
    writes: readonly Write[],
    { transaction: id, ...options }: CommitOptions = {},
  ): Promise<CommitResult> {
    const transaction = id === undefined ? undefined : this.#transactions.use(id)
    const parsed = parseWrites(writes, this.name)
    if (transaction?.snapshot !== undefined && writes.length > 0) {
      throw new StatusError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.')
    }
    try {
      const result = await this.#runLocked(parsed, transaction, options)
      return result
    } catch (error) {
      // A malformed write leaves its transaction open; a refused, failed or late one ends it.
      const isMalformed = error instanceof StatusError && error.status === 'INVALID_ARGUMENT'
      if (transaction !== undefined && !isMalformed) this.#transactions.end(transaction)
      throw error
    }
  }

  async batchWrite(
    writes: readonly Write[],
    options: Omit<CommitOptions, 'transaction'> = {},
  ): Promise<readonly BatchWriteOutcome[]> {
    const parsed = parseWrites(writes, this.name)
    checkDistinct(parsed)
    const outcomes: BatchWriteOutcome[] = []
    for (const write of parsed) outcomes.push(await this.#writeAlone(write, options))
    return outcomes
  }

  async #writeAlone(write: ParsedWrite, options: CommitOptions): Promise<BatchWriteOutcome> {
    try {
      const { writeResults } = await this.#runLocked([write], undefined, options)
      return writeResults[0] ?? { updateTime: undefined, transformResults: [] }
    } catch (error) {
      if (error instanceof StatusError) return error
      throw error
    }
  }

  onCommit(listener: (event: CommitEvent) => void): () => void {
    this.#commitListeners.add(listener)
    return () => {
      this.#commitListeners.delete(listener)
    }
  }

  listen(onSnapshot: (snapshot: ListenSnapshot) => void): ListenSession {
    return this.#hub.open(onSnapshot)
  }

  clear(): void {
    const changes = this.allDocuments().map((document) => ({
      path: document.name.slice(this.#root.length),
      before: document,
      after: undefined,
    }))
    this.#tree.clear()
    const version = this.#clock.commit()
    this.#history.clear(version)
    this.#tell(changes, version, 'clear')
    this.#transactions.endAll()
    forgetDecoded()
  }

  deleteRecursively(name: string): number {
    const { path } = parseAnyName(name)
    const isDocument = path === '' || path.split('/').length % 2 === 0
    const parent = isDocument ? path : parentOf(path)
    const below = this.#tree.walk({ parent, collectionId: '', allDescendants: true })
    const prefix = `${this.#root}${path}/`
    const names = [...below]
      .map((document) => document.name)
      .filter((each) => isDocument || each.startsWith(prefix))
    if (path !== '' && isDocument && this.#tree.get(path) !== undefined) names.push(name)
    this.prepareCommit(names.map((each) => ({ kind: 'delete', name: each }))).apply()
    return names.length
  }

  documentCount(): number {
    return this.#tree.size
  }

  allDocuments(): readonly Document[] {
    return [...this.#tree.scan({ parent: '', collectionId: '', allDescendants: true })]
  }

  load(documents: readonly Document[]): void {
    const version = this.#clock.commit()
    const time = fromMicros(version)
    const changes: Change[] = []
    for (const document of documents) {
      const { path } = parseDocumentName(document.name)
      const before = this.#tree.get(path)
      const loaded = packDocument(document)
      if (before !== undefined && isIdentical(before, loaded)) continue
      changes.push({
        path,
        before,
        after: loaded.as({ createTime: before?.createTime ?? time, updateTime: time }),
      })
    }
    if (changes.length > 0) this.#keep(changes, version, 'import')
  }

  #runLocked(
    writes: readonly ParsedWrite[],
    transaction: Transaction | undefined,
    { judge, author }: CommitOptions,
  ): Promise<CommitResult> {
    const keys = writes.flatMap(({ path }) => writeKeys(path))
    return this.#locks.run(keys, transaction, () => {
      if (transaction !== undefined && !this.#transactions.isOpen(transaction)) {
        throw new StatusError('ABORTED', 'The referenced transaction has expired or is no longer valid.')
      }
      if (transaction?.reads !== undefined) this.#checkReads(transaction.reads)
      const version = this.#clock.commit()
      const preparation = this.#prepare(writes, version)
      judge?.(this.#prepared(preparation))
      const result = this.#apply(preparation, version, author)
      if (transaction !== undefined) this.#transactions.end(transaction)
      return result
    })
  }

  /** Throws ABORTED when a later commit has touched what an optimistic transaction read. */
  #checkReads(reads: ReadonlyMap<string, number>): void {
    const first = Math.min(...reads.values())
    for (const { version, changes } of this.#history.since(first)) {
      for (const key of changes.flatMap(({ path }) => writeKeys(path))) {
        if (version > (reads.get(key) ?? Infinity)) throw new StatusError('ABORTED', CONTENTION)
      }
    }
  }

  #prepare(writes: readonly ParsedWrite[], version: number): Preparation {
    return new Preparation(writes, version, (path) => this.#tree.get(path))
  }

  #prepared(preparation: Preparation): PreparedCommit {
    return {
      changes: preparation.changes,
      requestTime: preparation.requestTime,
      confirm: () => {
        preparation.confirm()
      },
      readAfter: (name) => preparation.readAfter(parseDocumentName(name).path),
      readBefore: (name) => this.peek(name),
    }
  }

  #apply(preparation: Preparation, version: number, author?: Author): CommitResult {
    preparation.confirm()
    const changes = preparation.changes
      .filter(({ changed }) => changed)
      .map(({ path, before, after }) => ({ path, before, after }))
    if (changes.length > 0) this.#keep(changes, version, 'commit', author)
    return preparation.result
  }

  #keep(changes: readonly Change[], version: number, origin: CommitEvent['origin'], author?: Author): void {
    for (const { path, after } of changes) {
      if (after === undefined) this.#tree.delete(path)
      else this.#tree.set(path, after)
    }
    this.#history.add({ version, changes })
    this.#tell(changes, version, origin, author)
  }

  #tell(changes: readonly Change[], version: number, origin: CommitEvent['origin'], author?: Author): void {
    this.#applied++
    this.#hub.commit(changes, version)
    const named = changes.map(({ path, before, after }) => ({ name: this.#root + path, before, after }))
    const event: CommitEvent = { commitTime: fromMicros(version), changes: named, origin, author }
    for (const listener of this.#commitListeners)
      callSafely(() => {
        listener(event)
      })
  }

  #snapshot(time: Timestamp): NonNullable<Transaction['snapshot']> {
    if (toExactMicros(time) > BigInt(this.#clock.read())) {
      throw new StatusError('INVALID_ARGUMENT', "The requested 'read_time' cannot be in the future.")
    }
    const version = toMicros(time)
    this.#checkAge(version)
    return { view: new PastView(this.#live, this.#history, version, this.#root.length), version }
  }

  #checkAge(version: number): void {
    if (!this.#history.reaches(version, this.#clock.read())) {
      throw new StatusError('FAILED_PRECONDITION', "The requested 'read_time' is too old.")
    }
  }

  #past(time: Timestamp): PastState | undefined {
    const version = toMicros(time)
    const now = this.#clock.read()
    if (version > now || !this.#history.reaches(version, now)) return undefined
    return {
      view: new PastView(this.#live, this.#history, version, this.#root.length),
      changes: netChanges(this.#history.since(version)),
    }
  }
}
