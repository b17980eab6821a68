import { expect, it } from 'vitest'
import { ChannelClient } from './support/channelClient.ts'
import { freshProject, withServer } from './support/server.ts'

const server = withServer()

async function set(project: string, path: string, n: number): Promise<void> {
  const name = `projects/${project}/databases/(default)/documents/${path}`
  await fetch(`${server.url}/v1/${name}`, {
    method: 'PATCH',
    body: JSON.stringify({ fields: { n: { integerValue: n } } }),
  })
}

function listenTo(project: string, targetId: number, collectionId: string): object {
  const database = `projects/${project}/databases/(default)`
  const query = { parent: `${database}/documents`, structuredQuery: { from: [{ collectionId }] } }
  return { database, addTarget: { query, targetId } }
}

async function openListen(project: string): Promise<ChannelClient> {
  const client = new ChannelClient(server.url, 'Listen', project)
  await client.handshake([listenTo(project, 2, 'c')])
  await client.open()
  return client
}

it('what was not acknowledged is sent again on a new back channel, in order and once', async () => {
  const project = freshProject()
  const client = await openListen(project)
  const start = await client.take(4)
  expect(start.map((array) => (array as [number])[0])).toEqual([1, 2, 3, 4])
  await client.cut()
  await set(project, 'c/a', 1)
  await set(project, 'c/b', 2)
  await client.open(false, 2)
  const again = await client.take(7)
  expect(again.map((array) => (array as [number])[0])).toEqual([3, 4, 5, 6, 7, 8, 9])
  expect(JSON.stringify(again)).toMatch(/documents\/c\/a.*documents\/c\/b/)
  await client.terminate()
})

it('a second back channel takes the place of the first', async () => {
  const project = freshProject()
  const client = await openListen(project)
  await client.take(4)
  const database = encodeURIComponent(`projects/${project}/databases/(default)`)
  const first = client
  await first.open()
  await set(project, 'c/a', 1)
  const arrays = await first.take(3)
  expect(JSON.stringify(arrays)).toContain('documents/c/a')
  expect(database).toContain(project)
  await client.terminate()
})

it('a forward request that is repeated is acted on once', async () => {
  const project = freshProject()
  const client = new ChannelClient(server.url, 'Write', project)
  const database = `projects/${project}/databases/(default)`
  await client.handshake([{ database }])
  await client.open()
  await client.take(2)
  const transform = {
    document: `${database}/documents/c/a`,
    fieldTransforms: [{ fieldPath: 'n', increment: { integerValue: 1 } }],
  }
  const request = [{ streamToken: 'MA==', writes: [{ transform }] }]
  await client.forward(request)
  await client.repeat(request)
  await client.take(1)
  const response = await fetch(`${server.url}/v1/${database}/documents/c/a`)
  expect(await response.json()).toMatchObject({ fields: { n: { integerValue: '1' } } })
  await client.terminate()
})

it('a bad token ends the stream with a message, not the request', async () => {
  const project = freshProject()
  const client = new ChannelClient(server.url, 'Listen', project)
  const { status } = await client.handshake([listenTo(project, 2, 'c')], 'Authorization:Bearer nonsense\r\n')
  expect(status).toBe(200)
  await client.open()
  const [array] = await client.take(1)
  expect(array).toEqual([1, [{ error: { code: 400, message: 'invalid jwt', status: 'INVALID_ARGUMENT' } }]])
  await client.terminate()
})

it('the forward answer counts what was written to the back channel before it', async () => {
  const project = freshProject()
  const client = await openListen(project)
  await client.take(4)
  const { body } = await client.forward([listenTo(project, 4, 'd')])
  const arrays = await client.take(3)
  expect(body.split('\n')[1]).toBe(`[1,${(arrays.at(-1) as [number])[0]},7]`)
  await client.terminate()
})

it('after termination the session is unknown', async () => {
  const client = await openListen(freshProject())
  await client.terminate()
  expect(await client.forward([])).toMatchObject({ status: 400, body: ' Unknown SID' })
})
