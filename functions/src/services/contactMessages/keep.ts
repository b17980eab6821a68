import { type ContactMessage, contactMessageSchema } from '@ribalta/domain/schemas/contactMessage'
import { type FeedItem, VISITOR } from '@ribalta/domain/schemas/feed/feed'
import type { SubmitContactInput } from '@ribalta/domain/schemas/submitContact'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp } from '../../admin/backend.ts'
import { queueReceived } from '../notices/received.ts'
import { paths } from '../shared/paths.ts'

/**
 * Keeps a message for the team, with its line in the feed, under its request's id, so that asking again after a lost answer stores it once. Throws
 * `already-exists` where the id came with another message before.
 */
export async function keepContactMessage(
  { db }: Pick<Backend, 'db'>,
  { requestId, website: _website, ...typed }: SubmitContactInput,
  now: Date,
): Promise<void> {
  const ref = paths.contactMessage(db, requestId)
  const message: ContactMessage = { kind: 'contact', about: '', ...typed, at: Timestamp.fromDate(now) }
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref)
    if (!stored.exists) {
      transaction.create(ref, message)
      const item: FeedItem = { kind: 'contactMessage', actor: VISITOR, at: message.at }
      transaction.create(paths.feed(db, `contactMessage_${requestId}`), item)
      queueReceived(transaction, db, now)
      return
    }
    const known = contactMessageSchema.parse(stored.data())
    if (!isSame(known, message)) {
      throw new HttpsError('already-exists', 'Esta mensagem já foi enviada com outro texto. Envie de novo.')
    }
  })
}

function isSame(a: ContactMessage, b: ContactMessage): boolean {
  const words = ({ at: _at, ...rest }: ContactMessage): string =>
    JSON.stringify(Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return words(a) === words(b)
}
