import { fromJSON } from '@grpc/proto-loader'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startFirestoreServer } from '../src/wire/server.ts'
import type { FirestoreServer } from '../src/wire/server.ts'
import { freshProject } from './support/server.ts'

interface Event {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

let functions: Server
let server: FirestoreServer
let events: Event[] = []

/** A Functions emulator that only writes down what it is told. */
beforeAll(async () => {
  functions = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      events.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      response.end()
    })
  })
  await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', resolve))
  server = await startFirestoreServer({
    functionsHost: `127.0.0.1:${(functions.address() as AddressInfo).port}`,
  })
})

afterAll(async () => {
  await server.close()
  functions.closeAllConnections()
  functions.close()
})

beforeEach(() => {
  events = []
})

async function send(method: string, path: string, body: object): Promise<unknown> {
  const url = `http://127.0.0.1:${server.port}${path}`
  const response = await fetch(url, { method, body: JSON.stringify(body) })
  expect(response.status).toBe(200)
  return response.json()
}

async function set(project: string, path: string, n: number): Promise<void> {
  const fields = { n: { integerValue: n }, same: { booleanValue: true } }
  await send('PATCH', `/v1/projects/${project}/databases/(default)/documents/${path}`, { fields })
}

function registerV1(project: string, kind: string): Promise<unknown> {
  return send('PUT', `/emulator/v1/projects/${project}/triggers/${kind}-trigger`, {
    eventTrigger: {
      eventType: `providers/cloud.firestore/eventTypes/document.${kind}`,
      resource: `projects/${project}/databases/(default)/documents/users/{id}`,
      service: 'firestore.googleapis.com',
    },
  })
}

it('a first-generation function hears creation, change and deletion of what it asked for, in order', async () => {
  const project = freshProject()
  for (const kind of ['create', 'update', 'delete', 'write']) await registerV1(project, kind)
  await set(project, 'users/a', 1)
  await set(project, 'users/a', 1)
  await set(project, 'users/a', 2)
  await set(project, 'others/a', 1)
  await send('DELETE', `/v1/projects/${project}/databases/(default)/documents/users/a`, {})
  await server.triggersIdle()
  const heard = events.map(({ path }) => path.replace(`/functions/projects/${project}/triggers/`, ''))
  expect(heard).toEqual([
    'create-trigger',
    'write-trigger',
    'update-trigger',
    'write-trigger',
    'delete-trigger',
    'write-trigger',
  ])
  const update = JSON.parse(events[2]?.body.toString() ?? '{}') as object
  const name = `projects/${project}/databases/(default)/documents/users/a`
  expect(update).toMatchObject({
    data: {
      value: { name, fields: { n: { integerValue: '2' } } },
      oldValue: { name, fields: { n: { integerValue: '1' } } },
      updateMask: { fieldPaths: ['n'] },
    },
    context: {
      eventType: 'providers/cloud.firestore/eventTypes/document.update',
      resource: { name, service: 'firestore.googleapis.com' },
    },
  })
})

it('a second-generation function gets a CloudEvent with base64 protobuf data, as firebase-tools wants it', async () => {
  const project = freshProject()
  const registration = {
    eventType: 'google.cloud.firestore.document.v1.written',
    database: '(default)',
    namespace: '(default)',
    document: { value: 'users/{id}', matchType: 'PATH_PATTERN' },
  }
  const path = `/emulator/v1/projects/${project}/eventarcTrigger?eventarcTriggerId=us-central1-onUser-0`
  expect(await send('POST', path, registration)).toEqual(registration)
  await set(project, 'users/a', 1)
  await server.triggersIdle()
  const [event] = events
  expect(event?.path).toBe(`/functions/projects/${project}/triggers/us-central1-onUser-0`)
  expect(event?.headers).toMatchObject({
    'content-type': 'application/protobuf',
    'ce-specversion': '1.0',
    'ce-type': 'google.cloud.firestore.document.v1.written',
    'ce-source': `//firestore.googleapis.com/projects/projects/${project}/databases/(default)`,
    'ce-subject': 'documents/users/a',
    'ce-document': 'users/a',
    'ce-database': '(default)',
  })
  expect(decodeEvent(Buffer.from(event?.body.toString() ?? '', 'base64'))).toMatchObject({
    value: {
      name: `projects/${project}/databases/(default)/documents/users/a`,
      fields: { n: { integerValue: '1' } },
    },
  })
})

