import { expect, it } from 'vitest'
import { CODES } from '../src/status.ts'
import { withRawGrpc } from './support/rawGrpc.ts'
import { freshProject, withServer } from './support/server.ts'

const server = withServer({ store: { lockTimeout: 50 } })
const grpc = withRawGrpc(server)

/** What docs/protocol.md says of the Write stream; SDKs speak it, but do nothing wrong. */
function opened(authorization?: string) {
  const database = `projects/${freshProject()}/databases/(default)`
  const stream = grpc.openWrite(authorization)
  return {
    ...stream,
    database,
    /** The answer in short: its token in ASCII and how many results, or how the stream ended. */
    async heard(): Promise<unknown> {
      const answer = (await stream.next()) as Answer
      if (answer.end !== undefined)
        return answer.message === '' ? answer.end : `${answer.end} ${answer.message}`
      const token = Buffer.from(answer.streamToken ?? '', 'base64').toString()
      return [token, answer.writeResults?.length ?? 0, answer.commitTime !== undefined]
    },
    update: (path: string, more: object = {}) => ({
      update: { name: `${database}/documents/${path}`, fields: { n: { integerValue: '1' } } },
      ...more,
    }),
    async get(path: string): Promise<number> {
      return (await grpc.call('GetDocument', { name: `${database}/documents/${path}` })).code
    },
  }
}

interface Answer {
  readonly end?: number
  readonly message?: string
  readonly streamToken?: string
  readonly writeResults?: readonly unknown[]
  readonly commitTime?: string
}

it('after the handshake each request is a commit, answered in order with a token', async () => {
  const stream = opened()
  stream.send({ database: stream.database })
  stream.send({ writes: [stream.update('c/a')] })
  stream.send({ writes: [stream.update('c/b'), stream.update('c/c')], database: stream.database })
  expect([await stream.heard(), await stream.heard(), await stream.heard()]).toEqual([
    ['0', 0, false],
    ['1', 1, true],
    ['2', 2, true],
  ])
  expect([await stream.get('c/a'), await stream.get('c/c')]).toEqual([CODES.OK, CODES.OK])
  stream.halfClose()
  expect(await stream.heard()).toBe(CODES.OK)
})

it('a request without writes is answered and ends the stream well', async () => {
  const stream = opened()
  stream.send({ database: stream.database })
  stream.send({ writes: [] })
  expect([await stream.heard(), await stream.heard(), await stream.heard()]).toEqual([
    ['0', 0, false],
    ['1', 0, false],
    CODES.OK,
  ])
})

it('whatever token comes back is taken', async () => {
  const stream = opened()
  stream.send({ database: stream.database })
  stream.send({ writes: [stream.update('c/a')], streamToken: Buffer.from('other').toString('base64') })
  expect([await stream.heard(), await stream.heard()]).toEqual([
    ['0', 0, false],
    ['1', 1, true],
  ])
  stream.cancel()
})

it.each([
  ['without a database', {}, "'database' must be set on an initial write request."],
  ['with writes', { writes: [{}] }, "'writes' must not be set on an initial write request."],
  ['with a stream', { streamId: 'x' }, 'Resuming streams is not supported, do not set stream ID.'],
  [
    'with a token',
    { streamToken: 'MA==' },
    "Resuming streams is not supported, 'stream_token' must not be set on an initial write request.",
  ],
])('a handshake %s is refused', async (says, request, reason) => {
  const stream = opened()
  stream.send({ ...(says !== 'without a database' && { database: stream.database }), ...request })
  expect(await stream.heard()).toBe(`${CODES.INVALID_ARGUMENT} ${reason}`)
})

it('a refused commit keeps nothing of itself and ends the stream', async () => {
  const stream = opened()
  stream.send({ database: stream.database })
  stream.send({ writes: [stream.update('c/a'), stream.update('c/b', { currentDocument: { exists: true } })] })
  stream.send({ writes: [stream.update('c/late')] })
  expect([await stream.heard(), await stream.heard()]).toEqual([
    ['0', 0, false],
    expect.stringMatching(new RegExp(`^${CODES.NOT_FOUND} `)),
  ])
  expect([await stream.get('c/a'), await stream.get('c/late')]).toEqual([CODES.NOT_FOUND, CODES.NOT_FOUND])
})

it('another database than the one it began with ends it', async () => {
  const stream = opened()
  stream.send({ database: stream.database })
  stream.send({ database: 'projects/another/databases/(default)', writes: [stream.update('c/a')] })
  await stream.heard()
  expect(await stream.heard()).toMatch(/^3 Request specified a database \(projects\/another.*did not match/)
})

it('a commit waits for a lock, then the stream ends', async () => {
  const stream = opened()
  const { responses } = await grpc.call('BeginTransaction', { database: stream.database })
  const { transaction } = responses[0] as { transaction: string }
  const documents = [`${stream.database}/documents/c/a`]
  await grpc.call('BatchGetDocuments', { database: stream.database, documents, transaction })
  stream.send({ database: stream.database })
  stream.send({ writes: [stream.update('c/a')] })
  await stream.heard()
  expect(await stream.heard()).toBe(`${CODES.ABORTED} Transaction lock timeout.`)
})

it('a bad token refuses the stream as such', async () => {
  const stream = opened('Bearer anyone')
  stream.send({ database: stream.database })
  expect(await stream.heard()).toBe(`${CODES.INVALID_ARGUMENT} invalid jwt`)
})
