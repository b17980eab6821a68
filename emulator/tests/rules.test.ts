import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import type { RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  query,
  runTransaction,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore'
import type { Firestore } from 'firebase/firestore'
import { expect, it } from 'vitest'
import { withRulesOf } from './support/rulesProject.ts'
import { withServer } from './support/server.ts'
import { listenToDocument, listenToQuery } from './support/snapshots.ts'

const server = withServer()
const withRules = withRulesOf(server)

/** As the SDK types of rules-unit-testing are those of the older API. */
function as(environment: RulesTestEnvironment, uid?: string, claims?: TokenOptions): Firestore {
  const context =
    uid === undefined ? environment.unauthenticatedContext() : environment.authenticatedContext(uid, claims)
  return context.firestore() as unknown as Firestore
}

async function seed(
  environment: RulesTestEnvironment,
  documents: Readonly<Record<string, object>>,
): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore
    await Promise.all(Object.entries(documents).map(([path, data]) => setDoc(doc(db, path), data)))
  })
}

const OWNED = `
  match /notes/{id} {
    allow read, delete: if resource.data.owner == request.auth.uid;
    allow create: if request.resource.data.owner == request.auth.uid && request.resource.data.at == request.time;
    allow update: if resource.data.owner == request.auth.uid
      && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['text']);
  }`

it('reads and writes go by who asks and what is there', async () => {
  const environment = await withRules(OWNED)
  await seed(environment, { 'notes/a': { owner: 'ana', text: 'x' } })
  const ana = as(environment, 'ana')
  const bia = as(environment, 'bia')
  await assertSucceeds(getDoc(doc(ana, 'notes/a')))
  await assertFails(getDoc(doc(bia, 'notes/a')))
  await assertFails(getDoc(doc(as(environment), 'notes/a')))
  await assertSucceeds(updateDoc(doc(ana, 'notes/a'), { text: 'y' }))
  await assertFails(updateDoc(doc(ana, 'notes/a'), { owner: 'bia' }))
  await assertFails(setDoc(doc(ana, 'notes/b'), { owner: 'ana', at: new Date(0) }))
  await assertFails(deleteDoc(doc(bia, 'notes/a')))
  await assertSucceeds(deleteDoc(doc(ana, 'notes/a')))
})

it('server timestamps equal the time of the request', async () => {
  const environment = await withRules(OWNED)
  const { serverTimestamp } = await import('firebase/firestore')
  const ana = as(environment, 'ana')
  await assertSucceeds(setDoc(doc(ana, 'notes/a'), { owner: 'ana', at: serverTimestamp() }))
})

it('claims of the token are seen', async () => {
  const environment = await withRules('match /x/{id} { allow read: if request.auth.token.agent == true; }')
  await assertSucceeds(getDoc(doc(as(environment, 'ana', { agent: true }), 'x/a')))
  await assertFails(getDoc(doc(as(environment, 'ana', { agent: false }), 'x/a')))
})

it('queries must prove what the rules ask, in every way of asking', async () => {
  const environment = await withRules(`${OWNED}
    match /public/{id} { allow list: if request.query.limit <= 10; }
    match /{path=**}/posts/{id} { allow list: if resource.data.state == 'live'; }`)
  const ana = as(environment, 'ana')
  const mine = query(collection(ana, 'notes'), where('owner', '==', 'ana'))
  await assertSucceeds(getDocs(mine))
  await assertSucceeds(getCountFromServer(mine))
  await assertFails(getDocs(collection(ana, 'notes')))
  await assertFails(getCountFromServer(collection(ana, 'notes')))
  await assertFails(getDocs(query(collection(ana, 'notes'), where('owner', 'in', ['ana', 'bia']))))
  await assertSucceeds(getDocs(query(collection(ana, 'public'), limit(10))))
  await assertFails(getDocs(query(collection(ana, 'public'), limit(11))))
  await assertFails(getDocs(collection(ana, 'public')))
  await assertSucceeds(getDocs(query(collectionGroup(ana, 'posts'), where('state', '==', 'live'))))
  await assertFails(getDocs(collectionGroup(ana, 'posts')))
})

