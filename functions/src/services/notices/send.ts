import { GRANTS } from '@ribalta/domain/account/grants'
import { isWanted } from '@ribalta/domain/notices/topics'
import { noticeWords, type NoticeWords } from '@ribalta/domain/notices/words'
import {
  type Mail,
  type NoticeKind,
  type OutboxItem,
  outboxSchema,
} from '@ribalta/domain/schemas/notices/notice'
import {
  type Backend,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from '../../admin/backend.ts'
import { liveGrantsOf } from '../account/grants.ts'
import { readNoticeSettings } from '../shared/clientDocuments.ts'
import { eachDue } from '../shared/eachDue.ts'
import { paths } from '../shared/paths.ts'
import type { Site } from '../shared/site.ts'
import { letterOf, type Reader } from './letter.ts'
import { readReceived } from './received.ts'

/** Of one team, for one notice. */
const MOST_OF_TEAM = 200

/**
 * Turns the notices that are due into mail, each by itself: its mail is there and it is gone, or neither. Who switched its topic off
 * and who has no profile any more get none. Answers how many mails there are now to be sent. Can be repeated.
 */
export async function sendDueNotices({ db }: Pick<Backend, 'db'>, site: Site, now: Date): Promise<number> {
  const due = db.collection('outbox').where('sendAfter', '<=', Timestamp.fromDate(now)).orderBy('sendAfter')
  return eachDue(
    due,
    (ref) => db.runTransaction((transaction) => sendOne(transaction, db, ref, { site, now })),
    'A notice could not be turned into mail',
  )
}

async function sendOne(
  transaction: Transaction,
  db: Firestore,
  ref: DocumentReference,
  { site, now }: { readonly site: Site; readonly now: Date },
): Promise<number> {
  const snapshot = await transaction.get(ref)
  // Sent by another run, or taken back with its act.
  if (!snapshot.exists) return 0
  const { notice, receiver } = outboxSchema.parse(snapshot.data())
  const letters = await lettersOf(transaction, db, { notice, receiver }, site)
  for (const { email, uid, words, ...reader } of letters) {
    const mail: Mail = {
      to: [email],
      message: letterOf(words, reader, site),
      ...(uid === undefined ? {} : { uid }),
      kind: notice.kind,
      at: Timestamp.fromDate(now),
    }
    transaction.create(db.collection('mail').doc(), mail)
  }
  transaction.delete(ref)
  return letters.length
}

interface Letter extends Reader {
  readonly email: string
  readonly uid: string | undefined
  readonly words: NoticeWords
}

/** Returns a notice's letters, one for each receiver. */
async function lettersOf(
  transaction: Transaction,
  db: Firestore,
  { notice, receiver }: Pick<OutboxItem, 'notice' | 'receiver'>,
  site: Site,
): Promise<Letter[]> {
  if (notice.kind === 'received') {
    const wordsFor = await readReceived(transaction, db, notice)
    return toAccounts(transaction, db, await readTeam(transaction, db), { kind: notice.kind, wordsFor })
  }
  const words = noticeWords(notice, site.name)
  if (receiver.kind === 'person') {
    const profile = await transaction.get(paths.profile(db, receiver.uid))
    return toAccounts(transaction, db, [profile], { kind: notice.kind, wordsFor: () => words })
  }
  if (notice.kind !== 'invitation' || receiver.kind !== 'address') {
    throw new Error('A notice without an account is an invitation to an address')
  }
  // The invitation was withdrawn or used meanwhile.
  const invitation = await transaction.get(paths.invitation(db, notice.link.id))
  if (!invitation.exists) return []
  return [{ email: receiver.email, uid: undefined, name: notice.name, hasAccount: false, words }]
}

interface Telling {
  readonly kind: NoticeKind
  readonly wordsFor: (profile: DocumentSnapshot) => NoticeWords | undefined
}

/** Returns letters to accounts, without deleted ones, those that switched the topic off, and those for which there is nothing to say. */
async function toAccounts(
  transaction: Transaction,
  db: Firestore,
  profiles: readonly DocumentSnapshot[],
  { kind, wordsFor }: Telling,
): Promise<Letter[]> {
  const known = profiles.filter((profile) => profile.exists)
  if (known.length === 0) return []
  const settings = await transaction.getAll(...known.map(({ id }) => paths.noticeSettings(db, id)))
  return known.flatMap((profile, index) => {
    const words = isWanted(kind, readNoticeSettings(settings[index]) ?? { off: [] })
      ? wordsFor(profile)
      : undefined
    if (words === undefined) return []
    const email = String(profile.get('email'))
    const name = String(profile.get('artisticName'))
    return [{ email, uid: profile.id, name, hasAccount: true, words }]
  })
}

/** Reads the team as it is now, without members who are suspended or whose account is disabled. */
async function readTeam(transaction: Transaction, db: Firestore): Promise<DocumentSnapshot[]> {
  const staff = db.collection('profiles').where('grants', 'array-contains-any', [...GRANTS])
  const { docs } = await transaction.get(staff.limit(MOST_OF_TEAM))
  return docs.filter((profile) => liveGrantsOf(profile).length > 0)
}
