import { Client, compressionAlgorithms, credentials, Metadata } from '@grpc/grpc-js'
import type { ClientOptions, ServiceError } from '@grpc/grpc-js'
import { connect } from 'node:http2'
import type { IncomingHttpHeaders } from 'node:http2'
import { afterEach, expect, it } from 'vitest'
import { CommitRequest, CommitResponse, GetDocumentRequest } from '../src/wire/messages/requests.ts'
import { Document } from '../src/wire/messages/documents.ts'
import { freshProject, withServer } from './support/server.ts'

const server = withServer()
const clients: Client[] = []

afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})

function openClient(options: ClientOptions = {}): Client {
  const client = new Client(server.host, credentials.createInsecure(), options)
  clients.push(client)
  return client
}

interface Answer {
  readonly code: number
  readonly message: string
  readonly bytes: Buffer
}

function call(client: Client, path: string, request: Buffer, deadline?: Date): Promise<Answer> {
  const same = (bytes: Buffer): Buffer => bytes
  const metadata = new Metadata()
  metadata.set('authorization', 'Bearer owner')
  return new Promise((resolve) => {
    const options = deadline === undefined ? {} : { deadline }
    client.makeUnaryRequest(
      path,
      same,
      same,
      request,
      metadata,
      options,
      (error: ServiceError | null, bytes) =>
        resolve({ code: error?.code ?? 0, message: error?.details ?? '', bytes: bytes ?? Buffer.alloc(0) }),
    )
  })
}

function commitOf(project: string, text: string): Buffer {
  const database = `projects/${project}/databases/(default)`
  return CommitRequest.encode({
    database,
    writes: [{ update: { name: `${database}/documents/c/a`, fields: { text } }, updateTransforms: [] }],
  })
}

async function read(client: Client, project: string): Promise<unknown> {
  const name = `projects/${project}/databases/(default)/documents/c/a`
  const { bytes } = await call(
    client,
    '/google.firestore.v1.Firestore/GetDocument',
    GetDocumentRequest.encode({ name }),
  )
  return Document.decode(bytes).fields['text']
}

const COMMIT = '/google.firestore.v1.Firestore/Commit'

it.each([
  ['gzip', compressionAlgorithms.gzip],
  ['deflate', compressionAlgorithms.deflate],
])('requests may be compressed: %s', async (_, algorithm) => {
  const project = freshProject()
  const client = openClient({ 'grpc.default_compression_algorithm': algorithm })
  const text = 'say it again. '.repeat(20_000)
  expect((await call(client, COMMIT, commitOf(project, text))).code).toBe(0)
  expect(await read(client, project)).toBe(text)
})

it('both names of the service are served', async () => {
  const project = freshProject()
  const client = openClient()
  const { bytes } = await call(client, '/google.firestore.v1beta1.Firestore/Commit', commitOf(project, 'x'))
  expect(CommitResponse.decode(bytes).writeResults).toHaveLength(1)
  expect(await read(client, project)).toBe('x')
})

it('a method that nobody serves is unimplemented', async () => {
  const { code, message } = await call(
    openClient(),
    '/google.firestore.v1.Firestore/Nothing',
    Buffer.alloc(0),
  )
  expect([code, message]).toEqual([
    12,
    'The server does not implement the method /google.firestore.v1.Firestore/Nothing',
  ])
})

it('an error tells its message whatever characters are in it', async () => {
  const name = 'projects/p/databases/(default)/documents/ação/50% 😀\n'
  const path = '/google.firestore.v1.Firestore/GetDocument'
  const { code, message } = await call(openClient(), path, GetDocumentRequest.encode({ name }))
  expect([code, message]).toEqual([5, `Document (${name}) not found.`])
})

it('a message over the limit is refused without being waited for', async () => {
  const session = connect(`http://${server.host}`)
  const stream = session.request({
    ':method': 'POST',
    ':path': COMMIT,
    'content-type': 'application/grpc',
    te: 'trailers',
  })
  stream.write(Buffer.of(0, 0x40, 0, 0, 0))
  const headers = await new Promise<IncomingHttpHeaders>((resolve) => stream.on('response', resolve))
  expect([headers['grpc-status'], headers['grpc-message']]).toEqual([
    '8',
    'Received message larger than max (1073741824 vs. 104857600)',
  ])
  session.destroy()
})

it('what is not gRPC is told so', async () => {
  const session = connect(`http://${server.host}`)
  const stream = session.request({ ':method': 'GET', ':path': '/' })
  const headers = await new Promise<IncomingHttpHeaders>((resolve) => stream.on('response', resolve))
  expect(headers[':status']).toBe(415)
  session.destroy()
})

it('a request in pieces of a few bytes is put together', async () => {
  const project = freshProject()
  const session = connect(`http://${server.host}`)
  const stream = session.request({
    ':method': 'POST',
    ':path': COMMIT,
    'content-type': 'application/grpc+proto',
    te: 'trailers',
    authorization: 'Bearer owner',
  })
  const message = commitOf(project, 'in pieces')
  const framed = Buffer.concat([Buffer.of(0, 0, 0, 0, message.byteLength), message])
  for (let i = 0; i < framed.byteLength; i += 3) stream.write(framed.subarray(i, i + 3))
  stream.end()
  const trailers = await new Promise<IncomingHttpHeaders>((resolve) => {
    stream.on('trailers', resolve)
    stream.resume()
  })
  expect(trailers['grpc-status']).toBe('0')
  session.destroy()
  expect(await read(openClient(), project)).toBe('in pieces')
})
