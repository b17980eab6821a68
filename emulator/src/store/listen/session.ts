import { StatusError } from '../../status.ts'
import { fromMicros } from '../../values/timestamps.ts'
import type { Timestamp } from '../../values/value.ts'
import type { Change } from '../data/history.ts'
import { parseDocumentName } from '../names.ts'
import { compileQuery } from '../query/compile.ts'
import type {
  Document,
  ListenChange,
  ListenSession,
  ListenSnapshot,
  ListenStart,
  ListenTarget,
} from '../types.ts'
import type { ListenHub, PastState } from './hub.ts'
import type { Interest } from './registry.ts'
import type { Delta, Watch } from './watch.ts'
import { DocumentsWatch, QueryWatch, WindowWatch } from './watch.ts'

/** One target of a session, registered with the hub by its interest. */
export interface Target {
  readonly id: number
  readonly interest: Interest
  readonly watch: Watch
  readonly session: TargetSession
}

/** The targets of one listen stream; see the interface. */
export class TargetSession implements ListenSession {
  readonly #hub: ListenHub
  readonly #onSnapshot: (snapshot: ListenSnapshot) => void
  readonly #targets = new Map<number, Target>()

  constructor(hub: ListenHub, onSnapshot: (snapshot: ListenSnapshot) => void) {
    this.#hub = hub
    this.#onSnapshot = onSnapshot
  }

  add(targetId: number, target: ListenTarget, resume?: Timestamp): ListenStart {
    if (this.#targets.has(targetId)) {
      throw new StatusError('INVALID_ARGUMENT', `Target ID ${targetId} is already in use.`)
    }
    const added = this.#createTarget(targetId, target)
    const past = resume === undefined ? undefined : this.#hub.past(resume)
    const deltas = past === undefined ? added.watch.start() : resumed(added, past)
    this.#targets.set(targetId, added)
    this.#hub.add(added)
    const changes = new ChangeList()
    for (const delta of deltas) changes.add(targetId, delta)
    this.#hub.count(changes.documents)
    return {
      reset: past === undefined,
      changes: changes.list(),
      readTime: fromMicros(this.#hub.readVersion()),
      count: added.watch.count,
    }
  }

  remove(targetId: number): boolean {
    const target = this.#targets.get(targetId)
    if (target === undefined) return false
    this.#hub.remove(target)
    return this.#targets.delete(targetId)
  }

  count(targetId: number): number | undefined {
    return this.#targets.get(targetId)?.watch.count
  }

  close(): void {
    for (const id of this.#targets.keys()) this.remove(id)
  }

  /** Tells the client what a commit changed for its targets. */
  tell(deltas: readonly (readonly [Target, readonly Delta[]])[], readTime: Timestamp): void {
    const changes = new ChangeList()
    for (const [target, each] of deltas) {
      if (this.#targets.get(target.id) !== target) continue
      for (const delta of each) changes.add(target.id, delta)
    }
    const list = changes.list()
    if (list.length === 0) return
    this.#hub.count(changes.documents)
    this.#onSnapshot({ readTime, changes: list })
  }

  #createTarget(id: number, target: ListenTarget): Target {
    const { view, root } = this.#hub
    if ('documents' in target) {
      const paths = [...new Set(target.documents.map((name) => parseDocumentName(name).path))]
      return { id, session: this, interest: { paths }, watch: new DocumentsWatch(paths, root, view) }
    }
    const query = compileQuery(target.query)
    const isPlain = query.limit === Infinity && query.offset === 0 && query.nearest === undefined
    const watch = isPlain ? new QueryWatch(query, view) : new WindowWatch(query, view)
    return { id, session: this, interest: { scope: query.scope }, watch }
  }
}

function resumed({ watch }: Target, { changes, view }: PastState): readonly Delta[] {
  return watch.resume(changes, view)
}

/** Deltas of several targets, gathered by document. */
class ChangeList {
  readonly #byName = new Map<string, Gathered>()
  /** How many documents were handed to targets. */
  documents = 0

  add(targetId: number, { name, document, exists }: Delta): void {
    let gathered = this.#byName.get(name)
    if (gathered === undefined) {
      gathered = { document: undefined, exists, targetIds: [], removedTargetIds: [] }
      this.#byName.set(name, gathered)
    }
    if (document === undefined) gathered.removedTargetIds.push(targetId)
    else {
      gathered.document = document
      gathered.targetIds.push(targetId)
      this.documents++
    }
  }

  list(): readonly ListenChange[] {
    return [...this.#byName].map(([name, { document, exists, targetIds, removedTargetIds }]) => {
      if (document !== undefined) return { kind: 'change', document, targetIds, removedTargetIds }
      return { kind: exists ? 'remove' : 'delete', name, removedTargetIds }
    })
  }
}

interface Gathered {
  document: Document | undefined
  readonly exists: boolean
  readonly targetIds: number[]
  readonly removedTargetIds: number[]
}

/** The net effect of several commits on each document. */
export function netChanges(revisions: readonly { readonly changes: readonly Change[] }[]): Change[] {
  const net = new Map<string, Change>()
  for (const { changes } of revisions) {
    for (const change of changes) {
      const first = net.get(change.path)
      net.set(change.path, first === undefined ? change : { ...change, before: first.before })
    }
  }
  return [...net.values()].filter(({ before, after }) => before !== after)
}
