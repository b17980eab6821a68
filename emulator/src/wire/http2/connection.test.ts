import fc from 'fast-check'
import { connect as connectHttp2, constants } from 'node:http2'
import type { ClientHttp2Session, ClientHttp2Stream } from 'node:http2'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { Http2Connection } from './connection.ts'
import {
  DEFAULT_WINDOW,
  FLAG,
  FRAME,
  FRAME_HEADER,
  LARGEST_WINDOW,
  SETTING,
  uint32,
  writeSettings,
} from './frames.ts'
import { encodeHeaders } from './hpack.ts'

const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')

/** Node's own implementation is the client: it checks what it is sent and uses all of the header compression. */
let server: Server
let session: ClientHttp2Session | undefined
const faults: unknown[] = []
const cancelled: string[] = []

beforeAll(async () => {
  server = createServer({ noDelay: true }, (socket) => {
    try {
      serve(socket)
    } catch (error) {
      faults.push(error)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => {
  session?.destroy()
  session = undefined
  cancelled.length = 0
})

afterAll(() => {
  server.close()
})

/** How many messages of `/many/…` were made. */
let made = 0

/**
 * Answers with the path, then all it was sent; `/early` does not wait for the end, `/held…` never ends, `/many/n/size`
 * begins with so many messages of a size.
 */
function serve(socket: Socket): void {
  new Http2Connection(socket, (stream, headers) => {
    const path = headers.get(':path') ?? ''
    stream.sendHeaders(
      encodeHeaders([
        [':status', '200'],
        ['path', path],
        ['token', headers.get('authorization') ?? ''],
      ]),
    )
    const trailers = encodeHeaders([['done', 'yes']])
    if (path === '/early') stream.sendTrailers(trailers)
    const [, kind, count, size] = path.split('/')
    for (let i = 0; kind === 'many' && i < Number(count); i++) {
      stream.sendMessage(() => {
        made++
        return Buffer.alloc(Number(size), String(i % 10))
      })
    }
    const isHeld = path.startsWith('/held')
    return {
      data: (bytes) => {
        const copy = Buffer.from(bytes)
        stream.sendMessage(() => copy)
      },
      end: () => (isHeld ? undefined : stream.sendTrailers(trailers)),
      cancelled: () => cancelled.push(path),
    }
  })
}

function port(): number {
  return (server.address() as AddressInfo).port
}

function client(settings: { initialWindowSize?: number; maxFrameSize?: number } = {}): ClientHttp2Session {
  session = connectHttp2(`http://127.0.0.1:${port()}`, { settings })
  return session
}

interface Answer {
  readonly path: unknown
  readonly token: unknown
  readonly done: unknown
  readonly body: Buffer
}

function answerOf(stream: ClientHttp2Stream): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let headers: Readonly<Record<string, unknown>> = {}
    let done: unknown
    stream.on('response', (received) => {
      headers = received
    })
    stream.on('trailers', (trailers: Readonly<Record<string, unknown>>) => {
      done = trailers['done']
    })
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('error', reject)
    stream.on('close', () =>
      resolve({ path: headers['path'], token: headers['token'], done, body: Buffer.concat(chunks) }),
    )
  })
}

function send(to: ClientHttp2Session, path: string, body: Uint8Array, authorization = ''): Promise<Answer> {
  const stream = to.request({ ':method': 'POST', ':path': path, authorization })
  stream.end(body)
  return answerOf(stream)
}

it('many requests at once are each answered with their own', async () => {
  const to = client()
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, i) => send(to, `/${i % 7}`, Buffer.from(`body ${i}`), `Bearer ${i}`)),
  )
  for (const [i, { path, token, body, done }] of answers.entries()) {
    expect({ path, token, done, body: body.toString() }).toEqual({
      path: `/${i % 7}`,
      token: `Bearer ${i}`,
      done: 'yes',
      body: `body ${i}`,
    })
  }
})

it('large bodies go both ways through small windows', async () => {
  const body = Buffer.alloc(3_000_000, 'abcdefghij')
  const to = client({ initialWindowSize: 1000 })
  const [one, two] = await Promise.all([send(to, '/one', body), send(to, '/two', body)])
  expect([one.body.equals(body), two.body.equals(body), one.done, two.done]).toEqual([
    true,
    true,
    'yes',
    'yes',
  ])
})

it('more goes over one connection than its window holds', async () => {
  const body = Buffer.alloc(1_000_000, 'x')
  const to = client({ maxFrameSize: 1_000_000 })
  for (let i = 0; i < 40; i++) expect((await send(to, '/', body)).body.byteLength).toBe(1_000_000)
})