it('a batch is judged by its outcome', async () => {
  const environment = await withRules(`
    match /orders/{id} { allow create: if getAfter(/databases/$(db)/documents/stock/item).data.left
      == get(/databases/$(db)/documents/stock/item).data.left - 1; }
    match /stock/{id} { allow read: if true; allow update: if request.resource.data.left >= 0; }`)
  await seed(environment, { 'stock/item': { left: 1 } })
  const db = as(environment, 'ana')
  const sell = (left: number): Promise<void> => {
    const batch = writeBatch(db)
    batch.set(doc(db, 'orders', `o${left}`), { n: 1 }).update(doc(db, 'stock/item'), { left })
    return batch.commit()
  }
  await assertFails(setDoc(doc(db, 'orders/alone'), { n: 1 }))
  await assertFails(sell(1))
  await assertSucceeds(sell(0))
  await assertFails(sell(-1))
})

it('transactions are allowed what single reads and writes are', async () => {
  const environment = await withRules(
    'match /c/{id} { allow read: if true; allow update: if request.resource.data.n < 3; }',
  )
  await seed(environment, { 'c/a': { n: 0 } })
  const db = as(environment, 'ana')
  const raise = (by: number): Promise<void> =>
    runTransaction(db, async (transaction) => {
      const { ref, data } = await transaction
        .get(doc(db, 'c/a'))
        .then((found) => ({ ref: found.ref, data: found.data() }))
      transaction.update(ref, { n: Number(data?.['n']) + by })
    })
  await assertSucceeds(raise(2))
  await assertFails(raise(2))
})

it('a denied listener hears permission-denied, the others on its connection go on', async () => {
  const environment = await withRules(OWNED)
  await seed(environment, { 'notes/a': { owner: 'ana', text: 'x' }, 'notes/b': { owner: 'bia', text: 'x' } })
  const ana = as(environment, 'ana')
  const allowed = listenToDocument(doc(ana, 'notes/a'))
  await allowed.until(() => true)
  await expect(listenToDocument(doc(ana, 'notes/b')).error).resolves.toMatchObject({
    code: 'permission-denied',
  })
  await expect(listenToQuery(collection(ana, 'notes')).error).resolves.toMatchObject({
    code: 'permission-denied',
  })
  await seed(environment, { 'notes/a': { owner: 'ana', text: 'y' } })
  await allowed.until((each) => JSON.stringify(each).includes('"y"'))
})

it('a listener loses a document that is given to someone else', async () => {
  const environment = await withRules(OWNED)
  await seed(environment, { 'notes/a': { owner: 'ana', text: 'x' } })
  const heard = listenToDocument(doc(as(environment, 'ana'), 'notes/a'))
  await heard.until(() => true)
  await seed(environment, { 'notes/a': { owner: 'bia', text: 'secret' } })
  await expect(heard.error).resolves.toMatchObject({ code: 'permission-denied' })
  expect(JSON.stringify(heard.all)).not.toContain('secret')
})

it('new rules hold for new requests and for listeners that are open', async () => {
  const environment = await withRules('match /c/{id} { allow read: if true; }')
  const db = as(environment, 'ana')
  const heard = listenToQuery(collection(db, 'c'))
  await heard.until(() => true)
  await fetch(`${server.url}/emulator/v1/projects/${environment.projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content: 'service cloud.firestore { }' }] } }),
  })
  await expect(heard.error).resolves.toMatchObject({ code: 'permission-denied' })
  await assertFails(getDocs(collection(db, 'c')))
})

it('clearing leaves rules and other projects alone', async () => {
  const one = await withRules(OWNED)
  const other = await withRules(OWNED)
  await seed(one, { 'notes/a': { owner: 'ana' } })
  await seed(other, { 'notes/a': { owner: 'ana' } })
  await one.clearFirestore()
  expect((await getDocs(query(collection(as(one, 'ana'), 'notes'), where('owner', '==', 'ana')))).size).toBe(
    0,
  )
  expect(
    (await getDocs(query(collection(as(other, 'ana'), 'notes'), where('owner', '==', 'ana')))).size,
  ).toBe(1)
  await assertFails(getDocs(collection(as(one, 'ana'), 'notes')))
})
