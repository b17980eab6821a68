import { connect } from 'node:http2'
import type { ClientHttp2Stream } from 'node:http2'
import { expect, it } from 'vitest'
import { frameMessage, MessageReader } from '../src/wire/grpc/messageFraming.ts'
import { ListenRequest, ListenResponse } from '../src/wire/messages/streams.ts'
import { ChannelClient } from './support/channelClient.ts'
import { withRawGrpc } from './support/rawGrpc.ts'
import { freshProject, withServer } from './support/server.ts'

/** A client that does not read must not make the server keep everything that it has not read. */
const server = withServer()
const grpc = withRawGrpc(server)

const WRITES = 200
/** Together far more than what the system keeps on its way for anybody. */
const TEXT = 'x'.repeat(200_000)

function targetOf(project: string): object {
  const database = `projects/${project}/databases/(default)`
  const query = { parent: `${database}/documents`, structuredQuery: { from: [{ collectionId: 'c' }] } }
  return { database, addTarget: { query, targetId: 2 } }
}

/** Writes to one document time and again; deletes another that was there. */
async function writeMuch(project: string): Promise<void> {
  const database = `projects/${project}/databases/(default)`
  const name = `${database}/documents/c`
  const update = (id: string, n: number): object => {
    return {
      update: { name: `${name}/${id}`, fields: { n: { integerValue: n }, text: { stringValue: TEXT } } },
    }
  }
  await grpc.call('Commit', { database, writes: [update('gone', 0)] })
  for (let n = 1; n <= WRITES; n++) await grpc.call('Commit', { database, writes: [update('a', n)] })
  await grpc.call('Commit', { database, writes: [{ delete: `${name}/gone` }] })
}

interface Heard {
  readonly documentChange?: {
    readonly document: { readonly name: string; readonly fields: { n: { integerValue: string } } }
  }
  readonly documentDelete?: { readonly document: string }
}

/** How many changes were heard, and whether of the last state. */
function summaryOf(heard: readonly Heard[]): { changes: number; last: unknown; isGone: boolean } {
  const changes = heard.flatMap(({ documentChange }) => documentChange?.document ?? [])
  return {
    changes: changes.length,
    last: changes.findLast(({ name }) => name.endsWith('/a'))?.fields.n.integerValue,
    isGone: heard.some(({ documentDelete }) => documentDelete?.document.endsWith('/gone')),
  }
}

async function messagesUntil(
  stream: ClientHttp2Stream,
  isLast: (heard: Heard) => boolean,
): Promise<readonly Heard[]> {
  const reader = new MessageReader(undefined)
  const heard: Heard[] = []
  for await (const chunk of stream) {
    for (const message of reader.push(chunk as Buffer)) {
      heard.push(ListenResponse.toJson(ListenResponse.decode(message)) as Heard)
    }
    if (heard.some(isLast)) break
  }
  return heard
}

const isDeletion = ({ documentDelete }: Heard): boolean => documentDelete?.document.endsWith('/gone') === true

it('a gRPC listener that has not read is told the last state, not every one before it', async () => {
  const project = freshProject()
  const session = connect(server.url)
  const stream = session.request({
    ':method': 'POST',
    ':path': '/google.firestore.v1.Firestore/Listen',
    'content-type': 'application/grpc',
    te: 'trailers',
    authorization: 'Bearer owner',
  })
  stream.write(frameMessage(ListenRequest.encode(ListenRequest.fromJson(targetOf(project)))))
  await new Promise((resolve) => stream.on('response', resolve))
  await writeMuch(project)
  const { changes, last, isGone } = summaryOf(await messagesUntil(stream, isDeletion))
  expect({ last, isGone }).toEqual({ last: String(WRITES), isGone: true })
  expect(changes).toBeLessThan(WRITES / 10)
  session.destroy()
})

it('a browser that has not read is told the last state, not every one before it', async () => {
  const project = freshProject()
  const client = new ChannelClient(server.url, 'Listen', project)
  await client.handshake([targetOf(project)])
  await client.open()
  await writeMuch(project)
  const heard: Heard[] = []
  while (!heard.some(isDeletion)) {
    const [, [message] = []] = (await client.next()) ?? []
    if (message === undefined) break
    heard.push(message as Heard)
  }
  const { changes, last, isGone } = summaryOf(heard)
  expect({ last, isGone }).toEqual({ last: String(WRITES), isGone: true })
  expect(changes).toBeLessThan(WRITES / 2)
  await client.terminate()
})
