import { randomBytes } from 'node:crypto'
import { readBody, sendText } from '../http/exchange.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Backend } from '../service/backend.ts'
import { frame, parsePostedMaps } from './framing.ts'
import { openChannelStream } from './channelStream.ts'
import type { ChannelStream, ChannelRpc } from './channelStream.ts'
import { ChannelSession, KEEP_ALIVE } from './session.ts'

const PATH = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/
const PROTOCOL_VERSION = 8
const SERVER_VERSION = 12
/** What the official emulator always says about bytes on their way. */
const OUTSTANDING_BYTES = 7
/** A client that says nothing for this long is gone, ms. */
const ABANDONED_AFTER = 90_000

interface OpenChannel {
  readonly session: ChannelSession
  readonly stream: ChannelStream
}

/** WebChannel, the browser's form of Listen and Write (docs/protocol.md, "WebChannel"). */
export class ChannelHandler {
  readonly #backend: Backend
  readonly #channels = new Map<string, OpenChannel>()
  readonly #sweep: NodeJS.Timeout

  constructor(backend: Backend) {
    this.#backend = backend
    this.#sweep = setInterval(() => this.#dropAbandoned(), ABANDONED_AFTER / 3)
    this.#sweep.unref()
  }

  /** The method that a path belongs to, undefined for other paths. */
  static match(path: string): ChannelRpc | undefined {
    const rpc = PATH.exec(path)?.[1]
    return rpc === 'Listen' || rpc === 'Write' ? rpc : undefined
  }

  async handle(exchange: Exchange, rpc: ChannelRpc): Promise<void> {
    setChannelHeaders(exchange)
    const sid = exchange.query.get('SID')
    if (sid === null && exchange.method === 'POST') {
      await this.#handshake(exchange, rpc)
      return
    }
    const channel = this.#channels.get(sid ?? '')
    if (channel === undefined) sendText(exchange, 400, ' Unknown SID')
    else if (exchange.query.get('TYPE') === 'terminate') this.#terminate(exchange, channel)
    else if (exchange.method === 'GET') attachBackChannel(exchange, channel.session)
    else await forward(exchange, channel)
  }

  close(): void {
    clearInterval(this.#sweep)
    for (const channel of this.#channels.values()) this.#drop(channel)
  }

  async #handshake(exchange: Exchange, rpc: ChannelRpc): Promise<void> {
    const { headers, offset, messages } = parsePostedMaps(await readBody(exchange), exchange.query)
    const session = new ChannelSession(randomBytes(16).toString('hex'))
    const stream = openChannelStream(this.#backend, rpc, headers.get('authorization'), session)
    this.#channels.set(session.id, { session, stream })
    for (const message of session.takeNew(offset, messages)) stream.receive(message)
    const greeting = [[0, ['c', session.id, '', PROTOCOL_VERSION, SERVER_VERSION, KEEP_ALIVE]]]
    sendText(exchange, 200, frame(JSON.stringify(greeting)))
  }

  #terminate(exchange: Exchange, channel: OpenChannel): void {
    this.#drop(channel)
    sendText(exchange, 200, '')
  }

  #drop({ session, stream }: OpenChannel): void {
    this.#channels.delete(session.id)
    stream.close()
    session.close()
  }

  #dropAbandoned(): void {
    const before = Date.now() - ABANDONED_AFTER
    for (const channel of this.#channels.values()) {
      const { session } = channel
      if (!session.hasBackChannel && session.lastSeen < before) this.#drop(channel)
    }
  }
}

function setChannelHeaders({ response }: Exchange): void {
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.setHeader('cache-control', 'private, max-age=0')
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('vary', 'Origin')
  response.setHeader(
    'access-control-expose-headers',
    'x-client-wire-protocol, x-http-session-id, x-http-initial-response',
  )
}

function attachBackChannel({ query, response }: Exchange, session: ChannelSession): void {
  session.acknowledge(Number(query.get('AID') ?? '0'))
  response.writeHead(200)
  session.attach(response, query.get('CI') === '1')
}

/** The back channel is written before this answers: the client checks what it was promised against what it got. */
async function forward(exchange: Exchange, { session, stream }: OpenChannel): Promise<void> {
  const { offset, messages } = parsePostedMaps(await readBody(exchange), exchange.query)
  session.acknowledge(Number(exchange.query.get('AID') ?? '0'))
  for (const message of session.takeNew(offset, messages)) stream.receive(message)
  session.flush()
  const answer = [session.hasBackChannel ? 1 : 0, session.lastArrayId, OUTSTANDING_BYTES]
  sendText(exchange, 200, frame(JSON.stringify(answer)))
}
