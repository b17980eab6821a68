import { fromMicros } from '../../values/timestamps.ts'
import type { Timestamp } from '../../values/value.ts'
import { callSafely } from '../callSafely.ts'
import type { Change } from '../data/history.ts'
import type { DocumentView } from '../data/view.ts'
import type { ListenSession, ListenSnapshot } from '../types.ts'
import { InterestRegistry } from './registry.ts'
import type { Target } from './session.ts'
import { TargetSession } from './session.ts'
import type { Delta } from './watch.ts'

/** An earlier state and what changed since, per document. */
export interface PastState {
  readonly view: DocumentView
  readonly changes: readonly Change[]
}

/** What listening needs of its database. */
interface ListenContext {
  readonly view: DocumentView
  /** What precedes a path in a document's name. */
  readonly root: string
  /** An earlier state; undefined when it is too old, or not yet. */
  readonly past: (time: Timestamp) => PastState | undefined
  /** Microseconds since 1970 of a read made now. */
  readonly readVersion: () => number
  readonly count: (documents: number) => void
}

/** Tells listen sessions of commits; only targets whose collections or documents a commit touches are looked at. */
export class ListenHub {
  readonly view: DocumentView
  readonly root: string
  readonly past: ListenContext['past']
  readonly readVersion: ListenContext['readVersion']
  readonly count: ListenContext['count']
  readonly #targets = new InterestRegistry<Target>()

  constructor(context: ListenContext) {
    this.view = context.view
    this.root = context.root
    this.past = context.past
    this.readVersion = context.readVersion
    this.count = context.count
  }

  open(onSnapshot: (snapshot: ListenSnapshot) => void): ListenSession {
    return new TargetSession(this, onSnapshot)
  }

  add(target: Target): void {
    this.#targets.add(target.interest, target)
  }

  remove(target: Target): void {
    this.#targets.remove(target.interest, target)
  }

  /** To be called right after a commit, while the documents are as it left them. */
  commit(changes: readonly Change[], version: number): void {
    const bySession = new Map<TargetSession, [Target, readonly Delta[]][]>()
    for (const [target, concerning] of this.#targets.concerned(changes)) {
      const deltas = target.watch.update(concerning)
      if (deltas.length === 0) continue
      const known = bySession.get(target.session)
      if (known === undefined) bySession.set(target.session, [[target, deltas]])
      else known.push([target, deltas])
    }
    const readTime = fromMicros(version)
    for (const [session, deltas] of bySession) {
      callSafely(() => {
        session.tell(deltas, readTime)
      })
    }
  }
}
