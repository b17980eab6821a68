import type { Auth, DocumentReference } from '../../../functions/src/admin/backend.ts'
import { backend } from './functions.ts'

type UserRecord = Awaited<ReturnType<Auth['getUser']>>

/**
 * Everything anywhere that speaks of somebody: paths of documents (of every collection, however deep) whose path or
 * content holds one of the words, names of such files, uids of such accounts.
 */
export async function remainsOf(words: readonly string[]): Promise<string[]> {
  const has = (text: string): boolean => words.some((word) => text.includes(word))
  const documents = await everyDocument()
  const [files] = await backend.bucket.getFiles()
  const users = await everyAccount()
  return [
    ...documents.filter(({ path, text }) => has(path) || has(text)).map(({ path }) => path),
    ...files
      .filter(({ name, metadata }) => has(name) || has(JSON.stringify(metadata)))
      .map(({ name }) => name),
    ...users.filter((user) => has(JSON.stringify(user.toJSON()))).map(({ uid }) => `account ${uid}`),
  ].toSorted()
}

async function everyAccount(pageToken?: string): Promise<UserRecord[]> {
  const page = await backend.auth.listUsers(1000, pageToken)
  return page.pageToken === undefined ? page.users : [...page.users, ...(await everyAccount(page.pageToken))]
}

interface FoundDocument {
  readonly path: string
  readonly text: string
}

async function everyDocument(): Promise<FoundDocument[]> {
  const roots = await backend.db.listCollections()
  const refs = await Promise.all(roots.map((collection) => collection.listDocuments()))
  return below(refs.flat())
}

/** The documents themselves and those in the collections below them, which may be there without a parent. */
async function below(refs: readonly DocumentReference[]): Promise<FoundDocument[]> {
  if (refs.length === 0) return []
  const snapshots = await backend.db.getAll(...refs)
  const collections = await Promise.all(refs.map((ref) => ref.listCollections()))
  const deeper = await Promise.all(collections.flat().map((collection) => collection.listDocuments()))
  const found = snapshots
    .filter(({ exists }) => exists)
    .map((snapshot) => ({ path: snapshot.ref.path, text: JSON.stringify(snapshot.data()) }))
  return [...found, ...(await below(deeper.flat()))]
}

/** How many people the ledger says were deleted. */
export async function deletionsNoted(): Promise<number> {
  const noted = backend.db.collection('auditLog').where('kind', '==', 'deletion')
  return (await noted.count().get()).data().count
}
