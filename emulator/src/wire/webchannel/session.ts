import type { ServerResponse } from 'node:http'
import { frameArrays } from './framing.ts'

/** Milliseconds; the first is told to the client, whose watchdog waits one and a half times as long. */
export const KEEP_ALIVE = 30_000
const BACK_CHANNEL_LIFE = 60_000
/** So many characters may wait for a back channel, or to be taken over by the system, before the client is behind. */
const MAX_WAITING = 1024 * 1024
const NOOP = '"noop"'
const CLOSE = '"close"'

interface QueuedArray {
  readonly id: number
  readonly json: string
}

interface BackChannel {
  readonly response: ServerResponse
  /** A long poll ends with the first message; a streaming one goes on. */
  readonly longPoll: boolean
  readonly keepAlive: NodeJS.Timeout
}

/**
 * The outgoing half of a WebChannel session: numbered arrays are kept until the client acknowledges them and are
 * written to whichever GET hangs at the moment (docs/protocol.md, "WebChannel").
 */
export class ChannelSession {
  readonly id: string
  /** When there was last a sign of life, ms since 1970. */
  lastSeen = Date.now()
  #queue: QueuedArray[] = []
  #lastId = 0
  #written = 0
  /** Characters of what was never written. */
  #unwritten = 0
  /** Called whenever the client is behind no more. */
  onCaughtUp: (() => void) | undefined
  #back: BackChannel | undefined
  #flushScheduled = false
  #nextMap = 0

  constructor(id: string) {
    this.id = id
  }

  get lastArrayId(): number {
    return this.#lastId
  }

  get hasBackChannel(): boolean {
    return this.#back !== undefined
  }

  /** Whether so much waits to be read that more should be kept back. */
  get isBehind(): boolean {
    return this.#unwritten + (this.#back?.response.writableLength ?? 0) >= MAX_WAITING
  }

  /** Queues a message, given as JSON; everything queued within one turn leaves as one chunk. */
  send(json: string): void {
    this.#enqueue(json)
    if (this.#flushScheduled) return
    this.#flushScheduled = true
    queueMicrotask(() => {
      this.#flushScheduled = false
      this.flush()
    })
  }

  /** Tells the client that the stream has ended well. */
  sendClose(): void {
    this.send(CLOSE)
  }

  /** Writes what has not been written to the present back channel; a long poll ends with that. */
  flush(): void {
    if (this.#back === undefined) return
    const wasWritten = this.#writeQueue()
    if (wasWritten && this.#back.longPoll) this.#endBackChannel()
  }

  /** The client has received everything up to and including this id. */
  acknowledge(id: number): void {
    this.lastSeen = Date.now()
    this.#queue = this.#queue.filter((array) => array.id > id)
  }

  /** The messages that were not taken before: a repeated request brings the same indexes again. */
  takeNew<T>(offset: number, messages: readonly T[]): readonly T[] {
    const fresh = messages.slice(Math.max(0, this.#nextMap - offset))
    this.#nextMap = Math.max(this.#nextMap, offset + messages.length)
    return fresh
  }

  /** Makes this response the back channel, in place of any earlier one, and sends everything unacknowledged. */
  attach(response: ServerResponse, longPoll: boolean): void {
    this.#endBackChannel()
    const started = Date.now()
    const keepAlive = setInterval(() => this.#onKeepAlive(started), KEEP_ALIVE)
    this.#back = { response, longPoll, keepAlive }
    response.on('close', () => this.#detach(response))
    response.on('drain', () => this.#caughtUp())
    this.#written = 0
    const hadQueue = this.#queue.length > 0
    if (!longPoll || !hadQueue) this.#enqueue(NOOP)
    this.#writeQueue()
    if (longPoll && hadQueue) this.#endBackChannel()
    this.#caughtUp()
  }

  close(): void {
    this.#endBackChannel()
    this.#queue = []
  }

  #caughtUp(): void {
    if (!this.isBehind) this.onCaughtUp?.()
  }

  #enqueue(json: string): void {
    this.#lastId += 1
    this.#unwritten += json.length
    this.#queue.push({ id: this.#lastId, json })
  }

  /** False when there was nothing to write. */
  #writeQueue(): boolean {
    if (this.#back === undefined || this.#written === this.#lastId) return false
    // Their numbers are consecutive, so these are the last ones; all others wait for their acknowledgement.
    const arrays = this.#queue.slice(Math.max(0, this.#queue.length - (this.#lastId - this.#written)))
    this.#written = this.#lastId
    this.#unwritten = 0
    if (arrays.length === 0) return false
    this.#back.response.write(frameArrays(arrays))
    return true
  }

  #onKeepAlive(started: number): void {
    this.#enqueue(NOOP)
    this.#writeQueue()
    const isOld = Date.now() - started >= BACK_CHANNEL_LIFE - KEEP_ALIVE / 2
    if (isOld || this.#back?.longPoll === true) this.#endBackChannel()
  }

  #endBackChannel(): void {
    const back = this.#back
    if (back === undefined) return
    this.#back = undefined
    clearInterval(back.keepAlive)
    this.lastSeen = Date.now()
    back.response.end()
  }

  #detach(response: ServerResponse): void {
    if (this.#back?.response === response) this.#endBackChannel()
  }
}
