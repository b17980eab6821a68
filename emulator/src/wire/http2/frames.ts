/** Frame types (RFC 9113, 6). */
export const FRAME = {
  DATA: 0,
  HEADERS: 1,
  PRIORITY: 2,
  RST_STREAM: 3,
  SETTINGS: 4,
  PUSH_PROMISE: 5,
  PING: 6,
  GOAWAY: 7,
  WINDOW_UPDATE: 8,
  CONTINUATION: 9,
} as const

/** Flags; the same bit means different things in different frames. */
export const FLAG = { END_STREAM: 0x1, ACK: 0x1, END_HEADERS: 0x4, PADDED: 0x8, PRIORITY: 0x20 } as const

/** Error codes (RFC 9113, 7). */
export const ERROR = {
  NO_ERROR: 0,
  PROTOCOL_ERROR: 1,
  INTERNAL_ERROR: 2,
  FLOW_CONTROL_ERROR: 3,
  STREAM_CLOSED: 5,
  FRAME_SIZE_ERROR: 6,
  CANCEL: 8,
  COMPRESSION_ERROR: 9,
  ENHANCE_YOUR_CALM: 11,
} as const

/** Settings (RFC 9113, 6.5.2) as far as they concern us. */
export const SETTING = { INITIAL_WINDOW_SIZE: 4, MAX_FRAME_SIZE: 5 } as const

/** What both sides begin with. */
export const DEFAULT_WINDOW = 65_535
export const DEFAULT_FRAME_SIZE = 16_384
export const LARGEST_WINDOW = 0x7fff_ffff
export const FRAME_HEADER = 9

/** What ends a whole connection: the peer is told the code and nothing more is read. */
export class ConnectionError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export type OnFrame = (type: number, flags: number, streamId: number, payload: Buffer) => void

const NOTHING: Buffer = Buffer.alloc(0)

/** Cuts what arrives into frames. */
export class FrameReader {
  #rest = NOTHING

  /** Calls back for every frame that is complete now. Throws {@link ConnectionError} for one that is too long. */
  push(chunk: Buffer, onFrame: OnFrame): void {
    const bytes = this.#rest.byteLength === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    let at = 0
    while (bytes.byteLength - at >= FRAME_HEADER) {
      const length = bytes.readUIntBE(at, 3)
      if (length > DEFAULT_FRAME_SIZE) throw new ConnectionError(ERROR.FRAME_SIZE_ERROR, 'frame too long')
      const end = at + FRAME_HEADER + length
      if (end > bytes.byteLength) break
      const type = bytes[at + 3] ?? 0
      const flags = bytes[at + 4] ?? 0
      const streamId = bytes.readUInt32BE(at + 5) & LARGEST_WINDOW
      onFrame(type, flags, streamId, bytes.subarray(at + FRAME_HEADER, end))
      at = end
    }
    // A copy, lest a few bytes keep a whole chunk in memory.
    this.#rest = at === bytes.byteLength ? NOTHING : Buffer.from(bytes.subarray(at))
  }
}

/** What a DATA or HEADERS frame carries without its padding. Throws {@link ConnectionError}. */
export function withoutPadding(flags: number, payload: Buffer): Buffer {
  if ((flags & FLAG.PADDED) === 0) return payload
  const padding = payload[0] ?? 0
  if (padding >= payload.byteLength)
    throw new ConnectionError(ERROR.PROTOCOL_ERROR, 'more padding than frame')
  return payload.subarray(1, payload.byteLength - padding)
}

/** The settings in a SETTINGS frame. Throws {@link ConnectionError}. */
export function* readSettings(payload: Buffer): Generator<readonly [id: number, value: number], undefined> {
  if (payload.byteLength % 6 !== 0) throw new ConnectionError(ERROR.FRAME_SIZE_ERROR, 'bad settings')
  for (let at = 0; at < payload.byteLength; at += 6) {
    yield [payload.readUInt16BE(at), payload.readUInt32BE(at + 2)]
  }
  return undefined
}

/** The payload of a SETTINGS frame. */
export function writeSettings(settings: readonly (readonly [id: number, value: number])[]): Buffer {
  const payload = Buffer.alloc(settings.length * 6)
  for (const [i, [id, value]] of settings.entries()) {
    payload.writeUInt16BE(id, i * 6)
    payload.writeUInt32BE(value, i * 6 + 2)
  }
  return payload
}

/** Four bytes, as WINDOW_UPDATE and RST_STREAM carry them. */
export function uint32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4)
  bytes.writeUInt32BE(value)
  return bytes
}
