import { StatusError } from '../../status.ts'
import { readJson, sendError, sendJson, sendNotFound } from '../http/exchange.ts'
import type { Exchange } from '../http/exchange.ts'
import { jsonObject } from '../../protobuf/message.ts'
import type { Backend } from '../service/backend.ts'
import { rpcNamed } from '../service/rpcs.ts'
import { toStatusError } from '../streams/stream.ts'
import { parseParameters } from './parameters.ts'
import { matchRoute } from './routes.ts'
import type { Route } from './routes.ts'

/** Serves `/v1/…`: finds the method, builds its request from path, parameters and body, answers as protobuf JSON. */
export async function handleRest(backend: Backend, exchange: Exchange): Promise<void> {
  try {
    const route = matchRoute(exchange.method, exchange.path)
    if (route === undefined) sendNotFound(exchange)
    else await serve(backend, exchange, route)
  } catch (error) {
    sendError(exchange, toStatusError(error, backend.report))
  }
}

async function serve(backend: Backend, exchange: Exchange, route: Route): Promise<void> {
  const rpc = rpcNamed(route.rpc)
  const request = rpc.request.fromJson(await requestJson(exchange, route))
  const { authorization } = exchange.request.headers
  const responses = (await rpc.serve(backend, authorization, request)).map((each) =>
    rpc.response.toJson(each),
  )
  // The official server says so here, too, although no published message has a place for it.
  if (rpc.name === 'RunAggregationQuery') responses.push({ ...asObject(responses.pop()), done: true })
  sendJson(exchange, rpc.streaming ? responses : responses[0])
}

async function requestJson(exchange: Exchange, { body, fixed, parameters }: Route): Promise<unknown> {
  const given = parseParameters(exchange.query, parameters)
  if (body === 'none') return { ...given, ...fixed }
  const sent = jsonObject(await readJson(exchange))
  if (body === 'whole') return { ...sent, ...fixed }
  const { document, ...rest } = fixed
  return { ...given, ...rest, document: { ...sent, ...asObject(document) } }
}

function asObject(json: unknown): Readonly<Record<string, unknown>> {
  if (json === undefined) return {}
  if (typeof json === 'object' && json !== null) return { ...json }
  throw new StatusError('INTERNAL', 'A route fixed something that is no document.')
}
