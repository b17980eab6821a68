/**
 * Time of a database in microseconds since 1970. Commits get strictly increasing instants, each later than every
 * read time handed out before it, so that a snapshot at an instant never changes afterwards.
 */
export class Clock {
  readonly #now: () => number
  #last = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** The instant a read is made at. */
  read(): number {
    this.#last = Math.max(this.#micros(), this.#last)
    return this.#last
  }

  /** The instant of a new commit. */
  commit(): number {
    this.#last = Math.max(this.#micros(), this.#last + 1)
    return this.#last
  }

  #micros(): number {
    return Math.floor(this.#now() * 1000)
  }
}
