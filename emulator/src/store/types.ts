import type { StatusError } from '../status.ts'
import type { Fields, Timestamp, Value } from '../values/value.ts'
import type { Aggregation, PlannedIndex, Query, QueryResult } from './queryTypes.ts'
import type { ExportedDocument } from './transfer/import.ts'

export type * from './queryTypes.ts'

/**
 * The data engine's public types. It knows document names, values and writes; nothing of protobuf, JSON or rules.
 *
 * Names are full resource names (`projects/p/databases/d/documents/c/x`). Field paths are given as they travel on
 * the wire (dots, back-quotes); the store parses and checks them. Every refusal is a `StatusError` whose text is
 * the one clients see. Documents are immutable: the same object is handed out until the document changes, so an
 * encoded form may be kept in a `WeakMap` keyed by it.
 */
export interface Document {
  readonly name: string
  readonly fields: Fields
  readonly createTime: Timestamp
  readonly updateTime: Timestamp
}

export type Precondition = { readonly exists: boolean } | { readonly updateTime: Timestamp }

/** One field transform; `field` is a wire field path. `REQUEST_TIME` is the only server value there is. */
export type FieldTransform =
  | { readonly field: string; readonly kind: 'setToServerValue'; readonly server: string }
  | { readonly field: string; readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: Value }
  | {
      readonly field: string
      readonly kind: 'appendMissingElements' | 'removeAllFromArray'
      readonly values: readonly Value[]
    }

/**
 * One write. `mask` absent replaces the document, present (even empty) touches only its paths. The older standalone
 * transform write is `{ kind: 'transform' }`. A `verify` only checks; mask and transforms on it are refused by text.
 */
export type Write =
  | {
      readonly kind: 'update'
      readonly name: string
      readonly fields: Fields
      readonly mask?: readonly string[] | undefined
      readonly transforms?: readonly FieldTransform[] | undefined
      readonly precondition?: Precondition | undefined
    }
  | {
      readonly kind: 'transform'
      readonly name: string
      readonly transforms: readonly FieldTransform[]
      readonly precondition?: Precondition | undefined
    }
  | { readonly kind: 'delete'; readonly name: string; readonly precondition?: Precondition | undefined }
  | {
      readonly kind: 'verify'
      readonly name: string
      readonly precondition?: Precondition | undefined
      readonly mask?: readonly string[] | undefined
      readonly transforms?: readonly FieldTransform[] | undefined
    }

export interface WriteResult {
  /** Absent for the delete of a missing document and for a verify; the old time for a write that changed nothing. */
  readonly updateTime: Timestamp | undefined
  /** One value per transform, in order. */
  readonly transformResults: readonly Value[]
}

export interface CommitResult {
  /** Absent only for a commit without writes. */
  readonly commitTime: Timestamp | undefined
  readonly writeResults: readonly WriteResult[]
}

/** What a commit does to one document: states before and after the whole commit. */
export interface DocumentChange {
  readonly name: string
  readonly before: Document | undefined
  readonly after: Document | undefined
}

/** A document named by a commit's writes, for rules: every one once, in order of first mention. */
export interface PreparedChange extends DocumentChange {
  /** `verify` only when no other write names the document; `delete` when the last write deletes. */
  readonly kind: 'update' | 'delete' | 'verify'
  /** False when the write changes nothing; `after` is then the same object as `before`. */
  readonly changed: boolean
  /** What a precondition that does not hold says of the document: as that it is shown to the rules. */
  readonly claim?: 'absent' | 'present' | undefined
}

/** The outcome of a commit before it is kept. */
export interface PreparedCommit {
  readonly changes: readonly PreparedChange[]
  /** The value of REQUEST_TIME transforms, for `request.time`: commit time truncated to milliseconds. */
  readonly requestTime: Timestamp
  /** Throws what the first failing precondition or limit says; for those alone who may know. */
  confirm(): void
  /** A document as it will be after this commit (getAfter). */
  readAfter(name: string): Document | undefined
  /** A document as it is now (get). */
  readBefore(name: string): Document | undefined
}

export interface CommitOptions {
  readonly transaction?: Uint8Array | undefined
  /**
   * Called synchronously when all locks are free and the outcome is known, right before it is kept; throw to refuse
   * (nothing is kept, a transaction ends). Nothing else can happen between this call and the commit.
   */
  readonly judge?: ((prepared: PreparedCommit) => void) | undefined
  readonly author?: Author | undefined
}

