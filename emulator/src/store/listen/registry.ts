import type { Change } from '../data/history.ts'
import type { Scope } from '../data/scope.ts'
import { childPath } from '../data/scope.ts'
import { lastSegment, parentOf } from '../names.ts'

/** What the commits that concern something are found by. */
export type Interest = { readonly paths: readonly string[] } | { readonly scope: Scope }

/** Finds, for a changed document, the holders that may care, without looking at the others. */
export class InterestRegistry<T> {
  readonly #byKey = new Map<string, Set<T>>()

  add(interest: Interest, holder: T): void {
    for (const key of keysOf(interest)) {
      const holders = this.#byKey.get(key)
      if (holders === undefined) this.#byKey.set(key, new Set([holder]))
      else holders.add(holder)
    }
  }

  remove(interest: Interest, holder: T): void {
    for (const key of keysOf(interest)) {
      const holders = this.#byKey.get(key)
      holders?.delete(holder)
      if (holders?.size === 0) this.#byKey.delete(key)
    }
  }

  /** The changes by holder; of scopes only the collections are compared, not parents. */
  concerned(changes: readonly Change[]): Map<T, Change[]> {
    const concerned = new Map<T, Change[]>()
    if (this.#byKey.size === 0) return concerned
    for (const change of changes) {
      const collection = parentOf(change.path)
      const keys = [`d ${change.path}`, `c ${collection}`, `g ${lastSegment(collection)}`, 'all']
      for (const key of keys) {
        for (const holder of this.#byKey.get(key) ?? []) {
          const known = concerned.get(holder)
          if (known === undefined) concerned.set(holder, [change])
          else known.push(change)
        }
      }
    }
    return concerned
  }
}

function keysOf(interest: Interest): string[] {
  if ('paths' in interest) return interest.paths.map((path) => `d ${path}`)
  const { parent, collectionId, allDescendants } = interest.scope
  if (collectionId === '') return ['all']
  return [allDescendants ? `g ${collectionId}` : `c ${childPath(parent, collectionId)}`]
}
