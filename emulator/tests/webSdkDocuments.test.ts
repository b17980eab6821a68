import {
  addDoc,
  arrayRemove,
  arrayUnion,
  Bytes,
  collection,
  deleteDoc,
  deleteField,
  doc,
  GeoPoint,
  getDoc,
  getDocs,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  vector,
  writeBatch,
} from 'firebase/firestore'
import { expect, it } from 'vitest'
import { withServer } from './support/server.ts'
import { withWebSdk } from './support/webSdk.ts'

const server = withServer()
const connect = withWebSdk(server)

it('every kind of value comes back as it was written', async () => {
  const { db } = connect()
  const ref = doc(db, 'c/a')
  const data = {
    null: null,
    true: true,
    int: 42,
    big: 2 ** 53 - 1,
    negative: -7,
    double: 1.5,
    nan: NaN,
    infinity: -Infinity,
    text: 'café 😀',
    empty: '',
    time: new Timestamp(1_700_000_000, 123_456_000),
    bytes: Bytes.fromUint8Array(new Uint8Array([0, 255, 7])),
    ref: doc(db, 'x/y'),
    place: new GeoPoint(-23.5, -46.6),
    list: [1, 'a', { b: [true] }],
    map: { deep: { er: {} } },
    vector: vector([1, 2.5]),
    'odd name.`\\': 1,
  }
  await setDoc(ref, data)
  const stored = (await getDoc(ref)).data()
  expect(stored?.['ref']).toMatchObject({ path: 'x/y' })
  expect({ ...stored, ref: null }).toEqual({ ...data, ref: null })
})

it('documents are created, changed in part, replaced, merged and deleted', async () => {
  const { db } = connect()
  const ref = await addDoc(collection(db, 'c'), { a: 1, map: { x: 1, y: 2 } })
  await updateDoc(ref, { a: 2, 'map.x': 3, gone: deleteField() })
  expect((await getDoc(ref)).data()).toEqual({ a: 2, map: { x: 3, y: 2 } })
  await setDoc(ref, { map: { z: 1 } }, { merge: true })
  expect((await getDoc(ref)).data()).toEqual({ a: 2, map: { x: 3, y: 2, z: 1 } })
  await setDoc(ref, { only: true })
  expect((await getDoc(ref)).data()).toEqual({ only: true })
  await deleteDoc(ref)
  expect((await getDoc(ref)).exists()).toBe(false)
})

it('transforms count, collect and stamp', async () => {
  const { db } = connect()
  const ref = doc(db, 'c/a')
  const before = Date.now()
  await setDoc(ref, { n: 1, list: ['a', 'b'], at: serverTimestamp() })
  await updateDoc(ref, { n: increment(1.5), list: arrayUnion('b', 'c'), other: increment(-2) })
  await updateDoc(ref, { list: arrayRemove('a') })
  const data = (await getDoc(ref)).data()
  expect(data).toMatchObject({ n: 2.5, list: ['b', 'c'], other: -2 })
  const at: unknown = data?.['at']
  expect(at instanceof Timestamp ? at.toMillis() : at).toBeGreaterThanOrEqual(before - 1)
})

it('an update of a missing document is refused with not-found', async () => {
  const { db } = connect()
  await expect(updateDoc(doc(db, 'c/none'), { a: 1 })).rejects.toMatchObject({ code: 'not-found' })
})

it('a value that is too long is refused with invalid-argument', async () => {
  const { db } = connect()
  await expect(setDoc(doc(db, 'c/a'), { s: 'x'.repeat(1_048_488) })).rejects.toMatchObject({
    code: 'invalid-argument',
  })
  await setDoc(doc(db, 'c/a'), { s: 'good' })
  expect((await getDoc(doc(db, 'c/a'))).data()).toEqual({ s: 'good' })
})

it('a batch is kept as a whole or not at all', async () => {
  const { db } = connect()
  await setDoc(doc(db, 'c/a'), { n: 1 })
  const good = writeBatch(db)
  good.set(doc(db, 'c/b'), { n: 2 }).update(doc(db, 'c/a'), { n: 5 }).delete(doc(db, 'c/none'))
  await good.commit()
  const bad = writeBatch(db)
  bad.set(doc(db, 'c/c'), { n: 3 }).update(doc(db, 'c/none'), { n: 1 })
  await expect(bad.commit()).rejects.toMatchObject({ code: 'not-found' })
  const all = await getDocs(collection(db, 'c'))
  expect(all.docs.map((each) => [each.id, each.data()['n'] as number])).toEqual([
    ['a', 5],
    ['b', 2],
  ])
})
