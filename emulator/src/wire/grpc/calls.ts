import { StatusError } from '../../status.ts'
import type { ServerStream, StreamListener } from '../http2/serverStream.ts'
import type { MessageType } from '../../protobuf/message.ts'
import type { Backend } from '../service/backend.ts'
import type { Rpc } from '../service/rpcs.ts'
import { toStatusError } from '../streams/stream.ts'
import type { Stream, StreamOutput } from '../streams/stream.ts'
import { errorOnly, errorTrailers, OK_TRAILERS, RESPONSE_HEADERS } from './grpcStatus.ts'
import { frameMessage, MessageReader } from './messageFraming.ts'

const NOTHING: Buffer = Buffer.alloc(0)

/** Serves one call of a method from its headers on. */
export type OpenCall = (stream: ServerStream, headers: ReadonlyMap<string, string>) => StreamListener

type OpenStream<Q, A> = (
  backend: Backend,
  authorization: string | undefined,
  output: StreamOutput<A>,
) => Stream<Q>

/** A method with one request, answered by one message or many. */
export function serveSingle(backend: Backend, rpc: Rpc): OpenCall {
  return (stream, headers) => {
    const messages = new MessageReader(headers.get('grpc-encoding'))
    const authorization = headers.get('authorization')
    let isServed = false

    function fail(error: unknown): void {
      stream.sendHeaders(errorOnly(toStatusError(error, backend.report)), true)
    }

    return {
      data(bytes) {
        try {
          const [request] = messages.push(bytes)
          if (request === undefined || isServed) return
          isServed = true
          answer(backend, rpc, stream, request, authorization).catch(fail)
        } catch (error) {
          fail(error)
        }
      },
      end() {
        if (!isServed) fail(new StatusError('INTERNAL', 'The call ended without a whole request message.'))
      },
      cancelled: () => undefined,
    }
  }
}

async function answer(
  backend: Backend,
  rpc: Rpc,
  stream: ServerStream,
  bytes: Buffer,
  authorization: string | undefined,
): Promise<void> {
  const responses = await rpc.serve(backend, authorization, rpc.request.decode(bytes))
  stream.sendHeaders(RESPONSE_HEADERS)
  for (const response of responses) sendResponse(backend, stream, rpc.response, response)
  stream.sendTrailers(OK_TRAILERS)
}

/** Sends a response once there is room for it; one that cannot be encoded, which would be our own fault, ends the call. */
function sendResponse<A>(backend: Backend, stream: ServerStream, type: MessageType<A>, response: A): void {
  stream.sendMessage(() => {
    try {
      return frameMessage(type.encode(response))
    } catch (error) {
      stream.abort(errorTrailers(toStatusError(error, backend.report)))
      return NOTHING
    }
  })
}

/** A method with a stream of requests and a stream of answers. */
export function serveBidirectional<Q, A>(
  backend: Backend,
  open: OpenStream<Q, A>,
  requests: MessageType<Q>,
  responses: MessageType<A>,
): OpenCall {
  return (stream, headers) => {
    // Clients wait for headers before they believe that the stream is open.
    stream.sendHeaders(RESPONSE_HEADERS)
    const messages = new MessageReader(headers.get('grpc-encoding'))

    function fail(error: unknown): void {
      stream.sendTrailers(errorTrailers(toStatusError(error, backend.report)))
    }

    const output: StreamOutput<A> = {
      send: (response) => sendResponse(backend, stream, responses, response),
      get isBehind() {
        return stream.isBlocked
      },
      onCaughtUp(listener) {
        stream.onDrained = listener
      },
      end: (error) => (error === undefined ? stream.sendTrailers(OK_TRAILERS) : fail(error)),
    }
    try {
      return connect(open(backend, headers.get('authorization'), output), messages, requests, fail)
    } catch (error) {
      fail(error)
      return { data: () => undefined, end: () => undefined, cancelled: () => undefined }
    }
  }
}

function connect<Q>(
  served: Stream<Q>,
  messages: MessageReader,
  requests: MessageType<Q>,
  fail: (error: unknown) => void,
): StreamListener {
  return {
    data(bytes) {
      try {
        for (const message of messages.push(bytes)) served.receive(requests.decode(message))
      } catch (error) {
        served.close()
        fail(error)
      }
    },
    end: () => served.halfClose(),
    cancelled: () => served.close(),
  }
}