it('an event with auth context says who wrote', async () => {
  const project = freshProject()
  const registration = {
    eventType: 'google.cloud.firestore.document.v1.written.withAuthContext',
    database: '(default)',
    document: { value: 'users/{id}', matchType: 'PATH_PATTERN' },
  }
  await send('POST', `/emulator/v1/projects/${project}/eventarcTrigger?eventarcTriggerId=auth`, registration)
  const write = async (n: number, authorization?: string): Promise<void> => {
    const url = `http://127.0.0.1:${server.port}/v1/projects/${project}/databases/(default)/documents/users/a`
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
    const body = JSON.stringify({ fields: { n: { integerValue: n } } })
    await fetch(url, { method: 'PATCH', headers, body })
  }
  const claims = Buffer.from(JSON.stringify({ sub: 'ana' })).toString('base64url')
  await write(1, 'Bearer owner')
  await write(2, `Bearer e30.${claims}.`)
  await write(3)
  await server.triggersIdle()
  expect(events.map(({ headers }) => [headers['ce-authtype'], headers['ce-authid']])).toEqual([
    ['service_account', undefined],
    ['unknown', 'ana'],
    ['unauthenticated', undefined],
  ])
})

it('many changes of one document arrive in the order of their commits, also from several clients', async () => {
  const project = freshProject()
  await registerV1(project, 'write')
  await Promise.all(Array.from({ length: 30 }, (_, i) => set(project, `users/${i % 3}`, i)))
  await server.triggersIdle()
  expect(events).toHaveLength(30)
  const seen = new Map<string, unknown>()
  for (const { body } of events) {
    const { data } = JSON.parse(body.toString()) as {
      data: { value: { name: string; fields: object }; oldValue: { fields?: object } }
    }
    // Every event goes on from where the one before it left the document.
    expect(data.oldValue.fields).toEqual(seen.get(data.value.name))
    seen.set(data.value.name, data.value.fields)
  }
})

it('without being told, it finds the functions through the hub', async () => {
  const { port } = functions.address() as AddressInfo
  const hub = createServer((_, response) =>
    response.end(JSON.stringify({ functions: { name: 'functions', host: '127.0.0.1', port } })),
  )
  await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve))
  const own = await startFirestoreServer({ hub: `127.0.0.1:${(hub.address() as AddressInfo).port}` })
  const url = `http://127.0.0.1:${own.port}`
  await fetch(`${url}/emulator/v1/projects/hub/triggers/t`, {
    method: 'PUT',
    body: JSON.stringify({
      eventTrigger: {
        eventType: 'google.firestore.document.create',
        resource: 'projects/hub/databases/(default)/documents/users/{id}',
      },
    }),
  })
  await fetch(`${url}/v1/projects/hub/databases/(default)/documents/users/a`, { method: 'PATCH', body: '{}' })
  await own.triggersIdle()
  expect(events.map(({ path }) => path)).toEqual(['/functions/projects/hub/triggers/t'])
  await own.close()
  hub.close()
})

it('clearing the database tells nobody', async () => {
  const project = freshProject()
  await set(project, 'users/a', 1)
  await registerV1(project, 'delete')
  const url = `http://127.0.0.1:${server.port}/emulator/v1/projects/${project}/databases/(default)/documents`
  await fetch(url, { method: 'DELETE' })
  await server.triggersIdle()
  expect(events).toEqual([])
})

/** By a description of our own making, written from the published google/events/cloud/firestore/v1/data.proto. */
function decodeEvent(bytes: Buffer): object {
  const service = fromJSON(
    {
      nested: {
        Value: { fields: { booleanValue: { type: 'bool', id: 1 }, integerValue: { type: 'int64', id: 2 } } },
        Document: {
          fields: { name: { type: 'string', id: 1 }, fields: { keyType: 'string', type: 'Value', id: 2 } },
        },
        Data: { fields: { value: { type: 'Document', id: 1 }, oldValue: { type: 'Document', id: 2 } } },
        Service: { methods: { Tell: { requestType: 'Data', responseType: 'Data' } } },
      },
    } as unknown as Parameters<typeof fromJSON>[0],
    { longs: String },
  )['Service'] as unknown as { readonly Tell: { readonly requestDeserialize: (bytes: Buffer) => object } }
  return service.Tell.requestDeserialize(bytes)
}
