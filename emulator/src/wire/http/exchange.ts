import { gzipSync } from 'node:zlib'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { StatusError } from '../../status.ts'
import type { StatusName } from '../../status.ts'
import { invalidPayload } from '../../protobuf/types.ts'

/** One HTTP request and its answer, with the URL taken apart but nothing decoded. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly method: string
  /** As sent, percent-encoding included. */
  readonly path: string
  readonly query: URLSearchParams
}

const MAX_BODY = 16 * 1024 * 1024

/** Below this many bytes an answer is one packet either way. */
const COMPRESSED_FROM = 1024

/** The HTTP status of each gRPC status (as google.rpc.Code documents it). */
const HTTP_STATUS: Readonly<Record<StatusName, number>> = {
  OK: 200,
  CANCELLED: 499,
  UNKNOWN: 500,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DATA_LOSS: 500,
  UNAUTHENTICATED: 401,
}

export function toExchange(request: IncomingMessage, response: ServerResponse): Exchange {
  const [path = '/', ...rest] = (request.url ?? '/').split('?')
  return {
    request,
    response,
    method: request.method ?? 'GET',
    path,
    query: new URLSearchParams(rest.join('?')),
  }
}

/** The whole body as text; throws INVALID_ARGUMENT over 16 MiB. */
export async function readBody({ request }: Exchange): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array)
    size += bytes.byteLength
    if (size > MAX_BODY)
      throw new StatusError('INVALID_ARGUMENT', 'Request payload size exceeds the limit: 16777216 bytes.')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The body as JSON, an absent one as `{}`; throws INVALID_ARGUMENT. */
export async function readJson(exchange: Exchange): Promise<unknown> {
  const text = await readBody(exchange)
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw invalidPayload()
  }
}

export function sendText(
  { response }: Exchange,
  status: number,
  body: string | Buffer,
  contentType?: string,
): void {
  response.statusCode = status
  if (contentType !== undefined) response.setHeader('content-type', contentType)
  response.setHeader('content-length', Buffer.byteLength(body))
  response.end(body)
}

/** JSON goes compressed to whoever takes it so, as from Google's servers: the pages' speed is measured against this one. */
function compressed({ request, response }: Exchange, text: string): string | Buffer {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (text.length < COMPRESSED_FROM || !/\bgzip\b/.test(String(accepted))) return text
  response.setHeader('content-encoding', 'gzip')
  // Its readers are on the same machine: time counts there, and the last tenth of the size does not.
  return gzipSync(text, { level: 3 })
}

/** An empty message is sent with the line break that the official server puts into it. */
export function sendJson(exchange: Exchange, json: unknown, status = 200): void {
  const text = JSON.stringify(json)
  const body = text === '{}' ? '{\n}\n' : compressed(exchange, text)
  sendText(exchange, status, body, 'application/json')
}

export function sendNotFound(exchange: Exchange): void {
  sendText(exchange, 404, 'Not Found\n')
}

export function sendError(exchange: Exchange, error: StatusError): void {
  const body = errorBody(error)
  sendJson(exchange, { error: body }, body.code)
}

/** `code` is the HTTP status; an empty message is left out. */
export function errorBody({ status, message }: StatusError): {
  code: number
  message?: string
  status: string
} {
  const code = HTTP_STATUS[status]
  return message === '' ? { code, status } : { code, message, status }
}
