import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withRawGrpc } from './support/rawGrpc.ts'
import { freshProject, withServer } from './support/server.ts'

const server = withServer()
const grpc = withRawGrpc(server)
const accepted: Socket[] = []

function accept(message: unknown): void {
  const isOfSocket = typeof message === 'object' && message !== null && 'socket' in message
  if (isOfSocket && message.socket instanceof Socket) accepted.push(message.socket)
}

beforeAll(() => subscribe('net.server.socket', accept))
afterAll(() => unsubscribe('net.server.socket', accept))
beforeEach(() => {
  accepted.length = 0
})

/** After how many milliseconds without traffic the server ends the connection that it accepted. */
function limit(): number | undefined {
  expect(accepted.map(({ destroyed }) => destroyed)).toEqual([false])
  return accepted[0]?.timeout
}

it('HTTP/1.1: an idle connection lives ten minutes, and its client is told so', async () => {
  const response = await fetch(server.url)
  expect(await response.text()).toBe('Ok\n')
  expect(response.headers.get('keep-alive')).toBe('timeout=600')
  await expect.poll(limit).toBeGreaterThanOrEqual(600_000)
})

it('HTTP/2: an idle connection lives as long as its client', async () => {
  const parent = `projects/${freshProject()}/databases/(default)/documents`
  const structuredQuery = { from: [{ collectionId: 'c' }] }
  expect((await grpc.call('RunQuery', { parent, structuredQuery }, 'Bearer owner')).code).toBe(0)
  // A socket of Node has no limit unless somebody sets one.
  expect(limit()).toBeUndefined()
})
