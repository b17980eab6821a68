import { withoutSubject } from '@ribalta/domain/feed/mark'
import { formatOpened } from '@ribalta/domain/schemas/feed/staffMark'
import { conversationSchema } from '@ribalta/domain/schemas/conversations/conversation'
import { proposalSchema } from '@ribalta/domain/schemas/proposals/proposal'
import { requestSchema } from '@ribalta/domain/schemas/request'
import { instantToDate } from '@ribalta/domain/instant'
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
} from '../../admin/backend.ts'
import { readStaffMark } from '../shared/clientDocuments.ts'

/** What deleting a person does to a document: delete it, write some fields anew, or leave it for the sweeper. */
export type Erasure = 'delete' | 'keep' | Readonly<Record<string, unknown>>

export type Beside = readonly [DocumentReference, Erasure]

export interface PersonalPlace {
  /** As in the rules; `{uid}` is the person. */
  readonly path: string
  /** The field that holds the uid, where the path does not. Below a document of any id it is looked for everywhere. */
  readonly field?: string
  /** That the field is a list of uids. */
  readonly isAmong?: boolean
  /** Whether `exportMyData` gives it to the person. */
  readonly isExported: boolean
  readonly erase: (document: DocumentSnapshot, now: Date, uid: string) => Erasure
  /** What becomes of others that are found by this one alone, before it. */
  readonly eraseBeside?: (document: DocumentSnapshot, uid: string) => readonly Beside[]
}

const remove = (): Erasure => 'delete'

/** How long a change of somebody's media may still be under way; its record waits that long for the sweeper. */
const IN_FLIGHT_MS = 10 * 60_000

/**
 * Where a person's data is: the one list that both the export and the deletion follow, in this order. A collection
 * of the rules that is neither here nor in {@link NOT_PERSONAL} fails a test. What records of others is last.
 */
