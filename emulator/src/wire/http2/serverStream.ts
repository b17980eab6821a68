import { FLAG, FRAME } from './frames.ts'
import type { FrameOutput } from './output.ts'
import { SendWindow } from './sendWindow.ts'

/** What a request's handler is told. */
export interface StreamListener {
  data(bytes: Buffer): void
  /** The client will send no more. */
  end(): void
  /** The stream was cut off before it was answered to the end. */
  cancelled(): void
}

/** What a stream shares with the others of its connection. */
export interface StreamContext {
  readonly output: FrameOutput
  readonly window: SendWindow
  /** The longest frame the peer takes. */
  readonly maxFrame: () => number
  /** Streams that wait for room. */
  readonly blocked: Set<ServerStream>
  /** Nothing more goes out on this stream. */
  readonly answered: (stream: ServerStream) => void
}

/** The answering side of one request: headers, data as the flow control allows, trailers. */
export class ServerStream {
  readonly id: number
  readonly window: SendWindow
  listener: StreamListener | undefined
  /** Whether the client has ended its side. */
  isReceived = false
  /** Received bytes that the client has not been given back as window. */
  unacknowledged = 0
  readonly #context: StreamContext
  #waiting: Buffer[] = []
  #trailers: Buffer | undefined
  #isOver = false

  constructor(id: number, window: number, context: StreamContext) {
    this.id = id
    this.window = new SendWindow(window)
    this.#context = context
  }

  /** Whether there is nothing left to send, or nobody to send it to. */
  get isOver(): boolean {
    return this.#isOver
  }

  /** Sends an encoded header block, the first time as the headers; `isLast` where nothing follows. */
  sendHeaders(block: Buffer, isLast = false): void {
    if (this.#isOver) return
    const flags = FLAG.END_HEADERS | (isLast ? FLAG.END_STREAM : 0)
    this.#context.output.frame(FRAME.HEADERS, flags, this.id, block)
    if (isLast) this.#finish()
  }

  /** Sends data, or keeps it until the client has room. The bytes must not change afterwards. */
  sendData(bytes: Buffer): void {
    if (this.#isOver) return
    this.#waiting.push(bytes)
    this.resume()
  }

  /** Ends the answer after all data. */
  sendTrailers(block: Buffer): void {
    if (this.#isOver) return
    this.#trailers = block
    this.resume()
  }

  /** Sends on, as far as there is room; to be called when there may be more. */
  resume(): void {
    const { output, window, maxFrame } = this.#context
    let taken = 0
    for (const bytes of this.#waiting) {
      const rest = this.#sendSome(bytes, output, window, maxFrame())
      if (rest !== undefined) {
        this.#waiting = [rest, ...this.#waiting.slice(taken + 1)]
        this.#context.blocked.add(this)
        return
      }
      taken++
    }
    if (taken > 0) this.#waiting = []
    if (this.#trailers !== undefined) this.sendHeaders(this.#trailers, true)
  }

  /** Cut off: by the client, or with its connection. */
  cancel(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#waiting = []
    this.#context.blocked.delete(this)
    this.listener?.cancelled()
  }

  /** What there is no room for; undefined when all went out. */
  #sendSome(
    bytes: Buffer,
    output: FrameOutput,
    connection: SendWindow,
    maxFrame: number,
  ): Buffer | undefined {
    let rest = bytes
    while (rest.byteLength > 0) {
      const room = Math.min(this.window.size, connection.size, maxFrame)
      if (room <= 0) return rest
      const part = rest.byteLength <= room ? rest : rest.subarray(0, room)
      this.window.use(part.byteLength)
      connection.use(part.byteLength)
      output.frame(FRAME.DATA, 0, this.id, part)
      rest = rest.subarray(part.byteLength)
    }
    return undefined
  }

  #finish(): void {
    this.#isOver = true
    this.#context.answered(this)
  }
}
