import type { Duplex } from 'node:stream'
import { StatusError } from '../../status.ts'
import { Http2Connection } from '../http2/connection.ts'
import type { ServerStream, StreamListener } from '../http2/serverStream.ts'
import { ListenRequest, ListenResponse, WriteRequest, WriteResponse } from '../messages/streams.ts'
import type { Backend } from '../service/backend.ts'
import { RPCS } from '../service/rpcs.ts'
import { openListenStream } from '../streams/listenStream.ts'
import { openWriteStream } from '../streams/writeStream.ts'
import { serveBidirectional, serveSingle } from './calls.ts'
import type { OpenCall } from './calls.ts'
import { errorOnly, NOT_GRPC } from './grpcStatus.ts'

/** Both versions of the service have the same messages. */
const SERVICES = ['google.firestore.v1.Firestore', 'google.firestore.v1beta1.Firestore']

export interface GrpcServer {
  /** Takes over a connection on which a client has begun to speak HTTP/2. */
  serve(socket: Duplex): void
  close(): void
}

/** The Firestore service over gRPC, for connections that are handed to it one by one. */
export function createGrpcServer(backend: Backend): GrpcServer {
  const methods = new Map<string, OpenCall>()
  for (const service of SERVICES) {
    for (const rpc of RPCS) methods.set(`/${service}/${rpc.name}`, serveSingle(backend, rpc))
    methods.set(
      `/${service}/Listen`,
      serveBidirectional(backend, openListenStream, ListenRequest, ListenResponse),
    )
    methods.set(
      `/${service}/Write`,
      serveBidirectional(backend, openWriteStream, WriteRequest, WriteResponse),
    )
  }
  const connections = new Set<Http2Connection>()
  return {
    serve(socket) {
      const connection = new Http2Connection(socket, (stream, headers) => open(methods, stream, headers))
      connections.add(connection)
      socket.on('close', () => connections.delete(connection))
    },
    close() {
      for (const connection of connections) connection.close()
    },
  }
}

const IGNORE: StreamListener = { data: () => undefined, end: () => undefined, cancelled: () => undefined }

function open(
  methods: ReadonlyMap<string, OpenCall>,
  stream: ServerStream,
  headers: ReadonlyMap<string, string>,
): StreamListener {
  const path = headers.get(':path') ?? ''
  if (headers.get('content-type')?.startsWith('application/grpc') !== true) {
    stream.sendHeaders(NOT_GRPC, true)
    return IGNORE
  }
  const call = methods.get(path)
  if (call !== undefined) return call(stream, headers)
  const error = new StatusError('UNIMPLEMENTED', `The server does not implement the method ${path}`)
  stream.sendHeaders(errorOnly(error), true)
  return IGNORE
}
