const CHUNK = 512

/** A place in a {@link SortedList}: before the item at this chunk and offset. */
export interface Place {
  readonly chunk: number
  readonly offset: number
}

/**
 * Items in the order of a comparison, as a list of bounded chunks: finding is a binary search, inserting and
 * removing move at most one chunk. No two items may compare equal. Iterators are not valid across changes.
 */
export class SortedList<T> {
  readonly #compare: (a: T, b: T) => number
  #chunks: T[][] = []
  #size = 0

  /** `items` may come in any order. */
  constructor(compare: (a: T, b: T) => number, items: T[] = []) {
    this.#compare = compare
    this.#fill(items.toSorted(compare))
  }

  /** The same of items that are in order already. */
  static ofSorted<T>(compare: (a: T, b: T) => number, items: readonly T[]): SortedList<T> {
    const list = new SortedList(compare)
    list.#fill(items)
    return list
  }

  #fill(sorted: readonly T[]): void {
    for (let i = 0; i < sorted.length; i += CHUNK) this.#chunks.push(sorted.slice(i, i + CHUNK))
    this.#size = sorted.length
  }

  get size(): number {
    return this.#size
  }

  insert(item: T): void {
    const place = this.seek((other) => this.#compare(other, item) >= 0)
    this.#size++
    const chunk = this.#chunks[place.chunk] ?? this.#lastChunk()
    if (place.chunk < this.#chunks.length) chunk.splice(place.offset, 0, item)
    else chunk.push(item)
    if (chunk.length > CHUNK * 2) this.#split(this.#chunks.indexOf(chunk), chunk)
  }

  #lastChunk(): T[] {
    const last = this.#chunks.at(-1)
    if (last !== undefined) return last
    const first: T[] = []
    this.#chunks.push(first)
    return first
  }

  #split(index: number, chunk: T[]): void {
    this.#chunks.splice(index + 1, 0, chunk.splice(CHUNK))
  }

  /** Removes the item that compares equal; false when there is none. */
  remove(item: T): boolean {
    const place = this.seek((other) => this.#compare(other, item) >= 0)
    const chunk = this.#chunks[place.chunk]
    const found = chunk?.[place.offset]
    if (chunk === undefined || found === undefined || this.#compare(found, item) !== 0) return false
    chunk.splice(place.offset, 1)
    if (chunk.length === 0) this.#chunks.splice(place.chunk, 1)
    this.#size--
    return true
  }

  /** The place of the first item a predicate holds for; it must be false for a start of the list and true after. */
  seek(predicate: (item: T) => boolean): Place {
    const chunk = firstIndex(this.#chunks.length, (i) => {
      const last = this.#chunks[i]?.at(-1)
      return last !== undefined && predicate(last)
    })
    const items = this.#chunks[chunk]
    if (items === undefined) return { chunk, offset: 0 }
    const offset = firstIndex(items.length, (i) => {
      const item = items[i]
      return item !== undefined && predicate(item)
    })
    return { chunk, offset }
  }

  /** Items from a place on (default: all). */
  *forward(from: Place = { chunk: 0, offset: 0 }): Generator<T, undefined> {
    let offset = from.offset
    for (let i = from.chunk; i < this.#chunks.length; i++) {
      const chunk = this.#chunks[i] ?? []
      for (; offset < chunk.length; offset++) yield chunk[offset] as T
      offset = 0
    }
    return undefined
  }

  /** Items before a place (default: all), last first. */
  *backward(from: Place = { chunk: this.#chunks.length, offset: 0 }): Generator<T, undefined> {
    let offset = from.offset - 1
    for (let i = from.chunk; i >= 0; i--) {
      const chunk = this.#chunks[i] ?? []
      for (; offset >= 0; offset--) yield chunk[offset] as T
      offset = (this.#chunks[i - 1]?.length ?? 0) - 1
    }
    return undefined
  }
}

/** The first index in 0 … length for which a monotone predicate holds; `length` when for none. */
export function firstIndex(length: number, predicate: (index: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (predicate(middle)) high = middle
    else low = middle + 1
  }
  return low
}
