/** A local Firestore of its own with a roster of any size, for the queries of Busca and Elenco. */
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { initializeFirestore } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { PackedDocument } from '../../emulator/src/store/index.ts'
import { enforceIndexes } from '../../emulator/src/launch/indexesFile.ts'
import { startFirestoreServer } from '../../emulator/src/wire/server.ts'
import { seedDay } from '../seed/people/records.ts'
import { crowdOf, rosterOf } from '../seed/people/roster.ts'
import { rosterDocument, writeDocuments } from '../seed/writeDocuments.ts'
import { ROOT } from './project.ts'

const PROJECT = 'demo-roster'
const DATABASE_ID = '(default)'
/** The database's resource name. */
export const DATABASE = `projects/${PROJECT}/databases/${DATABASE_ID}`
/** Made up as the seed makes people up; whoever comes beyond them is one of them under another name. */
const PEOPLE = 1000

/** What a query gave, and what it cost. */
export interface Answer {
  readonly found: number
  /** Documents that Firestore bills. */
  readonly reads: number
  readonly milliseconds: number
  /** The last document found, by its name among the others: where the next page begins. */
  readonly last: string | undefined
}

type Found = Pick<Answer, 'found' | 'last'>

export interface RosterAtSize {
  /** Has so many people, whole thousands; never fewer than before. */
  grow(people: number): Promise<void>
  /** Asks a `structuredQuery`; rejects where production would have no index for it. */
  ask(structuredQuery: object): Promise<Answer>
  /** Counts what a `structuredQuery` finds, up to a limit. */
  count(structuredQuery: object, upTo: number): Promise<Answer>
  stop(): Promise<void>
}

const logSchema = z.object({ requests: z.array(z.object({ documentReads: z.int() })) })
const rowsSchema = z.array(z.object({ document: z.optional(z.object({ name: z.string() })) }))
const foundSchema = z.object({ found: z.object({ integerValue: z.string() }) })
const countSchema = z.tuple([z.object({ result: z.object({ aggregateFields: foundSchema }) })])

function rowsIn(text: string): Found {
  const names = rowsSchema.parse(JSON.parse(text)).flatMap(({ document }) => document?.name ?? [])
  return { found: names.length, last: names.at(-1)?.split('/').at(-1) }
}

function countIn(text: string): Found {
  const { integerValue } = countSchema.parse(JSON.parse(text))[0].result.aggregateFields.found
  return { found: Number(integerValue), last: undefined }
}

export async function rosterAtSize(): Promise<RosterAtSize> {
  const indexes = enforceIndexes(join(ROOT, 'firestore.indexes.json'), (line) => console.error(line))
  const server = await startFirestoreServer({ host: '127.0.0.1', port: 0, indexes })
  const host = `${server.host}:${String(server.port)}`
  await writePeople(host)
  const database = server.store.database(PROJECT, DATABASE_ID)
  const originals = database.allDocuments().filter((document) => document instanceof PackedDocument)

  async function post(verb: string, body: object, foundIn: (text: string) => Found): Promise<Answer> {
    const log = `http://${host}/emulator/v1/projects/${PROJECT}/requests`
    await fetch(log, { method: 'DELETE' })
    const begin = performance.now()
    const response = await fetch(`http://${host}/v1/${DATABASE}/documents:${verb}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    const milliseconds = performance.now() - begin
    if (!response.ok) throw new Error(text)
    const { requests } = logSchema.parse(await (await fetch(log)).json())
    const reads = requests.reduce((sum, { documentReads }) => sum + documentReads, 0)
    return { ...foundIn(text), reads, milliseconds }
  }

  return {
    grow: async (people) => {
      for (let copy = database.documentCount() / PEOPLE; copy < people / PEOPLE; copy += 1) {
        // The same moment and another uid: among the originals, as if many had confirmed their looks together.
        database.load(originals.map((document) => document.as({ name: `${document.name}-${String(copy)}` })))
        // The connections are kept meanwhile, or seen to be closed.
        await setImmediate()
      }
    },
    ask: (structuredQuery) => post('runQuery', { structuredQuery }, rowsIn),
    count: (structuredQuery, upTo) => {
      const aggregations = [{ alias: 'found', count: {} }]
      const limited = { structuredQuery: { ...structuredQuery, limit: upTo }, aggregations }
      return post('runAggregationQuery', { structuredAggregationQuery: limited }, countIn)
    },
    stop: () => server.close(),
  }
}

async function writePeople(host: string): Promise<void> {
  process.env['METADATA_SERVER_DETECTION'] = 'none'
  const app = initializeApp({ projectId: PROJECT }, PROJECT)
  const db = initializeFirestore(app)
  db.settings({ host, ssl: false })
  const day = seedDay(new Date())
  const crowd = crowdOf(rosterOf(day), PEOPLE, day)
  await writeDocuments(
    db,
    Array.from(crowd, ({ records }) => rosterDocument(records, day)),
  )
  await deleteApp(app)
}