export const PERSONAL_PLACES: readonly PersonalPlace[] = [
  { path: 'profiles/{uid}', isExported: true, erase: remove },
  { path: 'artists/{uid}', isExported: true, erase: remove },
  // A projection of the record, which is given itself.
  { path: 'roster/{name}', field: 'uid', isExported: false, erase: remove },
  { path: 'profiles/{uid}/private-data/{id}', isExported: true, erase: remove },
  { path: 'profiles/{uid}/accountEvents/{id}', isExported: true, erase: remove },
  { path: 'profiles/{uid}/settings/{id}', isExported: true, erase: remove },
  // What was told of what is given itself; sent already or about to be.
  { path: 'outbox/{id}', field: 'receiver.uid', isExported: false, erase: remove },
  { path: 'mail/{id}', field: 'uid', isExported: false, erase: remove },
  // The team's working notes (decision 50); those that somebody wrote stay without a name.
  { path: 'profiles/{uid}/notes/{id}', isExported: false, erase: remove },
  {
    path: 'profiles/{subject}/notes/{id}',
    field: 'author',
    isExported: false,
    erase: () => ({ author: 'deleted' }),
  },
  { path: 'usernames/{slug}', field: 'uid', isExported: true, erase: remove },
  { path: 'phones/{digits}', field: 'uid', isExported: true, erase: remove },
  { path: 'consents/{id}', field: 'uid', isExported: true, erase: remove },
  { path: 'works/{id}', field: 'artistId', isExported: true, erase: remove },
  { path: 'savedSearches/{id}', field: 'owner', isExported: true, erase: remove },
  // The team's working notes, about others: in nobody's export (decision 47).
  { path: 'favoriteLists/{id}', field: 'owner', isExported: false, erase: remove },
  { path: 'favoriteLists/{listId}/items/{uid}', field: 'owner', isExported: false, erase: remove },
  { path: 'favoriteLists/{listId}/items/{uid}', field: 'artistId', isExported: false, erase: remove },
  {
    path: 'favoriteLists/{listId}/items/{uid}',
    field: 'noteBy',
    isExported: false,
    erase: () => ({ noteBy: 'deleted' }),
  },
  {
    path: 'favoriteLists/{id}',
    field: 'people',
    isAmong: true,
    isExported: false,
    erase: (_list, _now, uid) => ({ people: FieldValue.arrayRemove(uid) }),
  },
  // About people without an account: theirs are erased when they register, or after thirty days (decision 51).
  {
    path: 'invitations/{id}',
    field: 'invitedBy',
    isExported: false,
    erase: () => ({ invitedBy: 'deleted' }),
  },
  { path: 'castings/{castingId}/applications/{id}', field: 'artistId', isExported: true, erase: remove },
  // The team's working notes; those whom somebody moved stay without that name.
  { path: 'castings/{castingId}/board/{id}', field: 'artistId', isExported: false, erase: remove },
  {
    path: 'castings/{castingId}/board/{id}',
    field: 'movedBy',
    isExported: false,
    erase: () => ({ movedBy: 'deleted' }),
  },
  {
    path: 'castings/{castingId}/board/{id}',
    field: 'memoBy',
    isExported: false,
    erase: () => ({ memoBy: 'deleted' }),
  },
  { path: 'castings/{castingId}/applicants/{uid}', field: 'artistId', isExported: false, erase: remove },
  { path: 'castings/{castingId}/invited/{uid}', field: 'artistId', isExported: true, erase: remove },
  { path: 'testRequests/{id}', field: 'artistId', isExported: true, erase: remove },
  { path: 'testRequests/{testRequestId}/takes/{id}', field: 'artistId', isExported: true, erase: remove },
  // The team's working notes (decision 50); what somebody remarked stays without a name, their rating has theirs for an id.
  { path: 'testRequests/{testRequestId}/reviews/{id}', field: 'artistId', isExported: false, erase: remove },
  {
    path: 'testRequests/{testRequestId}/reviews/{id}',
    field: 'author',
    isExported: false,
    erase: (review) => (review.get('kind') === 'rating' ? 'delete' : { author: 'deleted' }),
  },
  // The agency's text, which its artist reads only while the rules open it.
  { path: 'testRequests/{testRequestId}/sides/{id}', field: 'artistId', isExported: false, erase: remove },
  // The agency's own, of which each artist is told what is theirs: whoever goes is in none any more.
  {
    path: 'proposals/{id}',
    field: 'people',
    isAmong: true,
    isExported: false,
    erase: withoutArtist,
  },
  {
    path: 'proposals/{id}',
    field: 'createdBy',
    isExported: false,
    erase: () => ({ createdBy: 'deleted' }),
  },
  { path: 'proposals/{proposalId}/participants/{uid}', field: 'artistId', isExported: true, erase: remove },
  // What clients said of people to the agency.
  {
    path: 'proposals/{proposalId}/answers/{id}',
    field: 'people',
    isAmong: true,
    isExported: false,
    erase: (_answers, _now, uid) => ({
      people: FieldValue.arrayRemove(uid),
      [`choices.${uid}`]: FieldValue.delete(),
    }),
  },
  // The team's own, of many together: whoever goes leaves a place empty.
  {
    path: 'rheaRuns/{id}',
    field: 'people',
    isAmong: true,
    isExported: false,
    erase: (_run, _now, uid) => ({
      people: FieldValue.arrayRemove(uid),
      [`first.${uid}`]: FieldValue.delete(),
    }),
  },
  {
    path: 'rheaRuns/{id}',
    field: 'createdBy',
    isExported: false,
    erase: () => ({ createdBy: 'deleted' }),
  },
  {
    path: 'castings/{castingId}/internal/{id}',
    field: 'createdBy',
    isExported: false,
    erase: () => ({ createdBy: 'deleted' }),
  },
  {
    path: 'castings/{castingId}/internal/{id}',
    field: 'validatedBy',
    isExported: false,
    erase: () => ({ validatedBy: 'deleted' }),
    // The document above says the name, but not whose it is.
    eraseBeside: ({ ref: { parent } }) =>
      parent.parent === null ? [] : [[parent.parent, { validatedBy: FieldValue.delete() }]],
  },
  // With the agency, which keeps none of it; what was said is given message by message.
  { path: 'conversations/{uid}', isExported: false, erase: remove, eraseBeside: outOfInboxes },
  {
    path: 'conversations/{conversationId}/messages/{id}',
    field: 'artistId',
    isExported: true,
    erase: remove,
  },
  // Numbers of what is given itself, by the ids of others.
  { path: 'inboxes/{uid}', isExported: false, erase: remove },
  // The agency's, among staff and with artists: what somebody who goes said in them stays without a name.
  {
    path: 'conversations/{id}',
    field: 'participants',
    isAmong: true,
    isExported: false,
    erase: withoutSpeaker,
  },
  {
    path: 'conversations/{conversationId}/messages/{id}',
    field: 'sender',
    isExported: false,
    erase: () => ({ sender: 'deleted' }),
  },
  // Directors' proof of what was said, as long as those whom it is about are there; a report of one's own stays without a name.
  { path: 'messageReports/{id}', field: 'artistId', isExported: false, erase: remove },
  { path: 'messageReports/{id}', field: 'sender', isExported: false, erase: remove },
  {
    path: 'messageReports/{id}',
    field: 'reportedBy',
    isExported: false,
    erase: () => ({ reportedBy: 'deleted', reporterName: '' }),
  },
  { path: 'feed/{id}', field: 'subject', isExported: true, erase: remove },
  // About others, who keep it.
  { path: 'feed/{id}', field: 'actor', isExported: false, erase: () => ({ actor: 'deleted' }) },
  { path: 'staffMarks/{uid}', isExported: true, erase: remove },
  // What staff opened of the lines that are gone.
  {
    path: 'staffMarks/{id}',
    isExported: false,
    erase: (document, _now, uid) => {
      const mark = readStaffMark(document)
      // Its reader begins with a new one.
      if (mark === undefined) return 'delete'
      const rest = withoutSubject(mark, uid).opened
      const isSame = Object.keys(rest).length === Object.keys(mark.opened).length
      return isSame ? 'keep' : { opened: formatOpened(rest) }
    },
  },
  // Its files go with the sweeper, which keeps none without a ticket.
  { path: 'uploadTickets/{id}', field: 'uid', isExported: false, erase: remove },
  // The machinery's own: hashes and salts, of use to nobody but a thief.
  { path: 'requests/{id}', field: 'uid', isExported: false, erase: eraseRequest },
  { path: 'auditLog/{id}', field: 'subject', isExported: true, erase: eraseAudit },
  { path: 'auditLog/{id}', field: 'actor', isExported: false, erase: () => ({ actor: 'deleted' }) },
]

