import { deleteApp, initializeApp } from 'firebase-admin/app'
import type { App } from 'firebase-admin/app'
import { FieldPath, FieldValue, Filter, GeoPoint, getFirestore, Timestamp } from 'firebase-admin/firestore'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { deleteApp as deleteWebApp, initializeApp as initializeWebApp } from 'firebase/app'
import * as lite from 'firebase/firestore/lite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshProject, withServer } from './support/server.ts'

/** What the documentation promises and no other test here looks at, through the SDKs, so that any emulator can be asked. */
vi.setConfig({ testTimeout: 30_000 })

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

async function ids(query: Query): Promise<readonly string[]> {
  return (await query.get()).docs.map(({ id }) => id)
}

async function fill(path: string, documents: Readonly<Record<string, object>>): Promise<void> {
  const batch = db.batch()
  for (const [id, data] of Object.entries(documents)) batch.set(db.doc(`${path}/${id}`), data)
  await batch.commit()
}

describe('order', () => {
  /** In the documented order of types, and within each type. */
  const VALUES = [
    null,
    false,
    true,
    NaN,
    -Infinity,
    -1.5,
    0,
    1,
    2 ** 53,
    Infinity,
    new Timestamp(-1, 0),
    new Timestamp(1, 1000),
    '',
    'Z',
    'a',
    'é',
    '\uffff',
    '😀',
    Buffer.of(0),
    Buffer.of(0, 0),
    Buffer.of(1),
    new GeoPoint(-1, 5),
    new GeoPoint(0, 0),
    [],
    [1],
    [1, 'a'],
    [2],
    FieldValue.vector([9]),
    FieldValue.vector([1, 2]),
    {},
    { a: 1 },
    { a: 1, b: 0 },
    { b: 0 },
  ]

  it('values of all types come in the documented order, both ways', async () => {
    await fill('c', Object.fromEntries(VALUES.map((v, i) => [`v${String(i).padStart(2, '0')}`, { v }])))
    const expected = VALUES.map((_, i) => `v${String(i).padStart(2, '0')}`)
    expect(await ids(db.collection('c').orderBy('v'))).toEqual(expected)
    expect(await ids(db.collection('c').orderBy('v', 'desc'))).toEqual(expected.toReversed())
  })

  it('a range takes values of its own type only', async () => {
    await fill('c', {
      n: { v: 5 },
      s: { v: '5' },
      t: { v: new Timestamp(5, 0) },
      a: { v: [5] },
      b: { v: true },
    })
    expect(await ids(db.collection('c').where('v', '>', 0))).toEqual(['n'])
    expect(await ids(db.collection('c').where('v', '>=', ''))).toEqual(['s'])
  })

  it('documents without a field are in no order by it', async () => {
    await fill('c', { with: { v: null }, without: { w: 1 } })
    expect(await ids(db.collection('c').orderBy('v'))).toEqual(['with'])
  })
})