/** Who made a commit: nothing the store looks at, it is handed on to those who are told of the commit. */
export interface Author {
  readonly type: 'service_account' | 'unauthenticated' | 'unknown'
  readonly id?: string | undefined
}

/** One write's fate in a batch write: its result or its refusal. */
export type BatchWriteOutcome = WriteResult | StatusError

/** All changes of one commit, after it. Writes that change nothing do not appear; a commit without changes is not told. */
export interface CommitEvent {
  readonly commitTime: Timestamp
  readonly changes: readonly DocumentChange[]
  /** `clear` and `import` should not fire function triggers. */
  readonly origin: 'commit' | 'clear' | 'import'
  readonly author: Author | undefined
}

export interface ListDocumentsRequest {
  /** `projects/p/databases/d/documents` or a document's name. */
  readonly parent: string
  /** Empty: the direct sub-collections of the parent, all of them. */
  readonly collectionId: string
  /** 0: no limit. */
  readonly pageSize?: number | undefined
  readonly pageToken?: string | undefined
  /** As on the wire: `a, b desc`. */
  readonly orderBy?: string | undefined
  /** Field paths; absent: whole documents. */
  readonly mask?: readonly string[] | undefined
  readonly showMissing?: boolean | undefined
}

/** A listed document, or one that does not exist but has documents below it (`showMissing`). */
export type ListedDocument = Document | { readonly name: string; readonly missing: true }

export interface ListDocumentsResult {
  readonly documents: readonly ListedDocument[]
  /** Empty when there is no further page. */
  readonly nextPageToken: string
}

export interface ListCollectionIdsRequest {
  readonly parent: string
  readonly pageSize?: number | undefined
  readonly pageToken?: string | undefined
}

export interface ListCollectionIdsResult {
  readonly collectionIds: readonly string[]
  readonly nextPageToken: string
}

/** Which state to read: the latest one, a transaction's, or the one at an instant. */
export type Consistency =
  | { readonly transaction?: undefined; readonly readTime?: undefined }
  | { readonly transaction: Uint8Array; readonly readTime?: undefined }
  | { readonly readTime: Timestamp; readonly transaction?: undefined }

/**
 * Reads of one RPC at one consistent state; make one per RPC and use it synchronously. Reads through a read-write
 * transaction lock what they read. Documents returned are counted (`Database.readCounter`), except by `peek`.
 */
export interface Reader {
  readonly readTime: Timestamp
  get(name: string, mask?: readonly string[]): Document | undefined
  /** A read for rules or decisions: neither locks nor counts. */
  peek(name: string): Document | undefined
  query(query: Query): QueryResult
  /** The indexes that production would use; throws as {@link query} does. */
  plan(query: Query): readonly PlannedIndex[]
  /** Names that divide a collection group into at most one part more than `count`. Throws INVALID_ARGUMENT. */
  partition(query: Query, count: bigint): readonly string[]
  /** The aggregate values by alias. */
  aggregate(query: Query, aggregations: readonly Aggregation[]): Fields
  listDocuments(request: ListDocumentsRequest): ListDocumentsResult
  listCollectionIds(request: ListCollectionIdsRequest): ListCollectionIdsResult
}

/** How read-write transactions avoid conflicts: with locks from the first read on, or by a check at the commit. */
export type ConcurrencyMode = 'PESSIMISTIC' | 'OPTIMISTIC'

export type TransactionOptions =
  | {
      readonly mode: 'readWrite'
      readonly retryTransaction?: Uint8Array | undefined
      /** Default: the mode of the database. */
      readonly concurrency?: ConcurrencyMode | undefined
    }
  | { readonly mode: 'readOnly'; readonly readTime?: Timestamp | undefined }

/** Documents read since the last reset: single gets, query results, listen results, aggregates by the thousand. */
export interface ReadCounter {
  readonly documents: number
  reset(): void
}

/** What is listened to: documents by name, or a query. */
export type ListenTarget = { readonly documents: readonly string[] } | { readonly query: Query }

/** What one state change means to the targets of a listen session, per document. */
export type ListenChange =
  /** The document entered, or changed within, `targetIds`; `removedTargetIds` no longer hold it. */
  | {
      readonly kind: 'change'
      readonly document: Document
      readonly targetIds: readonly number[]
      readonly removedTargetIds: readonly number[]
    }
  /** The document exists but left `removedTargetIds` (filter or limit window). */
  | { readonly kind: 'remove'; readonly name: string; readonly removedTargetIds: readonly number[] }
  /** The document does not exist (any more). */
  | { readonly kind: 'delete'; readonly name: string; readonly removedTargetIds: readonly number[] }