/**
 * Collections without anything about an account; `rateLimits` are hashes that lapse (see `countsOf`), `refusals` are
 * numbers, and `contactMessages` come from strangers who prove no identity: they lapse, too; `views` say when a client looked. `posts` are the agency's own texts, and their byline goes with
 * its director by another way (`eraseByline`); a casting says who validated it by its internal part.
 */
export const NOT_PERSONAL: readonly string[] = [
  'classes',
  'skills',
  'settings',
  'rateLimits',
  'refusals',
  'posts',
  'posts/{slug}/history',
  'contactMessages',
  'stats',
  'quickReplies',
  'castings/{castingId}/roles',
  'castings',
  'testTemplates',
  'testTemplates/{id}/versions',
  'rheaCriteria',
  'rheaCriteria/{id}/versions',
  'proposals/{id}/internal',
  'proposals/{id}/views',
]

function withoutArtist(document: DocumentSnapshot, _now: Date, uid: string): Erasure {
  const { items } = proposalSchema.parse(document.data())
  return {
    // Taken out one by one, so that what staff save meanwhile stays.
    items: FieldValue.arrayRemove(...items.filter(({ artistId }) => artistId === uid)),
    people: FieldValue.arrayRemove(uid),
    // Whoever has it open to change it has to look again.
    version: FieldValue.increment(1),
  }
}

