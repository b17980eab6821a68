import { GRANTS } from '@ribalta/domain/account/grants'
import { isWanted } from '@ribalta/domain/notices/topics'
import { noticeWords } from '@ribalta/domain/notices/words'
import {
  type Mail,
  type OutboxItem,
  outboxSchema,
  type Receiver,
} from '@ribalta/domain/schemas/notices/notice'
import {
  type Backend,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from '../../admin/backend.ts'
import { readNoticeSettings } from '../shared/clientDocuments.ts'
import { eachDue } from '../shared/eachDue.ts'
import { paths } from '../shared/paths.ts'
import type { Site } from '../shared/site.ts'
import { letterOf, type Reader } from './letter.ts'

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
  const addressees = await addresseesOf(transaction, db, receiver, notice)
  const words = noticeWords(notice, site.name)
  for (const { email, uid, ...reader } of addressees) {
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
  return addressees.length
}

interface Addressee extends Reader {
  readonly email: string
  readonly uid: string | undefined
}

async function addresseesOf(
  transaction: Transaction,
  db: Firestore,
  receiver: Receiver,
  notice: OutboxItem['notice'],
): Promise<Addressee[]> {
  if (notice.kind === 'invitation') {
    if (receiver.kind !== 'address') throw new Error('An invitation goes to an address')
    // Withdrawn meanwhile, or taken already.
    const invitation = await transaction.get(paths.invitation(db, notice.link.id))
    if (!invitation.exists) return []
    return [{ email: receiver.email, uid: undefined, name: notice.name, hasAccount: false }]
  }
  if (receiver.kind === 'address') throw new Error('Only an invitation goes to an address')
  const profiles =
    receiver.kind === 'person'
      ? [await transaction.get(paths.profile(db, receiver.uid))]
      : (await readTeam(transaction, db)).filter(({ id }) => id !== receiver.except)
  const known = profiles.filter((profile) => profile.exists)
  if (known.length === 0) return []
  const settings = await transaction.getAll(...known.map(({ id }) => paths.noticeSettings(db, id)))
  return known
    .filter((_profile, index) => isWanted(notice.kind, readNoticeSettings(settings[index]) ?? { off: [] }))
    .map((profile) => ({
      email: String(profile.get('email')),
      uid: profile.id,
      name: String(profile.get('artisticName')),
      hasAccount: true,
    }))
}

/** Who is of the team and may sign in. */
async function readTeam(transaction: Transaction, db: Firestore): Promise<DocumentSnapshot[]> {
  const staff = db.collection('profiles').where('grants', 'array-contains-any', [...GRANTS])
  const { docs } = await transaction.get(staff.limit(MOST_OF_TEAM))
  return docs.filter((profile) => profile.get('isAccountDisabled') !== true)
}
