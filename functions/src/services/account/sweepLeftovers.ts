import { randomBytes } from 'node:crypto'
import * as logger from 'firebase-functions/logger'
import { type Backend, FieldPath } from '../../admin/backend.ts'
import { codeOf } from '../shared/errorCodes.ts'
import { deleteLeftovers } from './deletion.ts'

/** As many accounts as can be asked for at once. */
const PAGE = 100

/**
 * Looks for profiles whose account was deleted past the product without anybody hearing of it. A part of them each time, from a
 * place of chance: uids are chance, too, so all have their turn. Answers how many were taken away and how many failed.
 */
export async function sweepLeftovers(
  backend: Backend,
  now: Date,
): Promise<{ readonly leftovers: number; readonly failed: number }> {
  let leftovers = 0
  let failed = 0
  for (const uid of await withoutAccount(backend)) {
    try {
      await deleteLeftovers(uid, { backend, now: () => now, checkpoint: () => Promise.resolve() })
      leftovers += 1
    } catch (error) {
      failed += 1
      logger.error('What a deleted account left could not be swept', { errorCode: codeOf(error) })
    }
  }
  return { leftovers, failed }
}

async function withoutAccount({ db, auth }: Backend): Promise<string[]> {
  const from = randomBytes(21).toString('base64url')
  const profiles = db.collection('profiles').orderBy(FieldPath.documentId()).select()
  const { docs } = await profiles.startAt(from).limit(PAGE).get()
  if (docs.length < PAGE) {
    const first = await profiles
      .endBefore(from)
      .limit(PAGE - docs.length)
      .get()
    docs.push(...first.docs)
  }
  if (docs.length === 0) return []
  const { users } = await auth.getUsers(docs.map(({ id }) => ({ uid: id })))
  const known = new Set(users.map(({ uid }) => uid))
  return docs.map(({ id }) => id).filter((id) => !known.has(id))
}
