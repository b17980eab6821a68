import { expect, test } from 'vitest'
import { ChannelClient } from './support/channelClient.ts'
import { recorded } from './support/recorded.ts'
import { useServer } from './support/server.ts'

interface Step {
  readonly op: 'handshake' | 'open' | 'read' | 'commit' | 'forward' | 'terminate' | 'unknown'
  readonly session?: string
  readonly rpc?: 'Listen' | 'Write'
  readonly ci?: 0 | 1
  readonly method?: 'GET' | 'POST' | 'terminate'
  readonly messages?: readonly unknown[]
  readonly writes?: readonly unknown[]
  readonly ended?: boolean
  readonly expect?: { readonly status: number; readonly body?: string; readonly frame?: readonly unknown[] }
}

const PROJECT = 'webchannel'
const server = useServer()
const recording = recorded('webchannel.json') as { readonly steps: readonly Step[] } | undefined

/**
 * Everything of the recording but what the official server does not do on purpose: it answers a forward request
 * before it acts on it, puts a keep-alive before the first message of a long poll, and ends that poll before the
 * global snapshot. Ids shift accordingly, so messages are compared without them and keep-alives are left out.
 */
test.skipIf(recording === undefined)('the recorded sessions give the recorded messages', async () => {
  const clients = new Map<string, ChannelClient>()
  for (const step of recording?.steps ?? []) await replay(step, clients)
})

async function replay(step: Step, clients: Map<string, ChannelClient>): Promise<void> {
  if (step.op === 'commit') await commit(step.writes ?? [])
  else if (step.op === 'unknown') await expectUnknown(step)
  else if (step.op === 'handshake') {
    const client = new ChannelClient(server.url, step.rpc ?? 'Listen', PROJECT)
    clients.set(step.session ?? '', client)
    const { status, frame } = await client.handshake(step.messages ?? [])
    expect({ status, frame }).toEqual({
      status: 200,
      frame: [[0, ['c', expect.any(String), '', 8, 12, 30_000]]],
    })
  } else await replayWith(step, clientOf(clients, step.session))
}

async function replayWith(step: Step, client: ChannelClient): Promise<void> {
  if (step.op === 'open') expect(await client.open(step.ci === 1)).toBe(200)
  else if (step.op === 'terminate') expect(await client.terminate()).toEqual({ status: 200, body: '' })
  else if (step.op === 'forward') expect((await client.forward((step.messages ?? []).map(full))).status).toBe(200)
  else await expectMessages(client, (step.messages ?? []).map(withoutId).filter(isMessage), step.ended === true)
}

async function expectMessages(
  client: ChannelClient,
  expected: readonly unknown[],
  isLast: boolean,
): Promise<void> {
  const heard: unknown[] = []
  while (isLast || heard.length < expected.length) {
    const array = await client.next()
    if (array === undefined) break
    if (isMessage(array[1][0])) heard.push(array[1][0])
  }
  expect(heard.map(settled)).toEqual(expected.map(settled))
}

function clientOf(clients: ReadonlyMap<string, ChannelClient>, session = ''): ChannelClient {
  const client = clients.get(session)
  if (client === undefined) throw new Error(`No session ${session}`)
  return client
}

async function commit(writes: readonly unknown[]): Promise<void> {
  const url = `${server.url}/v1/projects/${PROJECT}/databases/(default)/documents:commit`
  const response = await fetch(url, { method: 'POST', body: JSON.stringify({ writes }) })
  expect(response.status).toBe(200)
}

/** The body says so, which the client library turns into a clean code; the official body is empty. */
async function expectUnknown({ method, rpc, expect: expected }: Step): Promise<void> {
  const type = method === 'terminate' ? '&TYPE=terminate' : ''
  const url = `${server.url}/google.firestore.v1.Firestore/${rpc}/channel?VER=8&SID=nobody&RID=1&AID=0${type}`
  const response = await fetch(url, { method: method === 'GET' ? 'GET' : 'POST' })
  expect(response.status).toBe(expected?.status)
  expect(await response.text()).toContain('Unknown SID')
}

function withoutId(array: unknown): unknown {
  return (array as readonly [number, readonly unknown[]])[1][0]
}

/** Neither a keep-alive nor a global snapshot, whose place the official server shifts in long polls. */
function isMessage(message: unknown): boolean {
  if (message === 'noop') return false
  const { targetChange } = message as { targetChange?: { targetIds?: unknown } }
  return targetChange === undefined || targetChange.targetIds !== undefined
}

/** Times, tokens and the error's wording differ; the long value is abbreviated in the recording. */
function settled(message: unknown): unknown {
  const text = JSON.stringify(message)
    .replaceAll(/"(readTime|createTime|updateTime|commitTime|resumeToken|streamId)":"[^"]*"/g, '"$1":"…"')
    .replaceAll(/"error":\{.*?"status":"(\w+)"\}/g, '"error":"$1"')
  return JSON.parse(text) as unknown
}

function full(message: unknown): unknown {
  return JSON.parse(JSON.stringify(message).replace('<1048488 x>', 'x'.repeat(1_048_488))) as unknown
}
