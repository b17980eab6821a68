import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { authorize, compileRules } from '../src/rules/index.ts'
import type { FirestoreRulesRequest, RulesDocument } from '../src/rules/index.ts'
import { Timestamp } from '../src/values/value.ts'
import type { Fields } from '../src/values/value.ts'
import { CommitRequest, GetDocumentRequest, RunQueryRequest } from '../src/wire/messages/requests.ts'
import { ListenRequest, ListenResponse } from '../src/wire/messages/streams.ts'
import { DEFAULT_WINDOW } from '../src/wire/http2/frames.ts'
import { startEmulator } from './emulatorProcess.ts'
import type { EmulatorProcess } from './emulatorProcess.ts'
import { GrpcClient } from './grpcClient.ts'
import { callsPerSecond, median } from './measure.ts'
import type { Figure } from './measure.ts'
import { classId, COLLECTION, profileFields, profileId } from './profile.ts'

const DATABASE = 'projects/demo-bench/databases/(default)'
const ROOT = `${DATABASE}/documents`
/** How many connections, and how many calls under way on each. */
const CONNECTIONS = 4
const LANES = 32
const BATCH = 200
/** How long until an idle server has given back what it can, ms. */
const REST = 8000
/** So many are read in one query. */
const READ_AT_ONCE = 40_000

function nameOf(i: number): string {
  return `${ROOT}/${COLLECTION}/${profileId(i)}`
}

function commitOf(documents: readonly (readonly [name: string, fields: Fields])[]): Buffer {
  return CommitRequest.encode({
    database: DATABASE,
    writes: documents.map(([name, fields]) => ({ update: { name, fields }, updateTransforms: [] })),
  })
}

/** Milliseconds from spawn to the first answer, median of several starts. */
export async function startTime(): Promise<Figure> {
  const times: number[] = []
  for (let i = 0; i < 7; i++) {
    const emulator = await startEmulator()
    times.push(emulator.readyAfter)
    await emulator.stop()
  }
  return { name: 'ready after spawn', value: median(times), unit: 'ms', most: 200 }
}

/** Writes so many profiles, a few hundred at once. */
async function fill(client: GrpcClient, from: number, to: number): Promise<void> {
  for (let i = from; i < to; i += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, to - i) }, (_, n) => i + n)
    await client.call('Commit', commitOf(batch.map((each) => [nameOf(each), profileFields(each)])))
  }
}

function processorNote(perSecond: number, milliseconds: number, cpu: number | undefined): string {
  if (cpu === undefined) return ''
  const perCall = cpu / ((perSecond * milliseconds) / 1000)
  return `${(perCall * 1000).toFixed(0)} µs of the server's processor each: ${Math.round(1000 / perCall)} /s on a core of its own`
}

/** Calls over several connections for some seconds, after a warm-up. */
async function throughput(
  emulator: EmulatorProcess,
  method: string,
  request: () => Buffer,
): Promise<{ readonly perSecond: number; readonly note: string }> {
  const clients = Array.from({ length: CONNECTIONS }, () => new GrpcClient(emulator.port))
  const run = (milliseconds: number): Promise<number> =>
    callsPerSecond(milliseconds, CONNECTIONS * LANES, (lane, done) =>
      clients[lane % CONNECTIONS]?.unary(method, request(), done),
    )
  await run(1500)
  const before = emulator.cpu()
  const milliseconds = 4000
  const perSecond = await run(milliseconds)
  const after = emulator.cpu()
  for (const client of clients) client.close()
  const cpu = before === undefined || after === undefined ? undefined : after - before
  return { perSecond, note: processorNote(perSecond, milliseconds, cpu) }
}

/** Whole profiles written one by one, each its own commit. */
export async function commitRate(nodeOptions: readonly string[] = []): Promise<Figure> {
  const emulator = await startEmulator(nodeOptions)
  const requests = Array.from({ length: 2000 }, (_, i) => commitOf([[nameOf(i), profileFields(i)]]))
  const changed = Array.from({ length: 2000 }, (_, i) => commitOf([[nameOf(i), profileFields(i + 1)]]))
  let next = 0
  const { perSecond, note } = await throughput(emulator, 'Commit', () => {
    next++
    const round = Math.floor(next / 2000) % 2 === 0 ? requests : changed
    return round[next % 2000] ?? Buffer.alloc(0)
  })
  await emulator.stop()
  return { name: 'single-document commits', value: perSecond, unit: '/s', least: 5000, note }
}

