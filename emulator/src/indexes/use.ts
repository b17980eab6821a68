/** What queries made of the indexes that are defined. */
export interface IndexReport {
  /** Every index that the file defines; `needed`: some query would have been refused without it. */
  readonly indexes: readonly { readonly index: string; readonly needed: boolean }[]
  /** The different refusals, and how often each was. */
  readonly refused: readonly { readonly message: string; readonly count: number }[]
}

/** Refusals that are kept for a project. */
const KEPT = 100

/** Remembers, for each project, which indexes were needed and what was refused. */
export class IndexUse {
  readonly #needed = new Map<string, Set<string>>()
  readonly #refused = new Map<string, Map<string, number>>()

  needed(project: string, label: string): void {
    const labels = this.#needed.get(project) ?? new Set()
    this.#needed.set(project, labels.add(label))
  }

  refused(project: string, message: string): void {
    const counts = this.#refused.get(project) ?? new Map<string, number>()
    this.#refused.set(project, counts)
    const count = counts.get(message)
    if (count !== undefined || counts.size < KEPT) counts.set(message, (count ?? 0) + 1)
  }

  report(project: string, labels: readonly string[]): IndexReport {
    const needed = this.#needed.get(project) ?? new Set()
    const refused = [...(this.#refused.get(project) ?? [])]
    return {
      indexes: labels.map((index) => ({ index, needed: needed.has(index) })),
      refused: refused.map(([message, count]) => ({ message, count })),
    }
  }
}