describe('queries', () => {
  beforeEach(() =>
    fill('c', {
      a: { n: 1, m: 9, tags: ['x', 'y'], deep: { er: 1 } },
      b: { n: 2, m: 8, tags: ['y'], deep: { er: 2 } },
      c: { n: 3, m: 7, tags: [], deep: {} },
      d: { n: null, m: 6, tags: ['x'] },
    }),
  )

  it('negations leave out null and what is missing', async () => {
    expect(await ids(db.collection('c').where('n', '!=', 1))).toEqual(['b', 'c'])
    expect(await ids(db.collection('c').where('n', 'not-in', [1, 2]))).toEqual(['c'])
    expect(await ids(db.collection('c').where('n', 'not-in', [1, null]))).toEqual([])
    expect(await ids(db.collection('c').where('deep.er', '!=', 1))).toEqual(['b'])
  })

  it('ranges over several fields, in the order of either', async () => {
    const ranges = db.collection('c').where('n', '>', 1).where('m', '<', 9)
    expect(await ids(ranges.orderBy('m'))).toEqual(['c', 'b'])
    expect(await ids(ranges.orderBy('n'))).toEqual(['b', 'c'])
  })

  it('and within or within and', async () => {
    const filter = Filter.and(
      Filter.or(
        Filter.where('n', '==', 1),
        Filter.and(Filter.where('m', '>', 6), Filter.where('n', '>=', 3)),
      ),
      Filter.or(Filter.where('tags', 'array-contains', 'y'), Filter.where('m', '==', 7)),
    )
    expect(await ids(db.collection('c').where(filter).orderBy('n'))).toEqual(['a', 'c'])
  })

  it('offsets, limits from the end, projections and cursors by snapshot', async () => {
    const ordered = db.collection('c').orderBy('m')
    expect(await ids(ordered.offset(1).limit(2))).toEqual(['c', 'b'])
    expect(await ids(ordered.limitToLast(2))).toEqual(['b', 'a'])
    const b = await db.doc('c/b').get()
    expect(await ids(ordered.startAfter(b))).toEqual(['a'])
    expect(await ids(ordered.endBefore(b))).toEqual(['d', 'c'])
    const projected = await db.collection('c').where('n', '==', 1).select('m', 'deep.er').get()
    expect(projected.docs.map((each) => each.data())).toEqual([{ m: 9, deep: { er: 1 } }])
    expect((await db.collection('c').limit(1).select().get()).docs[0]?.data()).toEqual({})
  })

  it('names of fields that need quoting, and names of documents', async () => {
    await db.doc('c/odd').set({ 'a.b': 1, '`': 2, é: 3 })
    expect(
      await ids(db.collection('c').where(new FieldPath('a.b'), '==', 1).where(new FieldPath('`'), '==', 2)),
    ).toEqual(['odd'])
    expect(await ids(db.collection('c').where(FieldPath.documentId(), '>', 'c'))).toEqual(['d', 'odd'])
    expect(await ids(db.collection('c').where(FieldPath.documentId(), 'in', ['b', 'none', 'a']))).toEqual([
      'a',
      'b',
    ])
  })

  it('the nearest vectors, with their distance', async () => {
    await fill('v', {
      near: { at: FieldValue.vector([1, 0]) },
      far: { at: FieldValue.vector([0, 5]) },
      other: { at: FieldValue.vector([1, 2, 3]) },
    })
    const found = await db
      .collection('v')
      .findNearest({
        vectorField: 'at',
        queryVector: [1, 1],
        limit: 5,
        distanceMeasure: 'EUCLIDEAN',
        distanceResultField: 'd',
      })
      .get()
    expect(found.docs.map((each) => [each.id, each.get('d') as number])).toEqual([
      ['near', 1],
      ['far', Math.hypot(1, 4)],
    ])
  })
})

describe('writes', () => {
  it('a merge touches only what it names, a field path only what it leads to', async () => {
    const ref = db.doc('c/a')
    await ref.set({ a: 1, map: { x: 1, y: 2 }, list: [1] })
    await ref.set({ map: { x: 5 } }, { merge: true })
    await ref.update({ 'map.z': 3, list: FieldValue.arrayUnion(1, 2), a: FieldValue.delete() })
    await ref.set({ map: { y: 9 }, ignored: true }, { mergeFields: ['map.y'] })
    expect((await ref.get()).data()).toEqual({ map: { x: 5, y: 9, z: 3 }, list: [1, 2] })
  })

  it('transforms go in order and tell their results', async () => {
    const ref = db.doc('c/a')
    await ref.set({ n: 1, max: 5, at: FieldValue.serverTimestamp() })
    await ref.update({ n: FieldValue.increment(1.5), list: FieldValue.arrayUnion('x') })
    await ref.update({ n: FieldValue.increment(1), list: FieldValue.arrayRemove('x') })
    const { at, ...rest } = (await ref.get()).data() ?? {}
    expect(rest).toEqual({ n: 3.5, max: 5, list: [] })
    expect(Math.abs((at as Timestamp).toMillis() - Date.now())).toBeLessThan(60_000)
  })

  it('of a batch with one refused write nothing is kept', async () => {
    await db.doc('c/there').set({ n: 1 })
    const batch = db
      .batch()
      .update(db.doc('c/there'), { n: 2 })
      .create(db.doc('c/there2'), {})
      .update(db.doc('c/missing'), { n: 1 })
    await expect(batch.commit()).rejects.toMatchObject({ code: 5 })
    expect(await ids(db.collection('c'))).toEqual(['there'])
    expect((await db.doc('c/there').get()).get('n')).toBe(1)
  })

  it.each([
    ['a document over 1 MiB', { a: 'x'.repeat(600_000), b: 'x'.repeat(600_000) }, 'maximum entity size'],
    ['a value over the limit', { a: 'x'.repeat(1_048_488) }, 'longer than 1048487 bytes'],
    [
      'maps 21 deep',
      Array.from({ length: 21 }).reduce<object>((inner) => ({ inner }), {}),
      'invalid nested entity',
    ],
    ['a name that is reserved', { __x__: 1 }, 'reserved'],
  ])('%s is refused', async (_, data, message) => {
    await expect(db.doc('c/a').set(data)).rejects.toMatchObject({
      code: 3,
      details: expect.stringContaining(message) as string,
    })
    expect((await db.doc('c/a').get()).exists).toBe(false)
  })

  it('ids over 1500 bytes and reserved ones are refused', async () => {
    await expect(db.doc(`c/${'x'.repeat(1501)}`).set({})).rejects.toMatchObject({ code: 3 })
    await expect(db.doc('c/__x__').set({})).rejects.toMatchObject({ code: 3 })
    await expect(db.doc('__c__/x').set({})).rejects.toMatchObject({ code: 3 })
  })
})