/** Everything that is measured on a full database: memory, gets, the query and the listener. */
export async function fullDatabase(
  documents: number,
  nodeOptions: readonly string[] = [],
): Promise<readonly Figure[]> {
  const emulator = await startEmulator(nodeOptions)
  const client = new GrpcClient(emulator.port)
  const empty = emulator.memory() ?? NaN
  await fill(client, 0, 1000)
  const small = await listenerLatency(client, emulator, 1000)
  await fill(client, 1000, documents)
  const memory = await memoryAtRest(emulator)
  const requests = Array.from({ length: documents }, (_, i) => GetDocumentRequest.encode({ name: nameOf(i) }))
  let next = 0
  const gets = await throughput(emulator, 'GetDocument', () => {
    next = (next + 7919) % documents
    return requests[next] ?? Buffer.alloc(0)
  })
  const query = await queryLatency(client)
  const large = await listenerLatency(client, emulator, documents)
  const read = await readAtOnce(emulator, Math.min(READ_AT_ONCE, documents))
  await clear(emulator)
  const cleared = await memoryAtRest(emulator)
  client.close()
  await emulator.stop()
  const megabyte = 1_000_000
  return [
    {
      name: `memory with ${documents} profiles`,
      value: memory / megabyte,
      unit: 'MB',
      most: 330,
      note: `${(empty / megabyte).toFixed(0)} MB when empty`,
    },
    { name: 'gets', value: gets.perSecond, unit: '/s', least: 20_000, note: gets.note },
    { name: `query for 24 of ${documents}`, value: query.warm, unit: 'ms', most: 5, note: query.note },
    { name: 'listener on 1000 sees a change', value: small, unit: 'ms', most: 10 },
    { name: `listener on ${documents} sees a change`, value: large, unit: 'ms', most: 10 },
    {
      name: `reading ${read.documents} at once, SDK's windows`,
      value: read.milliseconds,
      unit: 'ms',
      most: 4000,
    },
    { name: 'a get while those are read, at worst', value: read.longestWait, unit: 'ms', most: 500 },
    { name: 'memory after clearing all of it', value: cleared / megabyte, unit: 'MB', most: 200 },
  ]
}

/** Reads documents in one query as the SDKs in Node do, small windows and all, while another client goes on with gets. */
async function readAtOnce(
  emulator: EmulatorProcess,
  documents: number,
): Promise<{ readonly documents: number; readonly milliseconds: number; readonly longestWait: number }> {
  const [reader, other] = [new GrpcClient(emulator.port, DEFAULT_WINDOW), new GrpcClient(emulator.port)]
  const request = RunQueryRequest.encode({
    parent: ROOT,
    structuredQuery: {
      from: [{ collectionId: COLLECTION, allDescendants: false }],
      orderBy: [],
      limit: documents,
      offset: 0,
    },
  })
  let isReading = true
  let longestWait = 0
  const gets = async (): Promise<void> => {
    for (let i = 0; isReading; i++) {
      const begin = performance.now()
      await other.call('GetDocument', GetDocumentRequest.encode({ name: nameOf(i % documents) }))
      longestWait = Math.max(longestWait, performance.now() - begin)
    }
  }
  const begin = performance.now()
  const reading = reader.call('RunQuery', request).finally(() => {
    isReading = false
  })
  const waiting = gets()
  const answers = await reading
  const milliseconds = performance.now() - begin
  await waiting
  reader.close()
  other.close()
  if (answers.length !== documents) throw new Error(`The query found ${answers.length} documents.`)
  return { documents, milliseconds, longestWait }
}

/** What is left once the server has had nothing to do for a while. */
async function memoryAtRest(emulator: EmulatorProcess): Promise<number> {
  await setTimeout(REST)
  return emulator.memory() ?? NaN
}

async function clear(emulator: EmulatorProcess): Promise<void> {
  const url = `http://127.0.0.1:${emulator.port}/emulator/v1/${ROOT}`
  const { ok } = await fetch(url, { method: 'DELETE' })
  if (!ok) throw new Error('The database could not be cleared.')
}

async function queryLatency(client: GrpcClient): Promise<{ readonly warm: number; readonly note: string }> {
  const times: number[] = []
  for (let i = 0; i < 200; i++) {
    const request = searchQuery(classId(i))
    const begin = performance.now()
    const answers = await client.call('RunQuery', request)
    times.push(performance.now() - begin)
    if (answers.length !== 24) throw new Error(`The query found ${answers.length} documents.`)
  }
  const [first = NaN, second = NaN] = times
  const note = `the first ${first.toFixed(0)} ms (a scan), the second ${second.toFixed(0)} ms (makes the index)`
  return { warm: median(times), note }
}

/** Published artists of one class by name: equality, array-contains and an order. */
function searchQuery(wanted: string): Buffer {
  return RunQueryRequest.encode({
    parent: ROOT,
    structuredQuery: {
      from: [{ collectionId: COLLECTION, allDescendants: false }],
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            { fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: 'PUBLISHED' } },
            { fieldFilter: { field: { fieldPath: 'classes' }, op: 'ARRAY_CONTAINS', value: wanted } },
          ],
        },
      },
      orderBy: [{ field: { fieldPath: 'artisticName' }, direction: 'ASCENDING' }],
      limit: 24,
      offset: 0,
    },
  })
}

