/** Runs in the browser: the SDK's full build against the server, every scenario answering with plain data. */
import { deleteApp, initializeApp } from 'firebase/app'
import type { FirebaseApp } from 'firebase/app'
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getAggregateFromServer,
  getCountFromServer,
  getDoc,
  getDocs,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  setDoc,
  setLogLevel,
  sum,
  where,
  writeBatch,
} from 'firebase/firestore'
import type { Firestore, FirestoreError, FirestoreSettings } from 'firebase/firestore'

export interface PageOptions {
  readonly port: number
  readonly project: string
  readonly settings?: FirestoreSettings
  readonly user?: string
  /** Also with a query, a batch and the query again. */
  readonly withQueries?: boolean
}

interface Connected {
  readonly app: FirebaseApp
  readonly db: Firestore
}

setLogLevel('silent')
let apps = 0

function connect({ port, project, settings = {}, user }: PageOptions): Connected {
  apps += 1
  const app = initializeApp({ projectId: project, apiKey: 'none' }, `app-${apps}`)
  const db = initializeFirestore(app, settings)
  connectFirestoreEmulator(db, '127.0.0.1', port, user === undefined ? {} : { mockUserToken: { sub: user } })
  return { app, db }
}

/** The first answer of a listener, which is then stopped. */
function firstOf<T>(
  listen: (next: (answer: T) => void, fail: (error: Error) => void) => () => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = listen((answer) => {
      resolve(answer)
      queueMicrotask(() => stop())
    }, reject)
  })
}

/** What one listener is told of a document; `recordedBrowser.test.ts` compares it. */
async function documentEvents(options: PageOptions): Promise<readonly unknown[]> {
  const { app, db } = connect(options)
  const ref = doc(db, 'c/a')
  const events: unknown[] = []
  const settled = { resolve: (): void => undefined, when: (): boolean => true }
  const until = (when: (last: unknown) => boolean): Promise<void> =>
    new Promise((resolve) => {
      settled.when = () => when(events.at(-1))
      settled.resolve = resolve
      if (settled.when()) resolve()
    })
  const isSettled = (exists: boolean) => (last: unknown) => {
    const text = JSON.stringify(last ?? {})
    return (
      text.includes(`"exists":${exists}`) &&
      text.includes('"pending":false') &&
      text.includes('"fromCache":false')
    )
  }
  onSnapshot(ref, { includeMetadataChanges: true }, (snapshot) => {
    const { fromCache, hasPendingWrites: pending } = snapshot.metadata
    events.push({ exists: snapshot.exists(), data: snapshot.data() ?? null, fromCache, pending })
    if (settled.when()) settled.resolve()
  })
  await until(isSettled(false))
  await setDoc(ref, { n: 1 })
  await until(isSettled(true))
  await setDoc(ref, { n: 2 })
  await until(isSettled(true))
  events.push({ get: (await getDoc(ref)).data() })
  if (options.withQueries === true) {
    const all = query(collection(db, 'more'), orderBy('n'))
    const ids = async (): Promise<object> => ({ query: (await getDocs(all)).docs.map(({ id }) => id) })
    await setDoc(doc(db, 'more/more-<n>'), { n: 1 })
    events.push(await ids())
    const batch = writeBatch(db)
    for (const [n, id] of ['good', 'b1', 'b2'].entries()) batch.set(doc(db, 'more', id), { n: n * 2 })
    await batch.commit()
    events.push(await ids())
  }
  await deleteDoc(ref)
  await until(isSettled(false))
  await deleteApp(app)
  return events
}

/** What becomes of a write that is refused, and of the one after it. */
async function refusedWrite(options: PageOptions): Promise<readonly string[]> {
  const { app, db } = connect(options)
  const outcomeOf = (work: Promise<void>): Promise<string> =>
    work.then(
      () => 'ok',
      (error: unknown) => {
        const { code, message } = error as FirestoreError
        return `${code}: ${message}`
      },
    )
  const outcomes = [
    await outcomeOf(setDoc(doc(db, 'c/a'), { s: 'x'.repeat(1_048_488) })),
    await outcomeOf(setDoc(doc(db, 'c/a'), { s: '' })),
  ]
  await deleteApp(app)
  return outcomes
}

async function queriesAndTransactions(options: PageOptions): Promise<unknown> {
  const { app, db } = connect(options)
  const batch = writeBatch(db)
  for (const n of [1, 2, 3, 4, 5]) batch.set(doc(db, 'c', `d${n}`), { n, text: 'café 😀' })
  await batch.commit()
  const top = query(collection(db, 'c'), where('n', '>', 1), orderBy('n', 'desc'), limit(2))
  const first = (await getDocs(top)).docs.map((each) => each.id)
  await runTransaction(db, async (transaction) => {
    const n = (await transaction.get(doc(db, 'c/d1'))).get('n') as number
    transaction.update(doc(db, 'c/d1'), { n: n + 9 }).delete(doc(db, 'c/d5'))
  })
  const second = await firstOf<readonly string[]>((next, fail) =>
    onSnapshot(top, {
      next({ docs, metadata }) {
        if (!metadata.fromCache) next(docs.map((each) => each.id))
      },
      error: fail,
    }),
  )
  const count = (await getCountFromServer(collection(db, 'c'))).data().count
  const total = (await getAggregateFromServer(collection(db, 'c'), { total: sum('n') })).data().total
  const text = (await getDoc(doc(db, 'c/d2'))).get('text') as string
  await deleteApp(app)
  return { first, second, count, total, text }
}

async function refusals(options: PageOptions): Promise<unknown> {
  const { app, db } = connect(options)
  const codeOf = async (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'ok',
      (error: unknown) => (error as { code?: string }).code,
    )
  const answers = {
    read: await codeOf(getDoc(doc(db, 'secret/a'))),
    write: await codeOf(setDoc(doc(db, 'secret/a'), { n: 1 })),
    count: await codeOf(getCountFromServer(collection(db, 'secret'))),
    transaction: await codeOf(runTransaction(db, (transaction) => transaction.get(doc(db, 'secret/a')))),
    tooLong: await codeOf(setDoc(doc(db, 'open/a'), { s: 'x'.repeat(1_048_488) })),
    afterwards: await codeOf(setDoc(doc(db, 'open/a'), { n: 1 })),
  }
  await deleteApp(app)
  return answers
}

const heardByWatcher: (readonly string[])[] = []

/** Starts a listener that outlives the call; {@link heard} tells what it has heard last. */
function watch(options: PageOptions): void {
  const { db } = connect(options)
  onSnapshot(query(collection(db, 'c'), orderBy('n')), ({ docs, metadata }) => {
    if (!metadata.fromCache) heardByWatcher.push(docs.map((each) => each.id))
  })
}

function heard(): readonly string[] | undefined {
  return heardByWatcher.at(-1)
}

const scenarios = { documentEvents, refusedWrite, queriesAndTransactions, refusals, watch, heard }
export type Scenarios = typeof scenarios

declare global {
  var scenarios: Scenarios
}
globalThis.scenarios = scenarios
