import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { errorOf } from './trailers.ts'
import { frameMessage, MessageReader } from '../src/wire/grpc/messageFraming.ts'
import {
  DEFAULT_WINDOW,
  FLAG,
  FRAME,
  FrameReader,
  LARGEST_WINDOW,
  SETTING,
  uint32,
  writeSettings,
} from '../src/wire/http2/frames.ts'
import { encodeHeaders, HpackDecoder } from '../src/wire/http2/hpack.ts'
import { FrameOutput } from '../src/wire/http2/output.ts'

const PREFACE = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'
const SERVICE = 'google.firestore.v1.Firestore'
/** Room is given back in such portions, or by halves of a smaller window. */
const PORTION = 1 << 24
const NOTHING = Buffer.alloc(0)

interface Call {
  /** Bytes whose room was not given back. */
  received: number
  readonly messages: MessageReader
  readonly onMessage: (message: Buffer) => void
  readonly onEnd: (error: Error | undefined) => void
}

/** A call whose requests are sent one by one. */
export interface OpenCall {
  send(message: Uint8Array): void
}

/**
 * A gRPC client over one connection that costs next to nothing, so that what is measured is the server: header blocks
 * are encoded once, and flow control is as good as off unless a window is given: {@link DEFAULT_WINDOW} is what the
 * SDKs in Node begin with and stay at.
 */
export class GrpcClient {
  readonly #socket: Socket
  readonly #output: FrameOutput
  readonly #reader = new FrameReader()
  readonly #hpack = new HpackDecoder()
  readonly #calls = new Map<number, Call>()
  readonly #headers = new Map<string, Buffer>()
  readonly #window: number
  #nextId = 1
  #received = 0

  constructor(port: number, window: number = LARGEST_WINDOW) {
    this.#window = window
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#output = new FrameOutput(this.#socket)
    this.#socket.write(PREFACE)
    this.#output.frame(FRAME.SETTINGS, 0, 0, writeSettings([[SETTING.INITIAL_WINDOW_SIZE, window]]))
    if (window > DEFAULT_WINDOW) {
      this.#output.frame(FRAME.WINDOW_UPDATE, 0, 0, uint32(window - DEFAULT_WINDOW))
    }
    this.#socket.on('data', (chunk: Buffer) => {
      this.#reader.push(chunk, (type, flags, id, payload) => this.#frame(type, flags, id, payload))
    })
    this.#socket.on('close', () => {
      for (const call of this.#calls.values()) call.onEnd(new Error('The connection was closed.'))
    })
  }

  /** Calls a method with one request; calls back with its last message once it has ended well. */
  unary(
    method: string,
    request: Uint8Array,
    done: (error: Error | undefined, response: Buffer) => void,
  ): void {
    let response: Buffer = NOTHING
    const id = this.#begin(
      method,
      (message) => (response = message),
      (error) => done(error, response),
    )
    const bytes = frameMessage(request)
    this.#output.frame(FRAME.DATA, FLAG.END_STREAM, id, bytes)
  }

  /** All messages of a method with one request. */
  call(method: string, request: Uint8Array): Promise<readonly Buffer[]> {
    return new Promise((resolve, reject) => {
      const responses: Buffer[] = []
      const id = this.#begin(
        method,
        (message) => responses.push(message),
        (error) => (error === undefined ? resolve(responses) : reject(error)),
      )
      this.#send(id, request, FLAG.END_STREAM)
    })
  }

  open(method: string, onMessage: (message: Buffer) => void, onEnd: Call['onEnd']): OpenCall {
    const id = this.#begin(method, onMessage, onEnd)
    return { send: (message) => this.#send(id, message, 0) }
  }

  close(): void {
    this.#calls.clear()
    this.#socket.destroy()
  }

  #begin(method: string, onMessage: Call['onMessage'], onEnd: Call['onEnd']): number {
    const id = this.#nextId
    this.#nextId += 2
    this.#calls.set(id, { received: 0, messages: new MessageReader(undefined), onMessage, onEnd })
    this.#output.frame(FRAME.HEADERS, FLAG.END_HEADERS, id, this.#headersOf(method))
    return id
  }

  #send(id: number, message: Uint8Array, flags: number): void {
    const bytes = frameMessage(message)
    const portions = Math.max(1, Math.ceil(bytes.byteLength / 16_384))
    for (let i = 0; i < portions; i++) {
      const part = bytes.subarray(i * 16_384, (i + 1) * 16_384)
      this.#output.frame(FRAME.DATA, i === portions - 1 ? flags : 0, id, part)
    }
  }

  #headersOf(method: string): Buffer {
    const known = this.#headers.get(method)
    if (known !== undefined) return known
    const headers = encodeHeaders([
      [':method', 'POST'],
      [':scheme', 'http'],
      [':path', `/${SERVICE}/${method}`],
      [':authority', '127.0.0.1'],
      ['te', 'trailers'],
      ['content-type', 'application/grpc'],
      ['authorization', 'Bearer owner'],
    ])
    this.#headers.set(method, headers)
    return headers
  }

  #frame(type: number, flags: number, id: number, payload: Buffer): void {
    if (type === FRAME.SETTINGS && (flags & FLAG.ACK) === 0) {
      this.#output.frame(FRAME.SETTINGS, FLAG.ACK, 0, NOTHING)
    }
    if (type === FRAME.DATA) this.#received = this.#giveBack(0, this.#received + payload.byteLength)
    const call = this.#calls.get(id)
    if (call === undefined) return
    if (type === FRAME.DATA) call.received = this.#giveBack(id, call.received + payload.byteLength)
    if (type === FRAME.DATA) for (const message of call.messages.push(payload)) call.onMessage(message)
    else if (type === FRAME.HEADERS && (flags & FLAG.END_STREAM) !== 0) {
      this.#calls.delete(id)
      call.onEnd(errorOf(payload, this.#hpack))
    }
  }

  /** What is still owed. */
  #giveBack(id: number, bytes: number): number {
    if (bytes < Math.min(PORTION, this.#window / 2)) return bytes
    this.#output.frame(FRAME.WINDOW_UPDATE, 0, id, uint32(bytes))
    return 0
  }
}