/** Milliseconds from sending a commit until a listener on the whole collection has the change. */
async function listenerLatency(
  client: GrpcClient,
  emulator: EmulatorProcess,
  documents: number,
): Promise<number> {
  const listening = new GrpcClient(emulator.port)
  let heard: (() => void) | undefined
  let isCurrent = false
  const current = Promise.withResolvers<undefined>()
  const stream = listening.open(
    'Listen',
    (message) => {
      if (isCurrent) {
        if (ListenResponse.decode(message).documentChange !== undefined) heard?.()
        return
      }
      // Every document of the first result would have to be decoded; the few messages about targets are short.
      if (message.byteLength > 200) return
      isCurrent = ListenResponse.decode(message).targetChange?.targetChangeType === 'NO_CHANGE'
      if (isCurrent) current.resolve(undefined)
    },
    (error) => current.reject(error ?? new Error('The listener ended.')),
  )
  const structuredQuery = {
    from: [{ collectionId: COLLECTION, allDescendants: false }],
    orderBy: [],
    offset: 0,
  }
  stream.send(
    ListenRequest.encode({
      database: DATABASE,
      addTarget: { query: { parent: ROOT, structuredQuery }, targetId: 2, once: false },
      labels: {},
    }),
  )
  await current.promise
  const times: number[] = []
  for (let i = 0; i < 200; i++) {
    const at = (i * 7919) % documents
    // A version of its own, because a write that changes nothing is not told.
    const version = BigInt(documents + i)
    const commit = commitOf([[nameOf(at), { ...profileFields(at), version }]])
    const change = new Promise<void>((resolve) => {
      heard = resolve
    })
    const begin = performance.now()
    const committed = client.call('Commit', commit)
    await change
    times.push(performance.now() - begin)
    await committed
  }
  listening.close()
  return median(times)
}

/** Microseconds for one decision of a ruleset, median over requests of all kinds. */
export function rulesDecision(rulesFile: string): Figure {
  const { ruleset } = compileRules(readFileSync(rulesFile, 'utf8'), 'cloud.firestore', rulesFile)
  if (ruleset === undefined) throw new Error(`${rulesFile} has errors.`)
  const director: RulesDocument = stored('profiles/director', { grants: ['AGENT', 'DIRECTOR'] })
  const access = { get: () => director, getAfter: () => director }
  const requests = decisionRequests(stored(`profiles/artist`, profileFields(1)))
  const decide = (request: FirestoreRulesRequest): void => {
    authorize(ruleset, request, access)
  }
  for (let i = 0; i < 3000; i++) for (const request of requests) decide(request)
  const times: number[] = []
  const together = 20
  for (let i = 0; i < 500; i++) {
    for (const request of requests) {
      const begin = performance.now()
      for (let n = 0; n < together; n++) decide(request)
      times.push(((performance.now() - begin) / together) * 1000)
    }
  }
  return { name: "a decision of the product's rules", value: median(times), unit: 'µs', most: 50 }
}

function stored(path: string, fields: Fields): RulesDocument {
  return { name: `${ROOT}/${path}`, fields }
}

function decisionRequests(profile: RulesDocument): readonly FirestoreRulesRequest[] {
  const base = {
    project: 'demo-bench',
    database: '(default)',
    time: new Timestamp(1_790_000_000, 0),
    scope: 'single',
  } as const
  const token = { email: 'pessoa@exemplo.com.br', email_verified: true, firebase: { identities: {} } }
  const director = { uid: 'director', token }
  const newClass = stored('classes/c1', { id: 'c1', key: 'k', nameEN: 'Dancer', namePT: 'Bailarina' })
  const page = { limit: 24, offset: 0, orderBy: [], allDescendants: false }
  return [
    {
      ...base,
      method: 'get',
      path: ['profiles', 'artist'],
      auth: { uid: 'artist', token },
      resource: profile,
    },
    { ...base, method: 'get', path: ['profiles', 'artist'], auth: director, resource: profile },
    { ...base, method: 'get', path: ['profiles', 'artist'], auth: null, resource: profile },
    { ...base, method: 'get', path: ['artists', 'artist'], auth: null, resource: profile },
    { ...base, method: 'list', path: ['artists'], auth: null, query: page },
    { ...base, method: 'list', path: ['profiles'], auth: director, query: page },
    { ...base, method: 'create', path: ['classes', 'c1'], auth: director, newResource: newClass },
    { ...base, method: 'delete', path: ['classes', 'c1'], auth: director, resource: newClass },
  ]
}
