import { ConnectionError, ERROR, LARGEST_WINDOW } from './frames.ts'

/** How many bytes the peer takes at present (RFC 9113, 5.2); negative after it has taken some of it back. */
export class SendWindow {
  #size: number

  constructor(size: number) {
    this.#size = size
  }

  get size(): number {
    return this.#size
  }

  use(bytes: number): void {
    this.#size -= bytes
  }

  /** Throws {@link ConnectionError} where the window becomes greater than any may be. */
  change(by: number): void {
    this.#size += by
    if (this.#size > LARGEST_WINDOW) throw new ConnectionError(ERROR.FLOW_CONTROL_ERROR, 'window too large')
  }
}
