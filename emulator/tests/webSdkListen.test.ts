import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
  writeBatch,
} from 'firebase/firestore'
import { expect, it } from 'vitest'
import { withServer } from './support/server.ts'
import { listenToDocument, listenToQuery } from './support/snapshots.ts'
import { withWebSdk } from './support/webSdk.ts'

const server = withServer()
const connect = withWebSdk(server)

it('a document is heard missing, created, changed and deleted, also by another client', async () => {
  const { db, project } = connect()
  const other = connect(project).db
  const heard = listenToDocument(doc(other, 'c/a'))
  await heard.until((each) => JSON.stringify(each) === '{}')
  await setDoc(doc(db, 'c/a'), { n: 1 })
  await heard.until((each) => JSON.stringify(each) === '{"data":{"n":1}}')
  await setDoc(doc(db, 'c/a'), { n: 2 })
  await heard.until((each) => JSON.stringify(each) === '{"data":{"n":2}}')
  await deleteDoc(doc(db, 'c/a'))
  await heard.until(() => heard.all.length === 4)
  expect(heard.all).toEqual([{}, { data: { n: 1 } }, { data: { n: 2 } }, {}])
})

it('a filtered query hears what enters, changes and leaves', async () => {
  const { db, project } = connect()
  const other = connect(project).db
  const heard = listenToQuery(query(collection(other, 'c'), where('on', '==', true)))
  await heard.until((step) => step.ids.length === 0)
  await setDoc(doc(db, 'c/a'), { on: true, n: 1 })
  await heard.until((step) => step.changes.includes('added a'))
  await setDoc(doc(db, 'c/b'), { on: false })
  await setDoc(doc(db, 'c/a'), { on: true, n: 2 })
  await heard.until((step) => step.changes.includes('modified a'))
  await setDoc(doc(db, 'c/b'), { on: true })
  await heard.until((step) => step.changes.includes('added b'))
  await setDoc(doc(db, 'c/a'), { on: false })
  await heard.until((step) => step.changes.includes('removed a'))
  await deleteDoc(doc(db, 'c/b'))
  await heard.until((step) => step.changes.includes('removed b'))
  expect(heard.all.map((step) => step.changes)).toEqual([
    [],
    ['added a'],
    ['modified a'],
    ['added b'],
    ['removed a'],
    ['removed b'],
  ])
})

it('a limited query lets the next one in when one leaves', async () => {
  const { db, project } = connect()
  const other = connect(project).db
  const batch = writeBatch(db)
  for (const n of [1, 2, 3, 4]) batch.set(doc(db, 'c', `d${n}`), { n })
  await batch.commit()
  const heard = listenToQuery(query(collection(other, 'c'), orderBy('n', 'desc'), limit(2)))
  await heard.until((step) => step.ids.join() === 'd4,d3')
  await deleteDoc(doc(db, 'c/d4'))
  await heard.until((step) => step.ids.join() === 'd3,d2')
  await setDoc(doc(db, 'c/d9'), { n: 9 })
  await heard.until((step) => step.ids.join() === 'd9,d3')
  await setDoc(doc(db, 'c/d1'), { n: 5 })
  const last = await heard.until((step) => step.ids.join() === 'd9,d1')
  expect(last.changes).toEqual(['removed d3', 'added d1'])
})

it('a batch is heard as one snapshot', async () => {
  const { db, project } = connect()
  const other = connect(project).db
  await setDoc(doc(db, 'c/old'), { n: 0 })
  const heard = listenToQuery(collection(other, 'c'))
  await heard.until((step) => step.ids.join() === 'old')
  const batch = writeBatch(db)
  batch.delete(doc(db, 'c/old')).set(doc(db, 'c/a'), { n: 1 }).set(doc(db, 'c/b'), { n: 2 })
  await batch.commit()
  await heard.until((step) => step.ids.length === 2)
  expect(heard.all.map((step) => step.ids)).toEqual([['old'], ['a', 'b']])
})

it('a client’s own writes are heard once and settle on what the server has', async () => {
  const { db } = connect()
  const heard = listenToQuery(collection(db, 'c'))
  await heard.until((step) => step.ids.length === 0)
  await setDoc(doc(db, 'c/a'), { n: 1 })
  await setDoc(doc(db, 'c/a'), { n: 1 })
  await deleteDoc(doc(db, 'c/a'))
  await heard.until((step) => step.changes.includes('removed a'))
  expect(heard.all.map((step) => step.changes)).toEqual([[], ['added a'], ['removed a']])
})

it('many listeners on one connection each hear their own', async () => {
  const { db, project } = connect()
  const other = connect(project).db
  const heard = Array.from({ length: 40 }, (_, i) => listenToDocument(doc(other, 'c', `d${i}`)))
  await Promise.all(heard.map((each) => each.until(() => true)))
  const batch = writeBatch(db)
  for (const i of heard.keys()) batch.set(doc(db, 'c', `d${i}`), { i })
  await batch.commit()
  await Promise.all(
    heard.map((each, i) => each.until((seen) => JSON.stringify(seen) === `{"data":{"i":${i}}}`)),
  )
  expect(heard.map((each) => each.all.length)).toEqual(heard.map(() => 2))
})

it('a stopped listener hears nothing more, the others do', async () => {
  const { db } = connect()
  const stopped = listenToDocument(doc(db, 'c/a'))
  const going = listenToDocument(doc(db, 'c/a'))
  await stopped.until(() => true)
  stopped.stop()
  const before = stopped.all.length
  await setDoc(doc(db, 'c/a'), { n: 1 })
  await going.until((each) => JSON.stringify(each) === '{"data":{"n":1}}')
  expect(stopped.all).toHaveLength(before)
})

it('a query heard again after a pause is brought up to date', async () => {
  const { db, project } = connect()
  const other = connect(project).db
  await setDoc(doc(db, 'c/a'), { n: 1 })
  await setDoc(doc(db, 'c/b'), { n: 1 })
  const first = listenToQuery(collection(other, 'c'))
  await first.until((step) => step.ids.length === 2)
  first.stop()
  await deleteDoc(doc(db, 'c/a'))
  await setDoc(doc(db, 'c/c'), { n: 1 })
  const second = listenToQuery(collection(other, 'c'))
  await second.until((step) => step.ids.join() === 'b,c')
  expect((await getDocs(collection(other, 'c'))).docs.map((each) => each.id)).toEqual(['b', 'c'])
})

it('clearing the database is heard', async () => {
  const { db, project } = connect()
  await setDoc(doc(db, 'c/a'), { n: 1 })
  const heard = listenToQuery(collection(db, 'c'))
  await heard.until((step) => step.ids.length === 1)
  await fetch(`${server.url}/emulator/v1/projects/${project}/databases/(default)/documents`, {
    method: 'DELETE',
  })
  expect(await heard.until((step) => step.ids.length === 0)).toEqual({ ids: [], changes: ['removed a'] })
})
