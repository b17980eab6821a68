import type { ListenChange, ListenSnapshot } from '../../store/index.ts'

/**
 * What happened while a client was behind, as one state change: of each document only what became of it in the end, so
 * that a client that never reads costs no more than the documents it listens to.
 */
export class PendingChanges {
  readonly #byName = new Map<string, ListenChange>()
  #readTime: ListenSnapshot['readTime'] | undefined

  add({ changes, readTime }: ListenSnapshot): void {
    for (const change of changes) {
      const name = change.kind === 'change' ? change.document.name : change.name
      const before = this.#byName.get(name)
      this.#byName.set(name, before === undefined ? change : merged(before, change))
    }
    this.#readTime = readTime
  }

  /** Hands all of it out, if there is any. `exists` tells whether there is a document of a name. */
  take(exists: (name: string) => boolean): ListenSnapshot | undefined {
    const readTime = this.#readTime
    if (readTime === undefined) return undefined
    this.#readTime = undefined
    const changes = [...this.#byName.values()].map((change): ListenChange => {
      return change.kind === 'change'
        ? change
        : { ...change, kind: exists(change.name) ? 'remove' : 'delete' }
    })
    this.#byName.clear()
    return { changes, readTime }
  }

  /** Forgets what it would say to a target that is gone. */
  drop(targetId: number): void {
    for (const [name, change] of this.#byName) {
      const rest = ofTargets(change, (each) => each !== targetId)
      if (rest === undefined) this.#byName.delete(name)
      else this.#byName.set(name, rest)
    }
  }
}

/** What a change says of some targets; undefined when that is nothing. */
export function ofTargets(
  change: ListenChange,
  isWanted: (targetId: number) => boolean,
): ListenChange | undefined {
  const removedTargetIds = change.removedTargetIds.filter(isWanted)
  if (change.kind !== 'change')
    return removedTargetIds.length > 0 ? { ...change, removedTargetIds } : undefined
  const targetIds = change.targetIds.filter(isWanted)
  if (targetIds.length + removedTargetIds.length === 0) return undefined
  return { ...change, targetIds, removedTargetIds }
}

/** Two changes of one document in their order: of each target what was said last. */
function merged(before: ListenChange, after: ListenChange): ListenChange {
  const said = new Set([...after.removedTargetIds, ...(after.kind === 'change' ? after.targetIds : [])])
  const earlier = ofTargets(before, (targetId) => !said.has(targetId))
  if (earlier === undefined) return after
  const removedTargetIds = [...earlier.removedTargetIds, ...after.removedTargetIds]
  const targetIds = earlier.kind === 'change' ? earlier.targetIds : []
  if (after.kind === 'change') {
    return { ...after, targetIds: [...targetIds, ...after.targetIds], removedTargetIds }
  }
  // It left some targets and is as it was for the others.
  if (earlier.kind === 'change' && targetIds.length > 0) return { ...earlier, removedTargetIds }
  return { ...after, removedTargetIds }
}
