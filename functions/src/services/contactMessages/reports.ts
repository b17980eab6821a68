import { castingSchema } from '@ribalta/domain/schemas/castings/casting'
import type {
  ContactMessage,
  ReportArtistInput,
  ReportCastingInput,
} from '@ribalta/domain/schemas/contactMessage'
import { type FeedItem, VISITOR } from '@ribalta/domain/schemas/feed/feed'
import { HttpsError } from 'firebase-functions/https'
import {
  type Backend,
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
} from '../../admin/backend.ts'
import { grantsOf } from '../account/grants.ts'
import { queueReceived } from '../notices/received.ts'
import { paths } from '../shared/paths.ts'

type Database = Pick<Backend, 'db'>

/**
 * Stores for the team what somebody finds wrong with a casting, once however often it is sent. Throws `not-found` for one
 * that was never on air.
 */
export async function reportCasting(
  { db }: Database,
  { requestId, ...report }: ReportCastingInput,
  now: Date,
): Promise<void> {
  const message: ContactMessage = { kind: 'report', about: '', ...report, at: Timestamp.fromDate(now) }
  const casting = paths.casting(db, report.castingId)
  await storeReport(db, { requestId, message, feed: { castingId: report.castingId } }, now, {
    ref: casting,
    wasPublic: wasOnAir,
    missing: 'Casting não encontrado.',
  })
}

/** The same of an artist's public page. Throws `not-found` where there is none. */
export async function reportArtist(
  { db }: Database,
  { requestId, ...report }: ReportArtistInput,
  now: Date,
): Promise<void> {
  const { artistId } = report
  const at = Timestamp.fromDate(now)
  const message: ContactMessage = { kind: 'artistReport', about: artistId, ...report, at }
  const artist = paths.artist(db, artistId)
  await storeReport(db, { requestId, message, feed: { subject: artistId } }, now, {
    ref: artist,
    wasPublic: ({ exists }) => exists,
    missing: 'Página não encontrada.',
  })
}

interface Subject {
  readonly ref: DocumentReference
  /** Whether anybody can have seen it. */
  readonly wasPublic: (snapshot: DocumentSnapshot) => boolean
  readonly missing: string
}

function wasOnAir(casting: DocumentSnapshot): boolean {
  const known = castingSchema.safeParse(casting.data())
  return known.success && known.data.status !== 'draft'
}

interface Report {
  readonly requestId: string
  readonly message: ContactMessage
  /** What the line in the feed is about. */
  readonly feed: Pick<FeedItem, 'subject' | 'castingId'>
}

/** The report with its line in the feed and the team's notice; of whom it accuses, if they are staff, neither reaches them. */
async function storeReport(
  db: Backend['db'],
  { requestId, message, feed }: Report,
  now: Date,
  { ref, wasPublic, missing }: Subject,
): Promise<void> {
  const messageRef = paths.contactMessage(db, requestId)
  await db.runTransaction(async (transaction) => {
    const { about } = message
    const refs = about === '' ? [messageRef, ref] : [messageRef, ref, paths.profile(db, about)]
    const [stored, subject, accused] = await transaction.getAll(...refs)
    if (stored?.exists === true) return
    if (subject === undefined || !wasPublic(subject)) throw new HttpsError('not-found', missing)
    transaction.create(messageRef, message)
    // All of staff read the feed.
    if (accused === undefined || grantsOf(accused).length === 0) {
      const item: FeedItem = { kind: 'report', actor: VISITOR, at: Timestamp.fromDate(now), ...feed }
      transaction.create(paths.feed(db, `report_${requestId}`), item)
    }
    queueReceived(transaction, db, now)
  })
}
