import type { ReadCounter } from './types.ts'

/** Counts documents read. */
export class DocumentReadCounter implements ReadCounter {
  #documents = 0

  get documents(): number {
    return this.#documents
  }

  add(documents: number): void {
    this.#documents += documents
  }

  reset(): void {
    this.#documents = 0
  }
}