/** Takes a conversation out of the inboxes of those who are in it: it would count as not read for good. */
function outOfInboxes(document: DocumentSnapshot): readonly Beside[] {
  const { participants } = conversationSchema.parse(document.data())
  const gone = FieldValue.delete()
  return participants.map((uid) => [
    document.ref.firestore.doc(`inboxes/${uid}`),
    { [`last.${document.id}`]: gone, [`read.${document.id}`]: gone },
  ])
}

function withoutSpeaker(document: DocumentSnapshot, _now: Date, uid: string): Erasure {
  const { moves, last } = conversationSchema.parse(document.data())
  return {
    participants: FieldValue.arrayRemove(uid),
    [`names.${uid}`]: FieldValue.delete(),
    moves: moves.filter((move) => move.uid !== uid),
    ...(last?.sender === uid ? { 'last.sender': 'deleted' } : {}),
  }
}

/** Decisions about people remain as proof, without saying of whom; what somebody did with their own data goes. */
const KEPT_AUDITS: ReadonlySet<unknown> = new Set([
  'grants',
  'review',
  'secondFactorsReset',
  'privateRead',
  'guardianContact',
  'minorToAdult',
])

function eraseAudit(entry: DocumentSnapshot): Erasure {
  if (!KEPT_AUDITS.has(entry.get('kind'))) return 'delete'
  const subject: unknown = entry.get('subject')
  return {
    subject: FieldValue.delete(),
    ...(entry.get('actor') === subject ? { actor: 'deleted' } : {}),
  }
}

/**
 * The deletion's own record is the last to go, by other means. A change of media that began before the profile was gone may
 * still make files: its record stays the few minutes that it needs, and the sweeper takes both away.
 */
function eraseRequest(document: DocumentSnapshot, now: Date): Erasure {
  const request = requestSchema.parse(document.data())
  if (request.kind === 'deletion') return 'keep'
  if (request.kind === 'registration') {
    return request.state === 'reserved' || request.state === 'undoing' ? 'keep' : 'delete'
  }
  const waitsMs = instantToDate(request.sweepAfter).getTime() - now.getTime()
  // A task that has begun may still write; its request has the sweeper look after it.
  if (request.kind === 'video') return request.attempts > 0 && waitsMs > 0 ? 'keep' : 'delete'
  return waitsMs > 0 && waitsMs <= IN_FLIGHT_MS ? 'keep' : 'delete'
}

/** The collection of a place, as in the rules. */
export function collectionOf(path: string): string {
  return path.split('/').slice(0, -1).join('/')
}

/** Whether a place is spread over documents that are not the person's own. */
function isSpread({ path, field }: PersonalPlace): boolean {
  return field !== undefined && collectionOf(path).includes('{')
}

/** What the page after this document is asked by. */
export function cursorOf(place: PersonalPlace, document: DocumentSnapshot): string {
  return isSpread(place) ? document.ref.path : document.id
}

/** Whether a text can be the cursor at a document of this place. */
export function isCursorOf(place: PersonalPlace, cursor: string): boolean {
  const segments = cursor.split('/')
  if (!isSpread(place)) return segments.length === 1
  const wanted = place.path.split('/')
  return (
    segments.length === wanted.length &&
    wanted.every((segment, index) => segment.startsWith('{') || segment === segments[index])
  )
}

/** A person's documents in one place, `size` at a time in the order of their ids; `after` is the mark of the last one had. */
export function pageOf(
  db: Firestore,
  place: PersonalPlace,
  uid: string,
  { after, size }: { readonly after: string | undefined; readonly size: number },
): Query {
  const { path, field, isAmong } = place
  const collection: Query = isSpread(place)
    ? db.collectionGroup(collectionOf(path).split('/').at(-1) ?? '')
    : db.collection(collectionOf(path).replace('{uid}', uid))
  const byId = FieldPath.documentId()
  const isOne = field === undefined && path.endsWith('/{uid}')
  const all =
    field === undefined
      ? isOne
        ? collection.where(byId, '==', uid)
        : collection
      : collection.where(field, isAmong === true ? 'array-contains' : '==', uid)
  const page = all.orderBy(byId).limit(size)
  return after === undefined ? page : page.startAfter(after)
}
