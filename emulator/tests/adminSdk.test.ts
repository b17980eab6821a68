import { deleteApp, initializeApp } from 'firebase-admin/app'
import type { App } from 'firebase-admin/app'
import { FieldPath, FieldValue, Filter, getFirestore, Timestamp } from 'firebase-admin/firestore'
import type { Firestore, QueryPartition, QuerySnapshot } from 'firebase-admin/firestore'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freshProject, isOfficial, withServer } from './support/server.ts'

const server = withServer()
let app: App
let db: Firestore

beforeEach(() => {
  process.env['FIRESTORE_EMULATOR_HOST'] = server.host
  process.env['METADATA_SERVER_DETECTION'] = 'none'
  const projectId = freshProject()
  app = initializeApp({ projectId }, projectId)
  db = getFirestore(app)
})

afterEach(async () => {
  await db.terminate()
  await deleteApp(app)
})

it('documents are created once, updated under preconditions and read in order', async () => {
  const ref = db.doc('c/a')
  const { writeTime } = await ref.create({ n: 1, big: 2 ** 40, at: FieldValue.serverTimestamp() })
  await expect(ref.create({ n: 2 })).rejects.toMatchObject({ code: 6 })
  await expect(ref.update({ n: 2 }, { lastUpdateTime: Timestamp.fromMillis(0) })).rejects.toMatchObject({
    code: 9,
  })
  await ref.update({ n: FieldValue.increment(4) }, { lastUpdateTime: writeTime })
  const [a, none] = await db.getAll(ref, db.doc('c/none'))
  expect([a?.get('n'), a?.get('big'), none?.exists]).toEqual([5, 2 ** 40, false])
  expect(a?.createTime?.isEqual(writeTime)).toBe(true)
})

it('queries, projections, offsets and aggregates', async () => {
  const batch = db.batch()
  for (let n = 0; n < 10; n++) batch.set(db.doc(`c/d${n}`), { n, even: n % 2 === 0, tags: [`t${n % 3}`] })
  await batch.commit()
  const ids = ({ docs }: QuerySnapshot): readonly string[] => docs.map((each) => each.id)
  expect(ids(await db.collection('c').where('tags', 'array-contains', 't0').get())).toEqual([
    'd0',
    'd3',
    'd6',
    'd9',
  ])
  expect(ids(await db.collection('c').orderBy('n', 'desc').offset(1).limit(2).get())).toEqual(['d8', 'd7'])
  const either = Filter.or(
    Filter.where('n', '<', 1),
    Filter.and(Filter.where('even', '==', false), Filter.where('n', '>', 7)),
  )
  expect(ids(await db.collection('c').where(either).get())).toEqual(['d0', 'd9'])
  const projected = await db.collection('c').select('n').limit(1).get()
  expect(projected.docs[0]?.data()).toEqual({ n: 0 })
  const keys = await db.collection('c').where(FieldPath.documentId(), '>=', 'd8').get()
  expect(ids(keys)).toEqual(['d8', 'd9'])
  expect((await db.collection('c').where('even', '==', true).count().get()).data()).toEqual({ count: 5 })
})

it('collections are listed, missing documents too', async () => {
  await db.doc('c/ghost/sub/x').set({})
  await db.doc('c/a').set({})
  expect((await db.listCollections()).map((each) => each.id)).toEqual(['c'])
  expect((await db.doc('c/ghost').listCollections()).map((each) => each.id)).toEqual(['sub'])
  expect((await db.collection('c').listDocuments()).map((each) => each.id)).toEqual(['a', 'ghost'])
})

it('ten transactions that count at the same time lose nothing', async () => {
  const ref = db.doc('c/counter')
  await ref.set({ n: 0 })
  const increments = Array.from({ length: 10 }, () =>
    db.runTransaction(
      async (transaction) => {
        const n = (await transaction.get(ref)).get('n') as number
        transaction.update(ref, { n: n + 1 })
      },
      { maxAttempts: 20 },
    ),
  )
  await Promise.all(increments)
  expect((await ref.get()).get('n')).toBe(10)
})

it('a read-only transaction sees one state', async () => {
  await db.doc('c/a').set({ n: 1 })
  const seen = await db.runTransaction(
    async (transaction) => {
      const first = (await transaction.get(db.doc('c/a'))).get('n') as number
      await db.doc('c/a').set({ n: 2 })
      const second = (await transaction.get(db.doc('c/a'))).get('n') as number
      return [first, second]
    },
    { readOnly: true },
  )
  expect(seen).toEqual([1, 1])
})

