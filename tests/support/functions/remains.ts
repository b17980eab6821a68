import type { Auth } from '../../../functions/src/admin/backend.ts'
import { everyDocument } from './everyDocument.ts'
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

/** How many people the ledger says were deleted. */
export async function deletionsNoted(): Promise<number> {
  const noted = backend.db.collection('auditLog').where('kind', '==', 'deletion')
  return (await noted.count().get()).data().count
}
