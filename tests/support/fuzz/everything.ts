import { everyDocument } from '../functions/everyDocument.ts'
import { backend } from '../functions/functions.ts'

/** A mark of everything stored but the counts of what was refused: each document with its last change, each file, each account and since when it signs in. */
export async function everything(): Promise<readonly string[]> {
  const stored = (await everyDocument()).filter(({ path }) => !path.startsWith('refusals/'))
  const documents = stored.map(({ path, updateTime }) => `${path} ${updateTime}`)
  const [files] = await backend.bucket.getFiles()
  const names = files.map((file) => `${file.name} ${String(file.metadata.generation)}`)
  const { users } = await backend.auth.listUsers(1000)
  const accounts = users.map(({ uid, tokensValidAfterTime }) => `${uid} ${tokensValidAfterTime ?? ''}`)
  return [...documents, ...names, ...accounts].toSorted()
}
