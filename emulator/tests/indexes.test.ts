import {
  collection,
  getCountFromServer,
  getDocs,
  onSnapshot,
  orderBy,
  query,
  where,
} from 'firebase/firestore'
import type { FirestoreError } from 'firebase/firestore'
import { expect, it } from 'vitest'
import { IndexEnforcement } from '../src/indexes/index.ts'
import { ChannelClient } from './support/channelClient.ts'
import type { Outcome } from './support/rawGrpc.ts'
import { withRawGrpc } from './support/rawGrpc.ts'
import { freshProject, withServer } from './support/server.ts'
import { withWebSdk } from './support/webSdk.ts'

/** One composite index: `a`, then `b`. Everything else is automatic. */
const definition = {
  indexes: [
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: ['a', 'b'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
    },
  ],
}
const indexes = new IndexEnforcement(JSON.stringify(definition))
const server = withServer({ indexes })
const grpc = withRawGrpc(server)
const connect = withWebSdk(server)

const FAILED_PRECONDITION = 9
const OWNER = 'Bearer owner'
const MISSING = /^The query requires an index\. Add to indexes in firestore\.indexes\.json:\n\{/

/** Equality on `a`, ordered by a field: served for `b` only. */
function ordered(fieldPath: string): object {
  const field = { fieldPath: 'a' }
  return {
    from: [{ collectionId: 'c' }],
    where: { fieldFilter: { field, op: 'EQUAL', value: { integerValue: 1 } } },
    orderBy: [{ field: { fieldPath } }],
  }
}

const databaseOf = (project: string): string => `projects/${project}/databases/(default)`
const rootOf = (project: string): string => `${databaseOf(project)}/documents`

function target(project: string, targetId: number, structuredQuery: object): object {
  const addTarget = { targetId, query: { parent: rootOf(project), structuredQuery } }
  return { database: databaseOf(project), addTarget }
}

it.each(['Bearer owner', undefined])('gRPC: RunQuery, whoever asks (%s)', async (authorization) => {
  const parent = rootOf(freshProject())
  const refused = await grpc.call('RunQuery', { parent, structuredQuery: ordered('x') }, authorization)
  expect(refused).toEqual({
    code: FAILED_PRECONDITION,
    message: expect.stringMatching(MISSING) as string,
    responses: [],
  })
  expect((await grpc.call('RunQuery', { parent, structuredQuery: ordered('b') }, authorization)).code).toBe(0)
})

it('gRPC: in a transaction', async () => {
  const project = freshProject()
  const begun = await grpc.call('BeginTransaction', { database: databaseOf(project) }, OWNER)
  const { transaction } = begun.responses[0] as { transaction: string }
  const request = { parent: rootOf(project), transaction, structuredQuery: ordered('x') }
  expect((await grpc.call('RunQuery', request, OWNER)).code).toBe(FAILED_PRECONDITION)
})

it('gRPC: RunAggregationQuery, with the fields that are summed up', async () => {
  const parent = rootOf(freshProject())
  const ask = async (structuredQuery: object, aggregation: object): Promise<number> => {
    const structuredAggregationQuery = { structuredQuery, aggregations: [aggregation] }
    return (await grpc.call('RunAggregationQuery', { parent, structuredAggregationQuery }, OWNER)).code
  }
  expect(await ask(ordered('x'), { count: {} })).toBe(FAILED_PRECONDITION)
  expect(await ask(ordered('b'), { count: {} })).toBe(0)
  expect(await ask(ordered('b'), { sum: { field: { fieldPath: 'b' } } })).toBe(0)
  expect(await ask(ordered('b'), { avg: { field: { fieldPath: 'x' } } })).toBe(FAILED_PRECONDITION)
})

it('gRPC: Listen takes the target away with the cause, and goes on', async () => {
  const project = freshProject()
  const stream = grpc.openListen(OWNER)
  stream.send(target(project, 2, ordered('x')))
  const answers = [await stream.next(), await stream.next()]
  expect(answers).toEqual([
    { targetChange: { targetChangeType: 'ADD', targetIds: [2] } },
    {
      targetChange: {
        targetChangeType: 'REMOVE',
        targetIds: [2],
        cause: { code: FAILED_PRECONDITION, message: expect.stringMatching(MISSING) as string },
      },
    },
  ])
  stream.send(target(project, 4, ordered('b')))
  expect(await stream.next()).toEqual({ targetChange: { targetChangeType: 'ADD', targetIds: [4] } })
  stream.cancel()
})

it('REST: runQuery and lists with an order', async () => {
  const url = `${server.url}/v1/${rootOf(freshProject())}`
  const run = (structuredQuery: object): Promise<Response> =>
    fetch(`${url}:runQuery`, { method: 'POST', body: JSON.stringify({ structuredQuery }) })
  const refused = await run(ordered('x'))
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('The query requires an index.')
  expect((await run(ordered('b'))).status).toBe(200)
  expect((await fetch(`${url}/c?orderBy=a,b`)).status).toBe(200)
  expect((await fetch(`${url}/c?orderBy=a,x`)).status).toBe(400)
  expect((await fetch(`${url}/c?orderBy=x%20desc`)).status).toBe(200)
  expect((await fetch(`${url}/c`)).status).toBe(200)
})

it('WebChannel: Listen takes the target away with the cause', async () => {
  const project = freshProject()
  const client = new ChannelClient(server.url, 'Listen', project)
  await client.handshake([target(project, 2, ordered('x'))])
  await client.open()
  const text = JSON.stringify(await client.take(3))
  expect(text).toContain('"targetChangeType":"REMOVE"')
  expect(text).toContain(`"cause":{"code":${FAILED_PRECONDITION},"message":"The query requires an index.`)
  await client.terminate()
})

it('a document with more than 40 000 index entries is not kept', async () => {
  const project = freshProject()
  const write = (length: number): Promise<Outcome> => {
    const values = Array.from({ length }, (_, i) => ({ integerValue: i }))
    const update = { name: `${rootOf(project)}/c/a`, fields: { list: { arrayValue: { values } } } }
    return grpc.call('Commit', { database: databaseOf(project), writes: [{ update }] }, OWNER)
  }
  expect(await write(40_000)).toEqual({
    code: 3,
    message: 'too many index entries for entity /c/a',
    responses: [],
  })
  expect((await write(39_998)).code).toBe(0)
})

it('the SDK tells what is missing', async () => {
  const { db } = connect()
  const by = (field: string): ReturnType<typeof query> =>
    query(collection(db, 'c'), where('a', '==', 1), orderBy(field))
  const missing = { code: 'failed-precondition', message: expect.stringMatching(MISSING) as string }
  await expect(getDocs(by('x'))).rejects.toMatchObject(missing)
  await expect(getCountFromServer(by('x'))).rejects.toMatchObject({ code: 'failed-precondition' })
  expect((await getDocs(by('b'))).empty).toBe(true)
  const heard = await new Promise<FirestoreError>((resolve) => {
    onSnapshot(by('x'), { error: resolve })
  })
  expect(heard).toMatchObject(missing)
})

it('what rules deny is denied, with an index or without', async () => {
  const project = freshProject()
  const rules = { files: [{ content: 'service cloud.firestore { match /databases/{db}/documents { } }' }] }
  await fetch(`${server.url}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules }),
  })
  const request = { parent: rootOf(project), structuredQuery: ordered('x') }
  expect((await grpc.call('RunQuery', request)).code).toBe(7)
  expect((await grpc.call('RunQuery', request, OWNER)).code).toBe(FAILED_PRECONDITION)
})

it('the report tells what was needed and what was refused, of one project', async () => {
  const project = freshProject()
  const report = async (): Promise<unknown> =>
    (await fetch(`${server.url}/emulator/v1/projects/${project}:indexes`)).json()
  const index = 'c (COLLECTION): a ASCENDING, b ASCENDING'
  expect(await report()).toEqual({ indexes: [{ index, needed: false }], refused: [] })
  const parent = rootOf(project)
  for (const field of ['b', 'x']) {
    await grpc.call('RunQuery', { parent, structuredQuery: ordered(field) }, OWNER)
  }
  expect(await report()).toEqual({
    indexes: [{ index, needed: true }],
    refused: [{ message: expect.stringMatching(MISSING) as string, count: 1 }],
  })
})
