import { Client, credentials, Metadata } from '@grpc/grpc-js'
import type { ClientDuplexStream, ServiceError } from '@grpc/grpc-js'
import { afterAll } from 'vitest'
import {
  ListenRequest,
  ListenResponse,
  WriteRequest,
  WriteResponse,
} from '../../src/wire/messages/streams.ts'
import type { MessageType } from '../../src/protobuf/message.ts'
import { rpcNamed } from '../../src/wire/service/rpcs.ts'
import type { TestServer } from './server.ts'

/** What a call came to: the answers as JSON, or the status. */
export interface Outcome {
  readonly code: number
  readonly message: string
  readonly responses: readonly unknown[]
}

export interface RawStream<Q> {
  send(request: Q): void
  halfClose(): void
  /** The next answer, or the end of the stream. */
  next(): Promise<unknown>
  cancel(): void
}

/** The end of a stream as {@link RawStream.next} gives it. */
export interface StreamEnd {
  readonly end: number
  readonly message: string
}

/** A gRPC client without any SDK's good manners, for requests that SDKs would not make. */
export function withRawGrpc(server: TestServer): {
  call(rpc: string, request: unknown, authorization?: string | null): Promise<Outcome>
  openWrite(authorization?: string | null): RawStream<unknown>
  openListen(authorization?: string | null): RawStream<unknown>
} {
  let client: Client | undefined
  const connected = (): Client => (client ??= new Client(server.host, credentials.createInsecure()))
  afterAll(() => client?.close())

  function call(name: string, request: unknown, authorization?: string | null): Promise<Outcome> {
    const rpc = rpcNamed(name)
    const stream = connected().makeServerStreamRequest(
      `/google.firestore.v1.Firestore/${name}`,
      (message: unknown) => rpc.request.encode(message),
      (bytes: Buffer) => rpc.response.toJson(rpc.response.decode(bytes)),
      rpc.request.fromJson(request),
      metadataOf(authorization),
    )
    const responses: unknown[] = []
    return new Promise((resolve) => {
      stream.on('data', (response: unknown) => responses.push(response))
      stream.on('error', ({ code, details }: ServiceError) => resolve({ code, message: details, responses }))
      stream.on('end', () => resolve({ code: 0, message: '', responses }))
    })
  }

  function open<Q, A>(
    name: string,
    requests: MessageType<Q>,
    responses: MessageType<A>,
    authorization?: string | null,
  ): RawStream<unknown> {
    const stream = connected().makeBidiStreamRequest(
      `/google.firestore.v1.Firestore/${name}`,
      (message: unknown) => requests.encode(requests.fromJson(JSON.parse(JSON.stringify(message)))),
      (bytes: Buffer) => responses.toJson(responses.decode(bytes)),
      metadataOf(authorization),
    )
    return rawStream(stream)
  }

  return {
    call,
    openWrite: (authorization) => open('Write', WriteRequest, WriteResponse, authorization),
    openListen: (authorization) => open('Listen', ListenRequest, ListenResponse, authorization),
  }
}

function rawStream(stream: ClientDuplexStream<unknown, unknown>): RawStream<unknown> {
  const heard: unknown[] = []
  const waiting: ((answer: unknown) => void)[] = []
  const hear = (answer: unknown): void => {
    const first = waiting.shift()
    if (first === undefined) heard.push(answer)
    else first(answer)
  }
  stream.on('data', hear)
  stream.on('error', ({ code, details }: ServiceError) => hear({ end: code, message: details }))
  stream.on('end', () => hear({ end: 0, message: '' }))
  return {
    send: (request) => stream.write(request),
    halfClose: () => stream.end(),
    cancel: () => stream.cancel(),
    next: () =>
      heard.length > 0
        ? Promise.resolve(heard.shift())
        : new Promise((resolve) => {
            waiting.push(resolve)
          }),
  }
}

function metadataOf(authorization: string | null | undefined): Metadata {
  const metadata = new Metadata()
  if (authorization !== undefined && authorization !== null) metadata.set('authorization', authorization)
  return metadata
}