it('messages are made as there is room for them, so that a client that never reads costs nothing', async () => {
  made = 0
  const to = client({ initialWindowSize: 1000 })
  const stream = to.request({ ':method': 'POST', ':path': '/many/100000/100' })
  stream.end()
  await new Promise((resolve) => stream.on('response', resolve))
  await expect.poll(() => made).toBe(10)
  // Others are served in between.
  expect((await send(to, '/one', Buffer.from('body'))).body.toString()).toBe('body')
  expect(made).toBe(10)
  expect((await answerOf(stream)).body.byteLength).toBe(10_000_000)
  expect(made).toBe(100_000)
})

it('a client with all the room there is, which does not read, costs no more than what is on its way', async () => {
  made = 0
  const settings = writeSettings([[SETTING.INITIAL_WINDOW_SIZE, LARGEST_WINDOW]])
  const socket = connect(port(), '127.0.0.1')
  socket.pause()
  const path = encodeHeaders([
    [':method', 'POST'],
    [':path', '/many/100000/10000'],
  ])
  socket.write(
    Buffer.concat([
      PREFACE,
      frame(FRAME.SETTINGS, 0, 0, settings),
      frame(FRAME.WINDOW_UPDATE, 0, 0, uint32(LARGEST_WINDOW - DEFAULT_WINDOW)),
      frame(FRAME.HEADERS, FLAG.END_HEADERS | FLAG.END_STREAM, 1, path),
    ]),
  )
  await expect.poll(() => made).toBeGreaterThan(0)
  // Answers to others show that the server has had time to make all of it.
  const to = client()
  for (let i = 0; i < 100; i++) await send(to, '/one', Buffer.alloc(0))
  expect(made).toBeLessThan(3000)
  socket.destroy()
})

it('40 000 messages go through the windows that clients begin with, small ones on the same connection overtake them', async () => {
  const to = client()
  const finished: string[] = []
  const many = to.request({ ':method': 'POST', ':path': '/many/40000/1700' })
  many.end()
  const all = answerOf(many).then(({ body }) => {
    finished.push('many')
    return body.byteLength
  })
  await new Promise((resolve) => many.on('response', resolve))
  await send(to, '/one', Buffer.from('body'))
  finished.push('one')
  expect(await all).toBe(68_000_000)
  expect(finished).toEqual(['one', 'many'])
})

it('any header value arrives, characters beyond ASCII included', async () => {
  const to = client()
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: fc.integer({ min: 33, max: 255 }).map((code) => String.fromCodePoint(code)) }),
      async (value) => {
        const path = `/${encodeURI('é')}`
        const text = value.replaceAll('\u007f', '')
        const { token, path: sent } = await send(to, path, Buffer.alloc(0), text)
        expect([sent, token]).toEqual([path, text])
      },
    ),
    { numRuns: 100 },
  )
})

it('an early answer ends the stream well, whatever the client had yet to say', async () => {
  const stream = client().request({ ':method': 'POST', ':path': '/early' })
  const { done } = await answerOf(stream)
  expect([done, stream.rstCode]).toEqual(['yes', constants.NGHTTP2_NO_ERROR])
})

it('a stream that the client resets, or whose connection breaks, is told so', async () => {
  const to = client()
  const reset = to.request({ ':method': 'POST', ':path': '/held/reset' })
  await new Promise((resolve) => reset.on('response', resolve))
  const broken = to.request({ ':method': 'POST', ':path': '/held/broken' })
  await new Promise((resolve) => broken.on('response', resolve))
  reset.close(constants.NGHTTP2_CANCEL)
  await expect.poll(() => cancelled).toEqual(['/held/reset'])
  broken.on('error', () => undefined)
  to.destroy()
  await expect.poll(() => cancelled).toEqual(['/held/reset', '/held/broken'])
})

it('a ping is answered', async () => {
  const to = client()
  await new Promise((resolve) => to.on('connect', resolve))
  const payload = await new Promise<Buffer>((resolve) => to.ping((_, __, answer) => resolve(answer)))
  expect(payload.byteLength).toBe(8)
})

function frame(type: number, flags: number, streamId: number, payload: Uint8Array): Buffer {
  const header = Buffer.alloc(FRAME_HEADER)
  header.writeUIntBE(payload.byteLength, 0, 3)
  header[3] = type
  header[4] = flags
  header.writeUInt32BE(streamId, 5)
  return Buffer.concat([header, payload])
}

/** Sends bytes on a connection of their own; what the server says until it hangs up or has answered a ping. */
function exchange(...frames: readonly Buffer[]): Promise<Buffer> {
  const end = frame(FRAME.PING, 0, 0, Buffer.from('the end.'))
  return new Promise((resolve, reject) => {
    const heard: Buffer[] = []
    const socket = connect(port(), '127.0.0.1')
    socket.on('data', (chunk: Buffer) => {
      heard.push(chunk)
      if (Buffer.concat(heard).includes('the end.')) socket.destroy()
    })
    socket.on('close', () => resolve(Buffer.concat(heard)))
    socket.on('error', reject)
    socket.write(Buffer.concat([PREFACE, frame(FRAME.SETTINGS, 0, 0, writeSettings([])), ...frames, end]))
  })
}

