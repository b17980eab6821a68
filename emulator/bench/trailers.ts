import { OK_TRAILERS } from '../src/wire/grpc/grpcStatus.ts'
import type { HpackDecoder } from '../src/wire/http2/hpack.ts'

/** What the trailers of an answer say went wrong; undefined when all went well. */
export function errorOf(trailers: Buffer, hpack: HpackDecoder): Error | undefined {
  if (trailers.equals(OK_TRAILERS)) return undefined
  const headers = hpack.decode(trailers)
  const status = headers.get('grpc-status')
  return status === '0' ? undefined : new Error(`status ${status}: ${headers.get('grpc-message')}`)
}
