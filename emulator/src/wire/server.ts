import type { AddressInfo, Server, Socket } from 'node:net'
import type { IndexEnforcement } from '../indexes/index.ts'
import { createStore } from '../store/index.ts'
import type { Store, StoreOptions } from '../store/index.ts'
import { ControlHandler } from './control/controlHandler.ts'
import { createGrpcServer } from './grpc/grpcServer.ts'
import { createHttpHandler } from './http/httpHandler.ts'
import { createPortMux } from './portMux.ts'
import type { Backend } from './service/backend.ts'
import { RequestLog } from './service/requestLog.ts'
import { RuleVariants } from './service/ruleVariants.ts'
import { RulesRegistry } from './service/rulesRegistry.ts'
import { findFunctionsHost } from './triggers/functionsHost.ts'
import { TriggerDispatcher } from './triggers/triggerDispatcher.ts'
import { ChannelHandler } from './webchannel/channelHandler.ts'

/** To `import` it would load all that hangs on it, WebSocket and `fetch` included, which takes a third of the whole start. */
const { createServer } = process.getBuiltinModule('node:http')

/**
 * How long an idle HTTP/1.1 connection lives, in milliseconds. After Node's own five seconds it ends while a busy client takes it
 * for its next request, who then reads "socket hang up". Node's `fetch` keeps none for longer than this (`keepAliveMaxTimeout`,
 * https://undici.nodejs.org/#/docs/api/Client).
 */
const IDLE = 600_000

export interface ServerOptions {
  readonly host?: string | undefined
  /** 0 for any free one. */
  readonly port?: number | undefined
  /** `host:port` of the Functions emulator. */
  readonly functionsHost?: string | undefined
  /** `host:port` of the hub of firebase-tools, which knows the Functions emulator when `functionsHost` is not given. */
  readonly hub?: string | undefined
  /** Where denials and faults are told; nowhere when absent. */
  readonly report?: ((line: string) => void) | undefined
  /** What `POST /shutdown` does after answering; default: closes the server. */
  readonly onShutdown?: (() => void) | undefined
  readonly store?: StoreOptions | undefined
  /** Refuses queries without their index; absent: every query is served. */
  readonly indexes?: IndexEnforcement | undefined
  /** What every database begins with. */
  readonly seed?: Parameters<Store['seed']>[0] | undefined
}

export interface FirestoreServer {
  readonly host: string
  readonly port: number
  readonly store: Store
  readonly rules: RulesRegistry
  readonly requests: RequestLog
  /** Resolves when every trigger event so far has been answered. */
  triggersIdle(): Promise<void>
  /** Ends all connections and stops listening. */
  close(): Promise<void>
}

/**
 * Serves Firestore on one port: gRPC, REST, WebChannel and the control endpoints. Rejects with the system's error
 * when the port is taken.
 */
export async function startFirestoreServer(options: ServerOptions = {}): Promise<FirestoreServer> {
  const { host = '127.0.0.1', port = 0, functionsHost, hub, report = () => undefined } = options
  const now = options.store?.now ?? Date.now
  const store = createStore(options.store)
  store.seed(options.seed ?? [])
  const backend: Backend = {
    store,
    rules: new RulesRegistry(),
    variants: new RuleVariants(),
    indexes: options.indexes,
    log: new RequestLog(),
    now,
    report,
  }
  const triggers = new TriggerDispatcher(findFunctionsHost(functionsHost, hub), report)
  const channels = new ChannelHandler(backend)
  const http = createServer(
    createHttpHandler({
      backend,
      control: new ControlHandler(backend, triggers),
      channels,
      shutdown: () => (options.onShutdown ?? closeQuietly)(),
    }),
  )
  // A hanging GET of a channel may last for ever.
  http.requestTimeout = 0
  http.keepAliveTimeout = IDLE
  const sockets = new Set<Socket>()
  const grpc = createGrpcServer(backend)
  const mux = createPortMux({
    http1: (socket) => http.emit('connection', socket),
    http2: (socket) => grpc.serve(socket),
  })
  mux.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })

  async function close(): Promise<void> {
    channels.close()
    grpc.close()
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => mux.close(() => resolve()))
  }

  function closeQuietly(): void {
    close().catch((error: unknown) => report(`Closing failed: ${String(error)}`))
  }

  const address = await listen(mux, host, port)
  return {
    host,
    port: address.port,
    store,
    rules: backend.rules,
    requests: backend.log,
    triggersIdle: () => triggers.idle(),
    close,
  }
}

function listen(server: Server, host: string, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      if (address === null || typeof address === 'string')
        reject(new Error(`No address for ${host}:${port}.`))
      else resolve(address)
    })
  })
}