it('a bulk writer writes much and says which writes failed', async () => {
  const writer = db.bulkWriter()
  writer.onWriteError(() => false)
  await db.doc('c/taken').set({ n: 0 })
  const writes = Array.from({ length: 300 }, (_, n) => writer.set(db.doc(`c/d${n}`), { n }))
  const refused = writer.create(db.doc('c/taken'), { n: 1 }).catch((error: unknown) => error)
  await writer.close()
  await Promise.all(writes)
  expect(await refused).toMatchObject({ code: 6 })
  expect((await db.collection('c').count().get()).data().count).toBe(301)
})

it('what a bulk writer deletes has no update time, what a batch deletes has', async () => {
  await db.doc('c/a').set({ n: 1 })
  await db.doc('c/b').set({ n: 1 })
  const writer = db.bulkWriter()
  const deleted = writer.delete(db.doc('c/a'))
  const written = writer.set(db.doc('c/c'), { n: 1 })
  await writer.close()
  expect((await deleted).writeTime.toMillis()).toBe(0)
  expect((await written).writeTime.toMillis()).toBeGreaterThan(0)
  const [inBatch] = await db.batch().delete(db.doc('c/b')).commit()
  expect(inBatch?.writeTime.toMillis()).toBeGreaterThan(0)
})

it('a tree is deleted with everything below it', async () => {
  await db.doc('c/a').set({ n: 1 })
  await db.doc('c/a/sub/x').set({ n: 1 })
  await db.doc('d/kept').set({ n: 1 })
  await db.recursiveDelete(db.collection('c'))
  expect((await db.listCollections()).map((each) => each.id)).toEqual(['d'])
})

it('a listener hears changes', async () => {
  const heard = Promise.withResolvers<readonly string[]>()
  const steps: string[] = []
  const stop = db
    .collection('c')
    .where('n', '>', 0)
    .onSnapshot((snapshot) => {
      steps.push(
        snapshot
          .docChanges()
          .map((change) => `${change.type} ${change.doc.id}`)
          .join(),
      )
      if (steps.length === 1)
        void db
          .doc('c/a')
          .set({ n: 1 })
          .then(() => db.doc('c/a').set({ n: 2 }))
          .then(() => db.doc('c/a').delete())
      if (steps.at(-1) === 'removed a') heard.resolve(steps)
    }, heard.reject)
  expect(await heard.promise).toEqual(['', 'added a', 'modified a', 'removed a'])
  stop()
})

it.skipIf(isOfficial)('a query tells its plan, and with analysis what it did', async () => {
  await db.doc('c/a').set({ n: 1, tags: ['x'] })
  const query = db.collection('c').where('tags', 'array-contains', 'x').where('n', '>', 0)
  const planned = await query.explain()
  expect(planned.snapshot).toBeNull()
  expect(planned.metrics.planSummary.indexesUsed).toEqual([
    { query_scope: 'Collection', properties: '(tags CONTAINS, n ASC, __name__ ASC)' },
  ])
  expect(planned.metrics.executionStats).toBeNull()
  const { snapshot, metrics } = await query.explain({ analyze: true })
  expect(snapshot?.docs.map(({ id }) => id)).toEqual(['a'])
  expect(metrics.executionStats).toMatchObject({ resultsReturned: 1, readOperations: 1 })
  const counted = await query.count().explain({ analyze: true })
  expect(counted.snapshot?.data()).toEqual({ count: 1 })
  const none = await db.collection('none').explain({ analyze: true })
  expect([none.snapshot?.size, none.metrics.executionStats?.resultsReturned]).toEqual([0, 0])
})

it.skipIf(isOfficial)('a collection group is read in parts that make up the whole', async () => {
  const writer = db.bulkWriter()
  for (let i = 0; i < 450; i++) void writer.set(db.doc(`p/${i % 3}/items/i${i}`), { i })
  await writer.close()
  const parts: QueryPartition[] = []
  for await (const part of db.collectionGroup('items').getPartitions(3)) parts.push(part)
  const snapshots = await Promise.all(parts.map((part) => part.toQuery().get()))
  expect(snapshots.map(({ size }) => size)).toEqual([150, 150, 150])
  expect(new Set(snapshots.flatMap(({ docs }) => docs.map(({ ref }) => ref.path))).size).toBe(450)
})
