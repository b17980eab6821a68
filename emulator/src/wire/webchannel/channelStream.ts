import { errorBody } from '../http/exchange.ts'
import { ListenRequest, ListenResponse, WriteRequest, WriteResponse } from '../messages/streams.ts'
import type { MessageType } from '../../protobuf/message.ts'
import { invalidPayload } from '../../protobuf/types.ts'
import type { Backend } from '../service/backend.ts'
import { openListenStream } from '../streams/listenStream.ts'
import { toStatusError } from '../streams/stream.ts'
import type { Stream, StreamOutput } from '../streams/stream.ts'
import { openWriteStream } from '../streams/writeStream.ts'
import type { ChannelSession } from './session.ts'

export type ChannelRpc = 'Listen' | 'Write'

/** A stream fed with the JSON texts that a WebChannel brings. */
export interface ChannelStream {
  receive(text: string): void
  close(): void
}

/** Opens the stream behind a session; an error becomes a message of the session, as the client expects it. */
export function openChannelStream(
  backend: Backend,
  rpc: ChannelRpc,
  authorization: string | undefined,
  session: ChannelSession,
): ChannelStream {
  return rpc === 'Listen'
    ? connect(backend, session, ListenRequest, ListenResponse, (output) =>
        openListenStream(backend, authorization, output),
      )
    : connect(backend, session, WriteRequest, WriteResponse, (output) =>
        openWriteStream(backend, authorization, output),
      )
}

function connect<Q, A>(
  backend: Backend,
  session: ChannelSession,
  requests: MessageType<Q>,
  responses: MessageType<A>,
  open: (output: StreamOutput<A>) => Stream<Q>,
): ChannelStream {
  let stream: Stream<Q> | undefined

  function fail(error: unknown): void {
    stream?.close()
    stream = undefined
    session.send(JSON.stringify({ error: errorBody(toStatusError(error, backend.report)) }))
  }

  try {
    stream = open({
      send: (response) => session.send(JSON.stringify(responses.toJson(response))),
      get isBehind() {
        return session.isBehind
      },
      onCaughtUp(listener) {
        session.onCaughtUp = listener
      },
      end(error) {
        if (error === undefined) session.sendClose()
        else fail(error)
      },
    })
  } catch (error) {
    fail(error)
  }
  return {
    receive(text) {
      try {
        stream?.receive(requests.fromJson(parseJson(text)))
      } catch (error) {
        fail(error)
      }
    },
    close: () => stream?.close(),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw invalidPayload()
  }
}
