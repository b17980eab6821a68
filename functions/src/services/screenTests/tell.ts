import type { FeedItem } from '@ribalta/domain/schemas/feed/feed'
import type { Notice } from '@ribalta/domain/schemas/notices/notice'
import type { TestRequest } from '@ribalta/domain/schemas/screenTests/testRequest'
import { type Firestore, Timestamp, type Transaction } from '../../admin/backend.ts'
import { queueNotice, toPerson } from '../notices/queue.ts'
import { paths } from '../shared/paths.ts'

/** Which test, as it is after the act. */
export interface Told {
  readonly id: string
  readonly test: TestRequest
  readonly now: Date
  /** Who acted, where it was not the artist. */
  readonly actor?: string | undefined
}

/** The notice of being asked; while it waits, the test can be taken back as if nobody had been asked. */
export function askingNotice(testRequestId: string): string {
  return `testAsked_${testRequestId}`
}

/** Writes what an artist, or staff in their name, did with a test into the feed, once for each time that it came about. */
export function feedTest(
  transaction: Transaction,
  db: Firestore,
  kind: FeedItem['kind'],
  { id, test, now, actor = test.artistId }: Told,
): void {
  const { artistId, castingId } = test
  const item: FeedItem = {
    kind,
    subject: artistId,
    actor,
    testRequestId: id,
    ...(castingId === undefined ? {} : { castingId }),
    at: Timestamp.fromDate(now),
  }
  transaction.set(paths.feed(db, occasion(kind, id, test)), item)
}

type TestNotice = Extract<Notice, { readonly testRequestId: string }>

/** Tells an artist of what staff did with their test, once for each time that it came about. */
export function tellOfTest(
  transaction: Transaction,
  db: Firestore,
  notice: TestNotice,
  { id, test, now }: Told,
): void {
  const telling = { id: occasion(notice.kind, id, test), notice, receiver: toPerson(test.artistId) }
  queueNotice(transaction, db, telling, now)
}

/** The same for a repeat of the act, another after the next step or with the next deadline. */
function occasion(kind: string, id: string, { history, deadline }: TestRequest): string {
  return [kind, id, String(history.length), String(deadline.seconds)].join('_')
}
