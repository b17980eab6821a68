import type { Duplex } from 'node:stream'
import {
  ConnectionError,
  DEFAULT_FRAME_SIZE,
  DEFAULT_WINDOW,
  ERROR,
  FLAG,
  FRAME,
  FrameReader,
  LARGEST_WINDOW,
  readSettings,
  SETTING,
  uint32,
  withoutPadding,
  writeSettings,
} from './frames.ts'
import { HpackDecoder, HpackError } from './hpack.ts'
import { FrameOutput } from './output.ts'
import { SendWindow } from './sendWindow.ts'
import { ServerStream } from './serverStream.ts'
import type { StreamContext, StreamListener } from './serverStream.ts'

const PREFACE_LENGTH = 24
/** What we let a client send ahead; it gets room back in portions. */
const RECEIVE_WINDOW = 16 * 1024 * 1024
const PORTION = 1024 * 1024
const MAX_HEADER_BLOCK = 256 * 1024
const MAX_PAYLOAD = 0xff_ffff

/** Answers one request; called with its headers before any data. */
export type OpenStream = (stream: ServerStream, headers: ReadonlyMap<string, string>) => StreamListener

interface HeaderBlock {
  readonly streamId: number
  readonly isLast: boolean
  readonly parts: Buffer[]
  size: number
}

/**
 * The server's side of one HTTP/2 connection with prior knowledge (RFC 9113), as far as gRPC needs it: no push, no
 * priorities. Node's own does the same at several times the cost of a whole small request.
 */
export class Http2Connection {
  readonly #socket: Duplex
  readonly #open: OpenStream
  readonly #reader = new FrameReader()
  readonly #hpack = new HpackDecoder()
  readonly #output: FrameOutput
  readonly #streams = new Map<number, ServerStream>()
  readonly #context: StreamContext
  #prefaceLeft = PREFACE_LENGTH
  #lastStreamId = 0
  #initialWindow = DEFAULT_WINDOW
  #maxFrame = DEFAULT_FRAME_SIZE
  #unacknowledged = 0
  #block: HeaderBlock | undefined
  #isClosed = false

  /** `socket` has yet to deliver the client's preface. */
  constructor(socket: Duplex, open: OpenStream) {
    this.#socket = socket
    this.#open = open
    this.#output = new FrameOutput(socket, () => this.#resumeAll())
    this.#context = {
      output: this.#output,
      window: new SendWindow(DEFAULT_WINDOW),
      maxFrame: () => this.#maxFrame,
      blocked: new Set(),
      drained: (stream) => this.#giveBackStream(stream, 0),
      answered: (stream) => this.#answered(stream),
    }
    this.#output.frame(FRAME.SETTINGS, 0, 0, writeSettings([[SETTING.INITIAL_WINDOW_SIZE, RECEIVE_WINDOW]]))
    this.#output.frame(FRAME.WINDOW_UPDATE, 0, 0, uint32(RECEIVE_WINDOW - DEFAULT_WINDOW))
    socket.on('data', (chunk: Buffer) => this.#receive(chunk))
    socket.on('close', () => this.#cancelAll())
    socket.on('error', () => socket.destroy())
    socket.on('end', () => this.close())
    socket.resume()
  }

  /** Takes no more requests, cuts off those under way and ends the connection. */
  close(code: number = ERROR.NO_ERROR): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#output.frame(FRAME.GOAWAY, 0, 0, Buffer.concat([uint32(this.#lastStreamId), uint32(code)]))
    this.#output.flush()
    this.#cancelAll()
    this.#socket.end()
  }

  #receive(chunk: Buffer): void {
    if (this.#isClosed) return
    const skipped = Math.min(this.#prefaceLeft, chunk.byteLength)
    this.#prefaceLeft -= skipped
    try {
      this.#reader.push(chunk.subarray(skipped), (type, flags, streamId, payload) => {
        if (!this.#isClosed) this.#frame(type, flags, streamId, payload)
      })
    } catch (error) {
      if (error instanceof HpackError) this.close(ERROR.COMPRESSION_ERROR)
      else if (error instanceof ConnectionError) this.close(error.code)
      else throw error
    }
  }

  #frame(type: number, flags: number, streamId: number, payload: Buffer): void {
    if (this.#block !== undefined && type !== FRAME.CONTINUATION) throw protocolError('unfinished headers')
    switch (type) {
      case FRAME.DATA:
        this.#data(flags, streamId, payload)
        break
      case FRAME.HEADERS:
        this.#headers(flags, streamId, payload)
        break
      case FRAME.CONTINUATION:
        this.#continuation(flags, streamId, payload)
        break
      case FRAME.SETTINGS:
        this.#settings(flags, payload)
        break
      case FRAME.WINDOW_UPDATE:
        this.#windowUpdate(streamId, payload)
        break
      case FRAME.PING:
        if (payload.byteLength !== 8) throw new ConnectionError(ERROR.FRAME_SIZE_ERROR, 'bad ping')
        if ((flags & FLAG.ACK) === 0) this.#output.frame(FRAME.PING, FLAG.ACK, 0, payload)
        break
      case FRAME.RST_STREAM:
        this.#reset(streamId)
        break
      case FRAME.PUSH_PROMISE:
        throw protocolError('clients do not push')
      default:
      // PRIORITY, GOAWAY and what nobody knows: nothing to be done.
    }
  }