describe('transactions', () => {
  it('see one state, also through queries', async () => {
    await fill('c', { a: { n: 1 }, b: { n: 1 } })
    const sums = await db.runTransaction(
      async (transaction) => {
        const first = await transaction.get(db.collection('c'))
        await db.doc('c/a').set({ n: 100 })
        const second = await transaction.get(db.collection('c'))
        return [first, second].map(({ docs }) =>
          docs.reduce((sum, each) => sum + (each.get('n') as number), 0),
        )
      },
      { readOnly: true },
    )
    expect(sums).toEqual([2, 2])
  })

  it('may not write when they are read-only', async () => {
    const writing = db.runTransaction(
      async (transaction) => {
        await transaction.get(db.doc('c/a'))
        transaction.set(db.doc('c/a'), { n: 1 })
      },
      { readOnly: true },
    )
    await expect(writing).rejects.toThrow(/read-only/i)
  })

  it('that lose against another are run again, at most as often as asked', async () => {
    await db.doc('c/a').set({ n: 0 })
    let runs = 0
    const hold = Promise.withResolvers<undefined>()
    const holder = db.runTransaction(async (transaction) => {
      await transaction.get(db.doc('c/a'))
      await hold.promise
    })
    const losing = db.runTransaction(
      async (transaction) => {
        runs += 1
        await transaction.get(db.doc('c/a'))
        transaction.update(db.doc('c/a'), { n: runs })
      },
      { maxAttempts: 1 },
    )
    await expect(losing).rejects.toMatchObject({ code: 10 })
    hold.resolve(undefined)
    await holder
    expect(runs).toBe(1)
    expect((await db.doc('c/a').get()).get('n')).toBe(0)
  })

  it('that throw leave nothing behind', async () => {
    const failing = db.runTransaction(async (transaction) => {
      transaction.set(db.doc('c/a'), { n: 1 })
      await Promise.reject(new Error('changed my mind'))
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect((await db.doc('c/a').get()).exists).toBe(false)
  })
})

it('the Lite SDK reads, writes, asks and counts over REST', async () => {
  const project = freshProject()
  const web = initializeWebApp({ projectId: project, apiKey: 'none' }, `lite-${project}`)
  lite.setLogLevel('silent')
  const store = lite.getFirestore(web)
  lite.connectFirestoreEmulator(store, '127.0.0.1', server.port)
  const cities = lite.collection(store, 'cities')
  const batch = lite.writeBatch(store)
  for (const [n, id] of ['a', 'b', 'c'].entries())
    batch.set(lite.doc(cities, id), { n, at: lite.serverTimestamp() })
  await batch.commit()
  await lite.runTransaction(store, async (transaction) => {
    const a = await transaction.get(lite.doc(cities, 'a'))
    transaction.update(lite.doc(cities, 'b'), { n: lite.increment(10), seen: a.exists() })
  })
  const found = await lite.getDocs(lite.query(cities, lite.where('n', '>', 0), lite.orderBy('n', 'desc')))
  expect(found.docs.map((each) => [each.id, each.get('n') as number])).toEqual([
    ['b', 11],
    ['c', 2],
  ])
  expect((await lite.getCount(cities)).data()).toEqual({ count: 3 })
  await expect(lite.updateDoc(lite.doc(cities, 'none'), { n: 1 })).rejects.toMatchObject({
    code: 'not-found',
  })
  await deleteWebApp(web)
})
