/** Makes the bytes of a message, when it is its turn to be sent. They must not change afterwards. */
export type MakeMessage = () => Buffer

/** Messages are taken from the front of a list that is cut short only once in a while, lest each one moves all others. */
const CUT_AFTER = 1024

/** What waits to be sent on one stream, first in, first out. */
export class SendQueue {
  #waiting: (MakeMessage | undefined)[] = []
  #first = 0

  get isEmpty(): boolean {
    return this.#first === this.#waiting.length
  }

  push(make: MakeMessage): void {
    this.#waiting.push(make)
  }

  /** Takes the first one out. */
  shift(): MakeMessage | undefined {
    const make = this.#waiting[this.#first]
    if (make === undefined) return undefined
    this.#waiting[this.#first++] = undefined
    if (this.isEmpty) this.clear()
    else if (this.#first >= CUT_AFTER && this.#first * 2 >= this.#waiting.length) {
      this.#waiting = this.#waiting.slice(this.#first)
      this.#first = 0
    }
    return make
  }

  clear(): void {
    this.#waiting = []
    this.#first = 0
  }
}
