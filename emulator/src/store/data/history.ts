import { firstIndex } from './sortedList.ts'
import type { Document } from '../types.ts'

/** What a commit did to one document, by relative path. */
export interface Change {
  readonly path: string
  readonly before: Document | undefined
  readonly after: Document | undefined
}

/** One commit that changed something; `version` in microseconds since 1970. */
interface Revision {
  readonly version: number
  readonly changes: readonly Change[]
}

/** Superseded versions are let go beyond this many changes, however young. */
const MAX_CHANGES = 200_000
/** Microseconds beyond the retention, per millisecond of it, before old versions are let go: a tenth. */
const SLACK = 100

/**
 * The recent commits. They hold the superseded versions of documents, so a past state is the present one with
 * later commits undone: keeping history costs a pointer or two per change and reading the present nothing.
 */
export class History {
  readonly #retention: number
  #revisions: Revision[] = []
  #changes = 0
  /** States before this version cannot be told any more. */
  #floor = 0

  /** `retention` in milliseconds. */
  constructor(retention: number) {
    this.#retention = retention
  }

  add(revision: Revision): void {
    this.#revisions.push(revision)
    this.#changes += revision.changes.length
    this.#trim(revision.version - this.#retention * 1000)
  }

  /** Forgets everything up to a version. */
  clear(version: number): void {
    this.#revisions = []
    this.#changes = 0
    this.#floor = version
  }

  /** Whether the state at a version can still be told, as seen at the instant `now` (both in microseconds). */
  reaches(version: number, now: number): boolean {
    return version >= this.#floor && version >= now - this.#retention * 1000
  }

  /** The commits after a version, oldest first. */
  since(version: number): readonly Revision[] {
    const index = firstIndex(this.#revisions.length, (i) => (this.#revisions[i]?.version ?? 0) > version)
    return this.#revisions.slice(index)
  }

  /** Lets a good part go at once, because moving the list costs its length. */
  #trim(oldest: number): void {
    const tooMany = this.#changes > MAX_CHANGES
    const first = this.#revisions[0]?.version ?? Infinity
    if (!tooMany && first >= oldest - this.#retention * SLACK) return
    const most = tooMany ? MAX_CHANGES * 0.9 : MAX_CHANGES
    let dropped = 0
    for (const { version, changes } of this.#revisions.slice(0, -1)) {
      if (this.#changes <= most && version >= oldest) break
      this.#changes -= changes.length
      this.#floor = version
      dropped++
    }
    this.#revisions = this.#revisions.slice(dropped)
  }
}