/** The error code of the last GOAWAY; undefined where the connection was left open. */
function goawayCode(heard: Buffer): number | undefined {
  let code: number | undefined
  for (let at = 0; at < heard.byteLength; at += FRAME_HEADER + heard.readUIntBE(at, 3)) {
    if (heard[at + 3] === FRAME.GOAWAY) code = heard.readUInt32BE(at + FRAME_HEADER + 4)
  }
  return code
}

const REQUEST = encodeHeaders([
  [':method', 'POST'],
  [':path', '/x'],
])

it.each([
  ['a frame that is too long', [frame(FRAME.DATA, 0, 1, Buffer.alloc(16_385))], 6],
  ['data without headers', [frame(FRAME.DATA, 0, 1, Buffer.alloc(3))], 1],
  ['more padding than frame', [frame(FRAME.HEADERS, 0xc, 1, Buffer.of(9, 0x82))], 1],
  ['a stream of an even number', [frame(FRAME.HEADERS, 4, 2, REQUEST)], 1],
  ['headers that cannot be read', [frame(FRAME.HEADERS, 4, 1, Buffer.of(0xff, 0xff))], 9],
  [
    'another frame within headers',
    [frame(FRAME.HEADERS, 0, 1, REQUEST), frame(FRAME.PING, 0, 0, Buffer.alloc(8))],
    1,
  ],
  ['a continuation of nothing', [frame(FRAME.CONTINUATION, 4, 1, REQUEST)], 1],
  [
    'headers without end',
    [
      frame(FRAME.HEADERS, 0, 1, REQUEST),
      ...Array.from({ length: 300 }, () => frame(FRAME.CONTINUATION, 0, 1, Buffer.alloc(1))),
    ],
    11,
  ],
  ['an empty window update', [frame(FRAME.WINDOW_UPDATE, 0, 0, Buffer.alloc(4))], 1],
  ['a window update too many', [frame(FRAME.WINDOW_UPDATE, 0, 0, Buffer.of(0x7f, 0xff, 0xff, 0xff))], 3],
  ['a push', [frame(FRAME.PUSH_PROMISE, 4, 1, Buffer.alloc(8))], 1],
  ['settings of a wrong length', [frame(FRAME.SETTINGS, 0, 0, Buffer.alloc(5))], 6],
  ['a ping of a wrong length', [frame(FRAME.PING, 0, 0, Buffer.alloc(7))], 6],
])('hangs up on %s with its reason', async (_, frames, code) => {
  expect(goawayCode(await exchange(...frames))).toBe(code)
})

it('passes over what does not concern it', async () => {
  const heard = await exchange(
    frame(FRAME.PRIORITY, 0, 1, Buffer.alloc(5)),
    frame(FRAME.RST_STREAM, 0, 9, Buffer.alloc(4)),
    frame(0x7f, 0xff, 3, Buffer.from('unknown')),
    frame(FRAME.WINDOW_UPDATE, 0, 11, Buffer.of(0, 0, 0, 1)),
  )
  expect(goawayCode(heard)).toBeUndefined()
})

it('headers may come in pieces, with padding and a priority', async () => {
  const padded = Buffer.concat([Buffer.of(3), Buffer.alloc(5), REQUEST.subarray(0, 1), Buffer.alloc(3)])
  const heard = await exchange(
    frame(FRAME.HEADERS, 0x29, 1, padded),
    frame(FRAME.CONTINUATION, 4, 1, REQUEST.subarray(1)),
  )
  expect(goawayCode(heard)).toBeUndefined()
  expect(heard.includes('/x')).toBe(true)
})

it('no sequence of frames, and no bytes at all, bring the server down', async () => {
  const anyFrame = fc
    .tuple(
      fc.integer({ min: 0, max: 10 }),
      fc.integer({ min: 0, max: 255 }),
      fc.integer({ min: 0, max: 5 }),
      fc.uint8Array({ maxLength: 40 }),
    )
    .map(([type, flags, streamId, payload]) => frame(type, flags, streamId, payload))
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          anyFrame,
          fc.uint8Array({ maxLength: 30 }).map((bytes) => Buffer.from(bytes)),
        ),
      ),
      async (frames) => {
        const socket = connect(port(), '127.0.0.1')
        socket.on('error', () => undefined)
        socket.resume()
        socket.end(Buffer.concat([PREFACE, ...frames]))
        await new Promise((resolve) => socket.on('close', resolve))
      },
    ),
    { numRuns: 200 },
  )
  expect(faults).toEqual([])
  expect((await send(client(), '/still', Buffer.from('here'))).body.toString()).toBe('here')
})
