import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ControlHandler } from '../control/controlHandler.ts'
import { handleRest } from '../rest/restHandler.ts'
import type { Backend } from '../service/backend.ts'
import { toStatusError } from '../streams/stream.ts'
import { ChannelHandler } from '../webchannel/channelHandler.ts'
import { allowCrossOrigin } from './cors.ts'
import { sendError, sendNotFound, sendText, toExchange } from './exchange.ts'
import type { Exchange } from './exchange.ts'

export interface HttpParts {
  readonly backend: Backend
  readonly control: ControlHandler
  readonly channels: ChannelHandler
  /** Ends the process, for `POST /shutdown`. */
  readonly shutdown: () => void
}

/** Answers everything that comes over HTTP/1.1 (docs/protocol.md, "One port"). */
export function createHttpHandler(
  parts: HttpParts,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const exchange = toExchange(request, response)
    allowCrossOrigin(exchange)
    route(parts, exchange).catch((error: unknown) => {
      const status = toStatusError(error, parts.backend.report)
      if (response.headersSent) response.destroy()
      else sendError(exchange, status)
    })
  }
}

async function route(parts: HttpParts, exchange: Exchange): Promise<void> {
  const { method, path } = exchange
  if (method === 'OPTIONS') sendText(exchange, 200, '')
  else if (method === 'HEAD') sendText(exchange, 404, '')
  else if (path.startsWith('/v1/')) await handleRest(parts.backend, exchange)
  else if (path.startsWith('/emulator/v1/')) await parts.control.handle(exchange)
  else await routeOthers(parts, exchange)
}

async function routeOthers({ backend, channels, shutdown }: HttpParts, exchange: Exchange): Promise<void> {
  const { method, path } = exchange
  const rpc = ChannelHandler.match(path)
  if (rpc !== undefined && (method === 'GET' || method === 'POST')) await channels.handle(exchange, rpc)
  else if (method === 'GET' && path === '/') sendText(exchange, 200, 'Ok\n')
  else if (method === 'POST' && path === '/reset') {
    backend.store.reset()
    sendText(exchange, 200, 'Resetting...\n')
  } else if (method === 'POST' && path === '/shutdown') {
    sendText(exchange, 200, 'Shutting down...\n')
    exchange.response.on('finish', shutdown)
  } else sendNotFound(exchange)
}
