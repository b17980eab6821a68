import {
  FEED_PAUSE_MINUTES,
  isInConversation,
  MINOR_WORDS,
  previewOf,
} from '@ribalta/domain/conversations/conversation'
import { instantToDate } from '@ribalta/domain/instant'
import { searchTokens } from '@ribalta/domain/conversations/messageSearch'
import { isMinor } from '@ribalta/domain/people/birthDate'
import {
  type Attachment,
  type Conversation,
  type Message,
  messageSchema,
  type SendMessageInput,
  type SendMessageResult,
} from '@ribalta/domain/schemas/conversations/conversation'
import type { FeedItem } from '@ribalta/domain/schemas/feed/feed'
import { profileSchema } from '@ribalta/domain/schemas/people/profile'
import { HttpsError } from 'firebase-functions/https'
import {
  type Backend,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { readInbox } from '../shared/clientDocuments.ts'
import { paths } from '../shared/paths.ts'
import { invalid } from '../shared/refusals.ts'
import { aboutOf } from './about.ts'
import { claimAttachments } from './attachments.ts'
import { conversationIn, type Speaker, speakerOf } from './onConversation.ts'
import { readUploads } from './takenUploads.ts'

/**
 * Takes a message: it gets the next number, and whoever is in the conversation knows of it. The same id again is the same message, and
 * answers its number. Throws `permission-denied` for whoever is not in the conversation (any more), `failed-precondition` for a minor's
 * and for what its artist is not to know of, `already-exists` where the id is another message's, and as {@link claimAttachments} for files.
 */
export async function sendMessage(
  backend: Backend,
  input: SendMessageInput,
  caller: SignedInCaller,
  now: Date,
): Promise<SendMessageResult> {
  const { db } = backend
  const sent = { input, caller, now }
  if (input.attachments === undefined) return take(db, sent, [])
  // Files are put into a conversation only where the message is taken.
  const before = await db.runTransaction((transaction) => look(transaction, db, sent), { readOnly: true })
  if ('n' in before) return before
  return take(db, sent, await claimAttachments(backend, input, input.attachments, caller))
}

interface Sent {
  readonly input: SendMessageInput
  readonly caller: SignedInCaller
  readonly now: Date
}

/** What a message needs to know of its conversation, as a transaction sees it. */
interface Accepted {
  readonly conversation: Conversation
  readonly names: Conversation['names']
  readonly about: Message['about']
  readonly inbox: DocumentSnapshot | undefined
  /** Reserves its uploads for this message. */
  readonly reserveUploads: () => void
}

/** Whether a message may be said now; of a repeat its number. */
async function look(
  transaction: Transaction,
  db: Firestore,
  { input, caller, now }: Sent,
): Promise<Accepted | SendMessageResult> {
  const { conversationId, messageId } = input
  const [existing, storedConversation, own, inbox] = await transaction.getAll(
    paths.message(db, conversationId, messageId),
    paths.conversation(db, conversationId),
    paths.profile(db, caller.uid),
    paths.inbox(db, caller.uid),
  )
  const speaker = speakerOf(own, caller)
  const conversation = conversationIn(storedConversation)
  if (speaker === undefined || conversation === undefined || !isInConversation(conversation, speaker)) {
    throw new HttpsError('permission-denied', 'Você não está mais nesta conversa.')
  }
  if (existing?.exists === true) return { n: numberOfRepeat(existing, input, speaker) }
  return {
    conversation,
    names: await namesOf(transaction, db, { conversation, speaker, now }),
    about: await aboutOfMessage(transaction, db, { input, conversation, speaker }),
    inbox,
    reserveUploads: await readUploads(transaction, db, input),
  }
}

function take(db: Firestore, sent: Sent, attachments: readonly Attachment[]): Promise<SendMessageResult> {
  const {
    input: { conversationId, messageId, text },
    caller,
    now,
  } = sent
  return db.runTransaction(async (transaction) => {
    const accepted = await look(transaction, db, sent)
    if ('n' in accepted) return accepted
    const { conversation, names, about, inbox, reserveUploads } = accepted
    const n = conversation.n + 1
    const at = Timestamp.fromDate(now)
    const { artistId } = conversation
    const message: Message = {
      sender: caller.uid,
      text,
      ...(about === undefined ? {} : { about }),
      ...(attachments.length === 0 ? {} : { attachments: [...attachments] }),
      ...(artistId === undefined ? {} : { artistId }),
      words: searchTokens([text, ...attachments.map(({ name }) => name)].join(' ')),
      n,
      at,
    }
    const isArtists = artistId === caller.uid
    const isNews = isArtists && isTimeForNews(conversation, now)
    const next: Conversation = {
      ...conversation,
      names,
      n,
      last: { sender: caller.uid, text: previewOf(text, attachments), at },
      waits: isArtists,
      ...(isNews ? { feedAt: at } : {}),
    }
    reserveUploads()
    transaction.create(paths.message(db, conversationId, messageId), message)
    transaction.set(paths.conversation(db, conversationId), next)
    for (const uid of conversation.participants) {
      const hasReadAll = uid === caller.uid && readUntil(inbox, conversationId) === n - 1
      const mark = { [conversationId]: n }
      const marks = hasReadAll ? { last: mark, read: mark } : { last: mark }
      transaction.set(paths.inbox(db, uid), marks, { merge: true })
    }
    if (isNews) {
      const item: FeedItem = { kind: 'message', subject: artistId, actor: artistId, at }
      transaction.set(paths.feed(db, `message_${conversationId}_${String(n)}`), item)
    }
    return { n }
  })
}

function numberOfRepeat(existing: DocumentSnapshot, { text }: SendMessageInput, { uid }: Speaker): number {
  const message = messageSchema.parse(existing.data())
  if (message.sender === uid && message.text === text) return message.n
  throw new HttpsError('already-exists', 'Esta mensagem já foi enviada com outro texto.')
}

interface Said {
  readonly conversation: Conversation
  readonly speaker: Speaker
}

/** What those in it are called now, as far as was looked: who speaks, and the artist, who must be of age. */
async function namesOf(
  transaction: Transaction,
  db: Firestore,
  { conversation: { artistId, names }, speaker: { uid, profile }, now }: Said & { readonly now: Date },
): Promise<Conversation['names']> {
  const spoken = { ...names, [uid]: profile.artisticName }
  if (artistId === undefined) return spoken
  const artist =
    artistId === uid
      ? profile
      : profileSchema.parse((await transaction.get(paths.profile(db, artistId))).data())
  if (isMinor(artist.birthDate, now)) {
    throw new HttpsError('failed-precondition', MINOR_WORDS[artistId === uid ? 'artist' : 'staff'])
  }
  return { ...spoken, [artistId]: artist.artisticName }
}

async function aboutOfMessage(
  transaction: Transaction,
  db: Firestore,
  { input: { about }, conversation, speaker }: Said & { readonly input: SendMessageInput },
): Promise<Message['about']> {
  if (about === undefined) return undefined
  if (!speaker.isStaff) throw invalid('Só a equipe diz do que uma mensagem trata.', { field: 'about' })
  return aboutOf(transaction, db, about, conversation)
}

function isTimeForNews({ feedAt }: Conversation, now: Date): boolean {
  if (feedAt === undefined) return true
  return now.getTime() - instantToDate(feedAt).getTime() >= FEED_PAUSE_MINUTES * 60_000
}

function readUntil(stored: DocumentSnapshot | undefined, conversationId: string): number {
  return readInbox(stored)?.read[conversationId] ?? 0
}
