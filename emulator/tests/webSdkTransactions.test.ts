import { doc, getDoc, runTransaction, setDoc } from 'firebase/firestore'
import { expect, it } from 'vitest'
import { withServer } from './support/server.ts'
import { withWebSdk } from './support/webSdk.ts'

const server = withServer()
const connect = withWebSdk(server)

it('reads, then writes, at once', async () => {
  const { db } = connect()
  await setDoc(doc(db, 'c/a'), { n: 1 })
  const result = await runTransaction(db, async (transaction) => {
    const a = await transaction.get(doc(db, 'c/a'))
    const missing = await transaction.get(doc(db, 'c/b'))
    expect(missing.exists()).toBe(false)
    transaction.update(a.ref, { n: 2 }).set(missing.ref, { n: 3 })
    return 'done'
  })
  expect(result).toBe('done')
  expect((await getDoc(doc(db, 'c/a'))).data()).toEqual({ n: 2 })
  expect((await getDoc(doc(db, 'c/b'))).data()).toEqual({ n: 3 })
})

it('a transaction over a document that changes meanwhile runs again', async () => {
  const { db } = connect()
  const ref = doc(db, 'c/a')
  await setDoc(ref, { n: 1 })
  let attempts = 0
  await runTransaction(db, async (transaction) => {
    attempts += 1
    const n = (await transaction.get(ref)).get('n') as number
    if (attempts === 1) await setDoc(ref, { n: 10 })
    transaction.update(ref, { n: n + 1 })
  })
  expect(attempts).toBe(2)
  expect((await getDoc(ref)).data()).toEqual({ n: 11 })
})

it('a document that was only read must not have changed either', async () => {
  const { db } = connect()
  await setDoc(doc(db, 'c/read'), { n: 1 })
  let attempts = 0
  await runTransaction(db, async (transaction) => {
    attempts += 1
    const n = (await transaction.get(doc(db, 'c/read'))).get('n') as number
    if (attempts === 1) await setDoc(doc(db, 'c/read'), { n: 2 })
    transaction.set(doc(db, 'c/written'), { n })
  })
  expect(attempts).toBe(2)
  expect((await getDoc(doc(db, 'c/written'))).data()).toEqual({ n: 2 })
})

it('clients that count at the same time lose nothing', async () => {
  const { db, project } = connect()
  const others = [connect(project), connect(project)]
  await setDoc(doc(db, 'c/counter'), { n: 0 })
  await Promise.all(
    [db, ...others.map((each) => each.db)].map((each) =>
      runTransaction(
        each,
        async (transaction) => {
          const ref = doc(each, 'c/counter')
          const n = (await transaction.get(ref)).get('n') as number
          transaction.update(ref, { n: n + 1 })
        },
        { maxAttempts: 10 },
      ),
    ),
  )
  expect((await getDoc(doc(db, 'c/counter'))).data()).toEqual({ n: 3 })
})

it('what throws inside leaves nothing behind', async () => {
  const { db } = connect()
  const failing = runTransaction(db, async (transaction) => {
    await transaction.get(doc(db, 'c/a'))
    transaction.set(doc(db, 'c/a'), { n: 1 })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect((await getDoc(doc(db, 'c/a'))).exists()).toBe(false)
})