  #headers(flags: number, streamId: number, payload: Buffer): void {
    if (streamId % 2 === 0) throw protocolError('not a stream of a client')
    const content = withoutPadding(flags, payload)
    const block = (flags & FLAG.PRIORITY) === 0 ? content : content.subarray(5)
    this.#block = {
      streamId,
      isLast: (flags & FLAG.END_STREAM) !== 0,
      parts: [block],
      size: block.byteLength,
    }
    if ((flags & FLAG.END_HEADERS) !== 0) this.#finishBlock(this.#block)
  }

  #continuation(flags: number, streamId: number, payload: Buffer): void {
    const block = this.#block
    if (block?.streamId !== streamId) throw protocolError('continuation of nothing')
    block.parts.push(payload)
    block.size += payload.byteLength
    if (block.size > MAX_HEADER_BLOCK || block.parts.length > MAX_HEADER_BLOCK / 1024) {
      throw new ConnectionError(ERROR.ENHANCE_YOUR_CALM, 'too many headers')
    }
    if ((flags & FLAG.END_HEADERS) !== 0) this.#finishBlock(block)
  }

  #finishBlock({ streamId, isLast, parts }: HeaderBlock): void {
    this.#block = undefined
    const headers = this.#hpack.decode(
      parts.length === 1 ? (parts[0] ?? Buffer.alloc(0)) : Buffer.concat(parts),
    )
    const known = this.#streams.get(streamId)
    if (known !== undefined) {
      // Trailers of a request: gRPC clients send none, and they say nothing of interest.
      if (isLast) this.#ended(known)
      return
    }
    if (streamId <= this.#lastStreamId) return
    this.#lastStreamId = streamId
    const stream = new ServerStream(streamId, this.#initialWindow, this.#context)
    this.#streams.set(streamId, stream)
    stream.listener = this.#open(stream, headers)
    if (isLast) this.#ended(stream)
  }

  #data(flags: number, streamId: number, payload: Buffer): void {
    if (streamId === 0 || streamId > this.#lastStreamId) throw protocolError('data without headers')
    this.#unacknowledged = this.#giveBack(0, this.#unacknowledged + payload.byteLength)
    const stream = this.#streams.get(streamId)
    if (stream === undefined || stream.isReceived) return
    this.#giveBackStream(stream, payload.byteLength)
    const content = withoutPadding(flags, payload)
    if (content.byteLength > 0 && !stream.isOver) stream.listener?.data(content)
    if ((flags & FLAG.END_STREAM) !== 0) this.#ended(stream)
  }

  /** Gives a client the room back that it has used, in portions; the rest is what it is still owed. */
  #giveBack(streamId: number, bytes: number): number {
    if (bytes < PORTION) return bytes
    this.#output.frame(FRAME.WINDOW_UPDATE, 0, streamId, uint32(bytes))
    return 0
  }

  /** A client that does not read what it is answered may not send for ever either. */
  #giveBackStream(stream: ServerStream, received: number): void {
    stream.unacknowledged += received
    if (!stream.isBlocked) stream.unacknowledged = this.#giveBack(stream.id, stream.unacknowledged)
  }

  #ended(stream: ServerStream): void {
    stream.isReceived = true
    if (stream.isOver) this.#streams.delete(stream.id)
    else stream.listener?.end()
  }

  /** A client that has more to say than the answer waited for is told to stop (gRPC over HTTP2, "Errors"). */
  #answered(stream: ServerStream): void {
    if (!stream.isReceived) {
      stream.isReceived = true
      this.#output.frame(FRAME.RST_STREAM, 0, stream.id, uint32(ERROR.NO_ERROR))
    }
    this.#streams.delete(stream.id)
  }

  #reset(streamId: number): void {
    const stream = this.#streams.get(streamId)
    this.#streams.delete(streamId)
    stream?.cancel()
  }

  #settings(flags: number, payload: Buffer): void {
    if ((flags & FLAG.ACK) !== 0) return
    for (const [id, value] of readSettings(payload)) {
      if (id === SETTING.INITIAL_WINDOW_SIZE) this.#changeInitialWindow(value)
      else if (id === SETTING.MAX_FRAME_SIZE) {
        if (value < DEFAULT_FRAME_SIZE || value > MAX_PAYLOAD) throw protocolError('bad frame size')
        this.#maxFrame = value
      }
    }
    this.#output.frame(FRAME.SETTINGS, FLAG.ACK, 0, Buffer.alloc(0))
    this.#resumeAll()
  }

  #changeInitialWindow(size: number): void {
    if (size > LARGEST_WINDOW) throw new ConnectionError(ERROR.FLOW_CONTROL_ERROR, 'window too large')
    for (const stream of this.#streams.values()) stream.window.change(size - this.#initialWindow)
    this.#initialWindow = size
  }

  #windowUpdate(streamId: number, payload: Buffer): void {
    if (payload.byteLength !== 4) throw new ConnectionError(ERROR.FRAME_SIZE_ERROR, 'bad window update')
    const increment = payload.readUInt32BE(0) & LARGEST_WINDOW
    if (increment === 0) throw protocolError('empty window update')
    if (streamId === 0) {
      this.#context.window.change(increment)
      this.#resumeAll()
      return
    }
    const stream = this.#streams.get(streamId)
    if (stream === undefined) return
    stream.window.change(increment)
    if (stream.isBlocked) stream.resume()
  }

  /** Each sends what it can; those that are blocked again stand in line behind the others. */
  #resumeAll(): void {
    const { blocked, output, window } = this.#context
    let left = blocked.size
    for (const stream of blocked) {
      if (left-- === 0 || window.size <= 0 || output.isFull) return
      stream.resume()
    }
  }

  #cancelAll(): void {
    for (const stream of this.#streams.values()) stream.cancel()
    this.#streams.clear()
  }
}

function protocolError(message: string): ConnectionError {
  return new ConnectionError(ERROR.PROTOCOL_ERROR, message)
}
