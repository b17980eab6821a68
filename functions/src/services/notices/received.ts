import { isDirector } from '@ribalta/domain/account/grants'
import type { NoticeWords } from '@ribalta/domain/notices/words'
import { GATHERED_MS, type ReportedKind, receivedWords } from '@ribalta/domain/notices/received'
import { contactMessageSchema } from '@ribalta/domain/schemas/contactMessage'
import { messageReportSchema } from '@ribalta/domain/schemas/conversations/conversation'
import { type Notice, outboxSchema } from '@ribalta/domain/schemas/notices/notice'
import { type DocumentSnapshot, type Firestore, Timestamp, type Transaction } from '../../admin/backend.ts'
import { liveGrantsOf } from '../account/grants.ts'
import { paths } from '../shared/paths.ts'
import { TO_TEAM, type Writer } from './queue.ts'

/** Maximum messages, and maximum reports of messages, that one mail counts. */
const MAX_COUNTED = 100

/**
 * Queues the team's mail for the current window as part of `writer`. Every sender in the window writes the same document without reading
 * it, so that they don't contend, and the team gets one mail.
 */
export function queueReceived(writer: Writer, db: Firestore, now: Date): void {
  const since = Math.floor(now.getTime() / GATHERED_MS) * GATHERED_MS
  const until = Timestamp.fromMillis(since + GATHERED_MS)
  const notice = { kind: 'received', since: Timestamp.fromMillis(since), until } as const
  const id = `received_${String(since)}`
  writer.set(paths.outbox(db, id), outboxSchema.parse({ notice, receiver: TO_TEAM, sendAfter: until }))
}

/**
 * Reads the messages and reports of a notice's window. Returns a function that writes the mail for one team member: without reports about
 * themselves, with reported chat messages only for directors, and undefined when nothing is left.
 */
export async function readReceived(
  transaction: Transaction,
  db: Firestore,
  { since, until }: Extract<Notice, { readonly kind: 'received' }>,
): Promise<(member: DocumentSnapshot) => NoticeWords | undefined> {
  const [messages, reports] = await Promise.all(
    (['contactMessages', 'messageReports'] as const).map((name) =>
      transaction.get(
        db
          .collection(name)
          .where('at', '>=', timestamp(since))
          .where('at', '<', timestamp(until))
          .orderBy('at')
          .limit(MAX_COUNTED),
      ),
    ),
  )
  const known = readAll(messages?.docs, contactMessageSchema)
  const reported = readAll(reports?.docs, messageReportSchema)
  return (member) => {
    const mine = known.filter(({ about }) => about !== member.id)
    const isForDirectors = isDirector({ grants: liveGrantsOf(member) })
    const chat = isForDirectors ? reported.filter(({ sender }) => sender !== member.id) : []
    return receivedWords({
      messages: mine.flatMap((each) => (each.kind === 'contact' ? [each] : [])),
      reports: [
        ...chat.map((): ReportedKind => 'message'),
        ...mine.flatMap((each): ReportedKind[] =>
          each.kind === 'contact' ? [] : [each.kind === 'artistReport' ? 'artist' : 'casting'],
        ),
      ],
    })
  }
}

interface Schema<T> {
  readonly safeParse: (data: unknown) => { readonly success: boolean; readonly data?: T }
}

function readAll<T>(docs: readonly DocumentSnapshot[] = [], schema: Schema<T>): T[] {
  return docs.flatMap((each) => {
    const { data } = schema.safeParse(each.data())
    return data === undefined ? [] : [data]
  })
}

function timestamp({ seconds, nanoseconds }: { readonly seconds: number; readonly nanoseconds: number }) {
  return new Timestamp(seconds, nanoseconds)
}
