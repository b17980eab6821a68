import { Metadata, Server, ServerCredentials } from '@grpc/grpc-js'
import type {
  handleBidiStreamingCall,
  handleServerStreamingCall,
  handleUnaryCall,
  ServerDuplexStream,
  ServiceDefinition,
  StatusObject,
  UntypedServiceImplementation,
} from '@grpc/grpc-js'
import type { Duplex } from 'node:stream'
import { ListenRequest, ListenResponse, WriteRequest, WriteResponse } from '../messages/streams.ts'
import type { MessageType } from '../protobuf/message.ts'
import type { Backend } from '../service/backend.ts'
import { RPCS } from '../service/rpcs.ts'
import type { Rpc } from '../service/rpcs.ts'
import { openListenStream } from '../streams/listenStream.ts'
import { toStatusError } from '../streams/stream.ts'
import type { Stream, StreamOutput } from '../streams/stream.ts'
import { openWriteStream } from '../streams/writeStream.ts'

const SERVICE = 'google.firestore.v1.Firestore'
const MAX_MESSAGE = 100 * 1024 * 1024

type OpenStream<Q, A> = (
  backend: Backend,
  authorization: string | undefined,
  output: StreamOutput<A>,
) => Stream<Q>

export interface GrpcServer {
  /** Takes over a connection on which a client has begun to speak HTTP/2. */
  serve(socket: Duplex): void
  close(): void
}

/** The Firestore service over gRPC, for connections that are handed to it one by one. */
export function createGrpcServer(backend: Backend): GrpcServer {
  const server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE,
    'grpc.max_send_message_length': MAX_MESSAGE,
  })
  const definition: Record<string, ServiceDefinition[string]> = {}
  const implementation: UntypedServiceImplementation = {}
  for (const rpc of RPCS) {
    definition[rpc.name] = method(rpc.name, false, rpc.streaming)
    implementation[rpc.name] = rpc.streaming ? serverStreaming(backend, rpc) : unary(backend, rpc)
  }
  definition['Listen'] = method('Listen', true, true)
  implementation['Listen'] = bidirectional(backend, openListenStream, ListenRequest, ListenResponse)
  definition['Write'] = method('Write', true, true)
  implementation['Write'] = bidirectional(backend, openWriteStream, WriteRequest, WriteResponse)
  server.addService(definition, implementation)
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure())
  return {
    serve: (socket) => injector.injectConnection(socket),
    close() {
      injector.destroy()
      server.forceShutdown()
    },
  }
}

/** Bytes go through as they are: the handlers decode them, so that a bad message is answered with its own error. */
function method(name: string, requestStream: boolean, responseStream: boolean): ServiceDefinition[string] {
  const same = (bytes: Buffer): Buffer => bytes
  return {
    path: `/${SERVICE}/${name}`,
    originalName: name,
    requestStream,
    responseStream,
    requestSerialize: same,
    requestDeserialize: same,
    responseSerialize: same,
    responseDeserialize: same,
  }
}

function unary(backend: Backend, rpc: Rpc): handleUnaryCall<Buffer, Buffer> {
  return (call, callback) => {
    const reply = (error: Error | null, response?: Buffer): void => callback(error, response)
    answer(backend, rpc, call.request, call.metadata).then(
      ([response]) => reply(null, response),
      (error: unknown) => reply(toStatus(error, backend)),
    )
  }
}

function serverStreaming(backend: Backend, rpc: Rpc): handleServerStreamingCall<Buffer, Buffer> {
  return (call) => {
    answer(backend, rpc, call.request, call.metadata).then(
      (responses) => {
        for (const response of responses) call.write(response)
        call.end()
      },
      (error: unknown) => call.emit('error', toStatus(error, backend)),
    )
  }
}

async function answer(
  backend: Backend,
  rpc: Rpc,
  bytes: Buffer,
  metadata: Metadata,
): Promise<readonly Buffer[]> {
  const responses = await rpc.serve(backend, authorizationOf(metadata), rpc.request.decode(bytes))
  return responses.map((response) => rpc.response.encode(response))
}

function bidirectional<Q, A>(
  backend: Backend,
  open: OpenStream<Q, A>,
  requests: MessageType<Q>,
  responses: MessageType<A>,
): handleBidiStreamingCall<Buffer, Buffer> {
  return (call) => {
    // Clients wait for headers before they believe that the stream is open.
    call.sendMetadata(new Metadata())
    try {
      const stream = open(backend, authorizationOf(call.metadata), grpcOutput(call, responses, backend))
      connect(call, stream, requests, backend)
    } catch (error) {
      call.emit('error', toStatus(error, backend))
    }
  }
}

function grpcOutput<A>(
  call: ServerDuplexStream<Buffer, Buffer>,
  responses: MessageType<A>,
  backend: Backend,
): StreamOutput<A> {
  return {
    send(response) {
      call.write(responses.encode(response))
    },
    end(error) {
      if (error === undefined) call.end()
      else call.emit('error', toStatus(error, backend))
    },
  }
}

function connect<Q>(
  call: ServerDuplexStream<Buffer, Buffer>,
  stream: Stream<Q>,
  requests: MessageType<Q>,
  backend: Backend,
): void {
  call.on('data', (bytes: Buffer) => {
    try {
      stream.receive(requests.decode(bytes))
    } catch (error) {
      stream.close()
      call.emit('error', toStatus(error, backend))
    }
  })
  call.on('end', () => stream.halfClose())
  call.on('cancelled', () => stream.close())
  // A connection that breaks ends in 'cancelled' as well; without a listener its error would end the process.
  call.on('error', () => stream.close())
}

function authorizationOf(metadata: Metadata): string | undefined {
  const [header] = metadata.get('authorization')
  return header === undefined ? undefined : String(header)
}

function toStatus(error: unknown, backend: Backend): Pick<StatusObject, 'code' | 'details'> & Error {
  const { code, message } = toStatusError(error, backend.report)
  return Object.assign(new Error(message), { code, details: message })
}