/** The changes of one commit to a session's targets; send them, then the global snapshot with `readTime`. */
export interface ListenSnapshot {
  readonly readTime: Timestamp
  readonly changes: readonly ListenChange[]
}

/** What a new target starts with. */
export interface ListenStart {
  /**
   * False: the changes bring what the client has (by its resume version) up to date. True: they are the whole
   * result; send RESET first when the client asked to resume, since it may hold anything.
   */
  readonly reset: boolean
  /** In query order, or in order of the names given. */
  readonly changes: readonly ListenChange[]
  readonly readTime: Timestamp
  /** How many documents the target matches now (existence filter). */
  readonly count: number
}

/** The targets of one listen stream. */
export interface ListenSession {
  /** Starts a target. Throws INVALID_ARGUMENT for a bad query or a target id that is in use. */
  add(targetId: number, target: ListenTarget, resume?: Timestamp): ListenStart
  /** False when there is no such target. */
  remove(targetId: number): boolean
  /** How many documents a target matches now; undefined when there is no such target. */
  count(targetId: number): number | undefined
  close(): void
}

export interface Database {
  /** `projects/p/databases/d`. */
  readonly name: string
  readonly readCounter: ReadCounter
  /**
   * Identifies this process's run of the database; resume tokens of another run must be refused (reset). See
   * `encodeResumeToken` and `decodeResumeToken`.
   */
  readonly epoch: string
  /** A reader for one RPC. Throws for ended, unknown or malformed transactions and for times out of range. */
  reader(consistency?: Consistency): Reader
  /** The latest state of one document: neither locks nor counts. */
  peek(name: string): Document | undefined
  beginTransaction(options?: TransactionOptions): Uint8Array
  /** Ends a transaction; one that has ended already is fine. */
  rollback(transaction: Uint8Array): void
  /** Throws what `commit` would throw about the writes themselves, without touching any data. */
  validate(writes: readonly Write[]): void
  /**
   * The outcome of writes against the data as it is, to look at and then keep (`apply`) within the same synchronous
   * step. It heeds no locks; `commit` is what requests should use.
   */
  prepareCommit(writes: readonly Write[]): PreparedCommit & { apply(): CommitResult }
  /** Waits for locks of others (2 s), judges, keeps all writes or none. Rejects with StatusError. */
  commit(writes: readonly Write[], options?: CommitOptions): Promise<CommitResult>
  /** Writes one by one, each on its own; throws when the request itself is malformed. */
  batchWrite(
    writes: readonly Write[],
    options?: Omit<CommitOptions, 'transaction'>,
  ): Promise<readonly BatchWriteOutcome[]>
  /** Called synchronously after every commit that changed something, in commit order. Returns the unsubscriber. */
  onCommit(listener: (event: CommitEvent) => void): () => void
  /** `onSnapshot` is called synchronously after every commit that concerns one of the session's targets. */
  listen(onSnapshot: (snapshot: ListenSnapshot) => void): ListenSession
  /** Deletes every document; open transactions end. */
  clear(): void
  /** Deletes a document or a collection, given by name, with all below it; returns how many documents. */
  deleteRecursively(name: string): number
  documentCount(): number
  /** Every document as of now, in no particular order (export). */
  allDocuments(): readonly Document[]
  /**
   * Puts the fields of documents in place in one step of origin `import`, as writes would: a document that is there keeps
   * its creation time, and one that is the same already stays as it is. Names must be this database's.
   */
  load(documents: readonly Document[]): void
}

export interface StoreOptions {
  /** Milliseconds since 1970; default Date.now. */
  readonly now?: (() => number) | undefined
  /** How long a write waits for locks, ms; default 2000. */
  readonly lockTimeout?: number | undefined
  /** The mode of transactions that don't ask for one; default PESSIMISTIC, as in Google's emulator. */
  readonly concurrency?: ConcurrencyMode | undefined
  /** How long an unused transaction lives, ms; default 60 000. */
  readonly transactionTimeout?: number | undefined
  /** How long superseded versions are kept for reads at a time, ms; default one hour. */
  readonly versionRetention?: number | undefined
}

export interface Store {
  /** The database `projects/{project}/databases/{id}`; every one exists. */
  database(project: string, id: string): Database
  /** Databases used so far. */
  databases(): readonly Database[]
  /** What databases begin with from now on, those of every project, also after a reset. */
  seed(documents: readonly ExportedDocument[]): void
  /** Forgets all data, transactions and locks of all databases, and puts the seed back. */
  reset(): void
}
