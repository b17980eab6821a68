import { deleteApp, initializeApp } from 'firebase-admin/app'
import { FieldValue, getFirestore } from 'firebase-admin/firestore'
import type { DocumentSnapshot, Firestore, QuerySnapshot } from 'firebase-admin/firestore'
import * as web from 'firebase/firestore'
import { expect, it } from 'vitest'
import { excepts, meets, recorded } from '../src/testing/recorded.ts'
import { withServer } from './support/server.ts'
import { withWebSdk } from './support/webSdk.ts'

/** What a listener was told: a document, or a query's documents with `[type, id, old index, new index]` of each change. */
type Told =
  | { readonly exists: boolean; readonly data: unknown }
  | { readonly docs: readonly unknown[]; readonly changes: readonly unknown[] }

interface Step {
  readonly step: string
  readonly listeners: Readonly<Record<string, readonly (Told & { readonly note?: string })[]>>
}

const FILE = 'extra/sdk-listen-events.json'
const { steps } = recorded<{ steps: readonly Step[] }>(FILE)
const server = withServer()
const client = withWebSdk(server)

/** Everything each listener has been told, and how to wait for more. */
class Heard {
  readonly #told = new Map<string, Told[]>()
  #waiting: (() => void)[] = []

  tell(listener: string, told: Told): void {
    this.#told.set(listener, [...(this.#told.get(listener) ?? []), told])
    for (const check of this.#waiting.splice(0)) check()
  }

  /** Resolves with all of what a listener was told once it is so many. */
  async first(listener: string, count: number): Promise<readonly Told[]> {
    for (;;) {
      const told = this.#told.get(listener) ?? []
      if (told.length >= count) return told
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }
}

interface AnyDocument {
  readonly id: string
  data(): object | undefined
}

function dataOf(document: AnyDocument): unknown {
  const data = document.data()
  return data === undefined ? null : { ...data, ...('at' in data ? { at: 'timestamp' } : {}) }
}

interface AnyChange {
  readonly type: string
  readonly doc: AnyDocument
  readonly oldIndex: number
  readonly newIndex: number
}

function queryTold(docs: readonly AnyDocument[], changes: readonly AnyChange[]): Told {
  return {
    docs: docs.map((each) => [each.id, dataOf(each)]),
    changes: changes.map(({ type, doc, oldIndex, newIndex }) => [type, doc.id, oldIndex, newIndex]),
  }
}

function listenAsAdmin(db: Firestore, heard: Heard): readonly (() => void)[] {
  const cities = db.collection('cities')
  const tell = (name: string) => (snapshot: QuerySnapshot) =>
    heard.tell(name, queryTold(snapshot.docs, snapshot.docChanges()))
  const tellDocument = (name: string) => (snapshot: DocumentSnapshot) =>
    heard.tell(name, { exists: snapshot.exists, data: dataOf(snapshot) })
  return [
    cities.onSnapshot(tell('admin: all')),
    cities.doc('NY').onSnapshot(tellDocument('admin: doc NY')),
    cities.doc('SF').onSnapshot(tellDocument('admin: doc SF')),
    db.collectionGroup('landmarks').onSnapshot(tell('admin: group landmarks')),
    cities.where('pop', '>', 1000).onSnapshot(tell('admin: pop > 1000')),
    cities.orderBy('pop', 'desc').limit(2).onSnapshot(tell('admin: top 2 by pop')),
  ]
}

/** The last listener finds some of its documents in the cache of the one before, as it did in the recording. */
async function listenAsWeb(db: web.Firestore, heard: Heard): Promise<void> {
  const cities = web.collection(db, 'cities')
  const tell = (name: string) => (snapshot: web.QuerySnapshot) =>
    heard.tell(name, queryTold(snapshot.docs, snapshot.docChanges()))
  web.onSnapshot(web.doc(cities, 'NY'), (snapshot) =>
    heard.tell('web: doc NY', { exists: snapshot.exists(), data: dataOf(snapshot) }),
  )
  const californian = web.query(cities, web.where('state', '==', 'CA'), web.orderBy('pop'))
  web.onSnapshot(californian, tell('web: CA by pop'))
  await heard.first('web: CA by pop', 1)
  web.onSnapshot(web.query(cities, web.orderBy('pop', 'desc'), web.limit(2)), tell('web: top 2 by pop'))
}

async function seed(db: Firestore): Promise<void> {
  const cities = db.collection('cities')
  await cities.doc('LA').set({ pop: 3900, state: 'CA' })
  await cities.doc('SF').set({ pop: 860, state: 'CA' })
  await cities.doc('TOK').set({ pop: 9000, state: null })
}

/** The recorded steps after the first, in order. */
function writes(db: Firestore): readonly (() => Promise<unknown>)[] {
  const cities = db.collection('cities')
  return [
    () => cities.doc('NY').set({ pop: 8300, state: 'NY' }),
    () => cities.doc('SF').set({ pop: 870, state: 'CA' }),
    () => cities.doc('LA').set({ pop: 999, state: 'CA' }),
    () => cities.doc('TOK').set({ pop: 9500, state: null }),
    () => cities.doc('SF').set({ pop: 870, state: 'CA' }),
    () => db.doc('elsewhere/x').set({ pop: 5000, state: 'CA' }),
    () =>
      db
        .batch()
        .delete(cities.doc('TOK'))
        .set(cities.doc('BJ'), { pop: 21_500, state: null })
        .update(cities.doc('NY'), { state: 'CA' })
        .commit(),
    () => cities.doc('SF').collection('landmarks').doc('gg').set({ name: 'Golden Gate' }),
    () => cities.doc('SF').update({ at: FieldValue.serverTimestamp() }),
    () => cities.doc('NY').delete(),
  ]
}

/** Without snapshots that show a part of a batch; of those that follow one, the changes since it are not comparable. */
function expectationOf(told: Step['listeners'][string]): readonly unknown[] {
  if (!told.some(({ note }) => note !== undefined)) return told.map(withoutRemarks)
  return told
    .filter(({ note }) => note === undefined)
    .map((each) => ({ ...withoutRemarks(each), changes: expect.anything() as unknown }))
}

function withoutRemarks(told: Told): Told {
  if ('docs' in told) return { docs: told.docs, changes: told.changes }
  return { exists: told.exists, data: told.data }
}

it('SDK listeners are told what the official emulator tells them', async ({ task }) => {
  const { project, db } = client()
  process.env['FIRESTORE_EMULATOR_HOST'] = server.host
  process.env['METADATA_SERVER_DETECTION'] = 'none'
  const app = initializeApp({ projectId: project }, project)
  const admin = getFirestore(app)
  const heard = new Heard()
  await seed(admin)
  const stops = listenAsAdmin(admin, heard)
  await listenAsWeb(db, heard)
  const expected = new Map<string, unknown[]>()
  for (const [i, { step, listeners }] of steps.entries()) {
    const isPartial = Object.values(listeners)
      .flat()
      .some(({ note }) => note !== undefined)
    if (isPartial) excepts(task, FILE, `${step}: one listener is told of a part of the batch first`)
    else meets(task, FILE)
    await writes(admin)[i - 1]?.()
    for (const [listener, told] of Object.entries(listeners)) {
      const all = [...(expected.get(listener) ?? []), ...expectationOf(told)]
      expected.set(listener, all)
      // All of what it has been told, so that one event too many in an earlier step shows as well.
      expect([step, listener, await heard.first(listener, all.length)]).toEqual([step, listener, all])
    }
  }
  for (const stop of stops) stop()
  await admin.terminate()
  await deleteApp(app)
})
