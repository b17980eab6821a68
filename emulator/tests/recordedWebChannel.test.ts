import { expect, it } from 'vitest'
import { excepts, meets, recorded } from '../src/testing/recorded.ts'
import { ChannelClient } from './support/channelClient.ts'
import { withServer } from './support/server.ts'

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
const server = withServer()
const FILE = 'webchannel.json'
const recording = recorded<{ readonly steps: readonly Step[] }>(FILE)

/** What happened and what the recording says, to be compared as a whole. */
interface Observations {
  readonly actual: unknown[]
  readonly wanted: unknown[]
}

/**
 * Everything of the recording but what the official server does not do on purpose: it answers a forward request
 * before it acts on it, puts a keep-alive before the first message of a long poll, and ends that poll before the
 * global snapshot. Ids shift accordingly, so messages are compared without them and keep-alives are left out.
 */
it('the recorded sessions give the recorded messages', async ({ task }) => {
  const clients = new Map<string, ChannelClient>()
  const observations: Observations = { actual: [], wanted: [] }
  for (const step of recording.steps) {
    if (step.op === 'unknown')
      excepts(task, FILE, 'an unknown session is refused without the text clients look for')
    else meets(task, FILE)
    const [actual, wanted] = await replay(step, clients)
    observations.actual.push(actual)
    observations.wanted.push(wanted)
  }
  expect(observations.actual).toEqual(observations.wanted)
})

type Observation = readonly [actual: unknown, wanted: unknown]

async function replay(step: Step, clients: Map<string, ChannelClient>): Promise<Observation> {
  if (step.op === 'commit') return [await commit(step.writes ?? []), 200]
  if (step.op === 'unknown') return [await askUnknown(step), { status: step.expect?.status, named: true }]
  if (step.op !== 'handshake') return replayWith(step, clientOf(clients, step.session))
  const client = new ChannelClient(server.url, step.rpc ?? 'Listen', PROJECT)
  clients.set(step.session ?? '', client)
  const greeting = [[0, ['c', expect.any(String) as string, '', 8, 12, 30_000]]]
  return [await client.handshake(step.messages ?? []), { status: 200, frame: greeting }]
}

async function replayWith(step: Step, client: ChannelClient): Promise<Observation> {
  if (step.op === 'open') return [await client.open(step.ci === 1), 200]
  if (step.op === 'terminate') return [await client.terminate(), { status: 200, body: '' }]
  if (step.op === 'forward') return [(await client.forward((step.messages ?? []).map(full))).status, 200]
  const wanted = (step.messages ?? []).map(withoutId).filter(isMessage)
  const actual = await hear(client, wanted.length, step.ended === true)
  return [actual.map(settled), wanted.map(settled)]
}

/** So many messages, or everything up to the end of the response. */
async function hear(client: ChannelClient, count: number, toTheEnd: boolean): Promise<readonly unknown[]> {
  const heard: unknown[] = []
  while (toTheEnd || heard.length < count) {
    const array = await client.next()
    if (array === undefined) break
    if (isMessage(array[1][0])) heard.push(array[1][0])
  }
  return heard
}

function clientOf(clients: ReadonlyMap<string, ChannelClient>, session = ''): ChannelClient {
  const client = clients.get(session)
  if (client === undefined) throw new Error(`No session ${session}`)
  return client
}

async function commit(writes: readonly unknown[]): Promise<number> {
  const url = `${server.url}/v1/projects/${PROJECT}/databases/(default)/documents:commit`
  return (await fetch(url, { method: 'POST', body: JSON.stringify({ writes }) })).status
}

/** The body says so, which the client library turns into a clean code; the official body is empty. */
async function askUnknown({ method, rpc }: Step): Promise<{ status: number; named: boolean }> {
  const type = method === 'terminate' ? '&TYPE=terminate' : ''
  const url = `${server.url}/google.firestore.v1.Firestore/${rpc}/channel?VER=8&SID=nobody&RID=1&AID=0${type}`
  const response = await fetch(url, { method: method === 'GET' ? 'GET' : 'POST' })
  return { status: response.status, named: (await response.text()).includes('Unknown SID') }
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
