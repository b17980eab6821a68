import { FLAG, FRAME } from './frames.ts'
import type { FrameOutput } from './output.ts'
import { SendQueue } from './sendQueue.ts'
import type { MakeMessage } from './sendQueue.ts'
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
  /** Streams that wait for room, the one that has waited longest first. */
  readonly blocked: Set<ServerStream>
  /** All that waited on this stream has gone out. */
  readonly drained: (stream: ServerStream) => void
  /** Nothing more goes out on this stream. */
  readonly answered: (stream: ServerStream) => void
}

const NOTHING: Buffer = Buffer.alloc(0)

/**
 * The answering side of one request: headers, data as the flow control allows, trailers. Messages are made as they go
 * out: a client that reads slowly, or not at all, costs what it has not been sent yet, not the bytes of it.
 */
export class ServerStream {
  readonly id: number
  readonly window: SendWindow
  listener: StreamListener | undefined
  /** Whether the client has ended its side. */
  isReceived = false
  /** Received bytes that the client has not been given back as window. */
  unacknowledged = 0
  /** Called when all that waited has gone out. */
  onDrained: (() => void) | undefined
  readonly #context: StreamContext
  readonly #queue = new SendQueue()
  /** What there was no room for of the message that was made last. */
  #rest = NOTHING
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

  /** Whether something waits for the client to take it. */
  get isBlocked(): boolean {
    return this.#rest.byteLength > 0 || !this.#queue.isEmpty
  }

  /** Sends a message as soon as there is room for it. */
  sendMessage(make: MakeMessage): void {
    if (this.#isOver) return
    const isInLine = this.isBlocked
    this.#queue.push(make)
    if (!isInLine) this.resume()
  }

  /** Ends the answer after all messages. */
  sendTrailers(block: Buffer): void {
    if (this.#isOver) return
    this.#trailers = block
    if (!this.isBlocked) this.resume()
  }

  /** Ends the answer at once, whatever waits. */
  abort(trailers: Buffer): void {
    this.#queue.clear()
    this.#rest = NOTHING
    this.sendTrailers(trailers)
  }

  /** Sends on, as far as there is room; to be called when there may be more. */
  resume(): void {
    const { output, window, maxFrame, blocked } = this.#context
    let hasSent = false
    while (this.isBlocked) {
      const room = output.isFull ? 0 : Math.min(this.window.size, window.size, maxFrame())
      if (room <= 0) {
        if (hasSent) blocked.delete(this)
        blocked.add(this)
        return
      }
      if (this.#rest.byteLength === 0) this.#rest = this.#queue.shift()?.() ?? NOTHING
      this.#sendSome(room)
      hasSent = true
    }
    const wasInLine = blocked.delete(this)
    if (this.#trailers !== undefined) this.sendHeaders(this.#trailers, true)
    else if (wasInLine) {
      this.#context.drained(this)
      this.onDrained?.()
    }
  }

  #sendSome(room: number): void {
    if (this.#rest.byteLength === 0) return
    const part = this.#rest.byteLength <= room ? this.#rest : this.#rest.subarray(0, room)
    this.#rest = this.#rest.subarray(part.byteLength)
    this.window.use(part.byteLength)
    this.#context.window.use(part.byteLength)
    this.#context.output.frame(FRAME.DATA, 0, this.id, part)
  }

  /** Cut off: by the client, or with its connection. */
  cancel(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#queue.clear()
    this.#rest = NOTHING
    this.#context.blocked.delete(this)
    this.listener?.cancelled()
  }

  #finish(): void {
    this.#isOver = true
    this.#context.answered(this)
  }
}
