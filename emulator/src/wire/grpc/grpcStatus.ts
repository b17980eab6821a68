import type { StatusError } from '../../status.ts'
import { encodeHeaders } from '../http2/hpack.ts'

const CONTENT_TYPE = ['content-type', 'application/grpc+proto'] as const
const HTTP_OK = [':status', '200'] as const

/** The headers of every answer. */
export const RESPONSE_HEADERS = encodeHeaders([HTTP_OK, CONTENT_TYPE])
/** The end of an answer that is good. */
export const OK_TRAILERS = encodeHeaders([['grpc-status', '0']])
/** What becomes of a request that is not gRPC at all. */
export const NOT_GRPC = encodeHeaders([[':status', '415']])

/** The end of an answer that failed after its headers. */
export function errorTrailers({ code, message }: StatusError): Buffer {
  return encodeHeaders(statusHeaders(code, message))
}

/** An answer that is nothing but a failure. */
export function errorOnly({ code, message }: StatusError): Buffer {
  return encodeHeaders([HTTP_OK, CONTENT_TYPE, ...statusHeaders(code, message)])
}

function statusHeaders(code: number, message: string): (readonly [string, string])[] {
  const status = ['grpc-status', String(code)] as const
  return message === '' ? [status] : [status, ['grpc-message', encodeMessage(message)]]
}

/** Everything but printable ASCII, and `%`, by its UTF-8 bytes (gRPC over HTTP2, "Status-Message"). */
function encodeMessage(message: string): string {
  return message.replace(/[^\x20-\x24\x26-\x7e]+/gu, (text) =>
    [...Buffer.from(text)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  )
}
