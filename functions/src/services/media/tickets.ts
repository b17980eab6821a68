import { randomBytes } from 'node:crypto'
import { instantToDate } from '@ribalta/domain/instant'
import {
  isVideoType,
  MAX_MEDIA,
  refuseFile,
  refuseVideos,
  SENDER_LIMITS,
  UPLOADS_KEPT_MS,
  type UploadLimits,
  VISITOR_LIMITS,
} from '@ribalta/domain/media/media'
import {
  type OpenUploadsInput,
  type OpenUploadsResult,
  type UploadFile,
  type UploadTicket,
  uploadTicketSchema,
} from '@ribalta/domain/schemas/media/uploads'
import { type Backend, type DocumentSnapshot, Timestamp, type Transaction } from '../../admin/backend.ts'
import { isSessionEnded } from '../account/liveSession.ts'
import { type Caller, isSignedIn } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { readPromisedBytes } from '../shared/rateLimit.ts'
import { invalid } from '../shared/refusals.ts'
import { deleteTempMedia } from './claim.ts'

/** Uploads are claimed the same day, or never. */
const LONGEST_MS = 24 * 60 * 60_000

/** A session whose ticket holds, as it is changed here. */
interface Session {
  readonly id: string
  readonly ticket: UploadTicket
  readonly slots: Map<string, UploadFile>
  readonly spent: Set<string>
}

/**
 * Gives a slot for each file, in the sessions that the caller has already or in a new one; the named sessions are kept for another
 * hour. What is dropped is deleted, and its slot is not given again in that session. Who has no profile may send less. Throws
 * `invalid-argument` for what nobody may send and for more videos than fit, and `resource-exhausted` for more bytes than one address
 * is promised in an hour.
 */
export async function openUploads(
  backend: Backend,
  input: OpenUploadsInput,
  caller: Caller,
  now: Date,
): Promise<OpenUploadsResult> {
  const { db, bucket } = backend
  const opened = await db.runTransaction(async (transaction) => {
    const limits = await limitsOf(transaction, db, caller)
    const promise = await readPromisedBytes(transaction, backend, caller, now)
    const sessions = await readSessions(transaction, db, { ids: input.sessions, caller, now })
    const alive = sessions.map(({ id }) => id)
    const dropped = input.dropped.filter((tempMediaId) => dropFrom(sessions, tempMediaId))
    requireFitting(sessions, input.files, limits)
    promise(input.files.reduce((sum, { bytes }) => sum + bytes, 0))
    const newId = randomBytes(24).toString('base64url')
    const places = input.files.map((file) => place(sessions, file, newTicket(newId, caller, now)))
    const expiresAt = Timestamp.fromMillis(now.getTime() + UPLOADS_KEPT_MS)
    for (const { id, ticket, slots, spent } of sessions) {
      const kept: UploadTicket = { ...ticket, slots: Object.fromEntries(slots), spent: [...spent], expiresAt }
      transaction.set(paths.uploadTicket(db, id), kept)
    }
    return { alive, dropped, places }
  })
  await deleteTempMedia(bucket, opened.dropped)
  return { alive: opened.alive, places: opened.places }
}

/** Whether a ticket still keeps its files. */
export function isTicketAlive(snapshot: DocumentSnapshot, now: Date): boolean {
  if (!snapshot.exists) return false
  const { createdAt, expiresAt } = uploadTicketSchema.parse(snapshot.data())
  return instantToDate(expiresAt) > now && now.getTime() - instantToDate(createdAt).getTime() < LONGEST_MS
}

/** A bare account is nobody yet: anybody can make one. */
async function limitsOf(transaction: Transaction, db: Backend['db'], caller: Caller): Promise<UploadLimits> {
  if (!isSignedIn(caller)) return VISITOR_LIMITS
  const profile = await transaction.get(paths.profile(db, caller.uid))
  if (!profile.exists || isSessionEnded(profile, caller.authTime)) return VISITOR_LIMITS
  return SENDER_LIMITS
}

interface Wanted {
  readonly ids: readonly string[]
  readonly caller: Caller
  readonly now: Date
}

async function readSessions(
  transaction: Transaction,
  db: Backend['db'],
  { ids, caller, now }: Wanted,
): Promise<Session[]> {
  const refs = [...new Set(ids)].map((id) => paths.uploadTicket(db, id))
  if (refs.length === 0) return []
  const snapshots = await transaction.getAll(...refs)
  return snapshots
    .filter((snapshot) => isTicketAlive(snapshot, now))
    .map((snapshot) => ({ id: snapshot.id, ticket: uploadTicketSchema.parse(snapshot.data()) }))
    .filter(({ ticket: { uid } }) => uid === '' || uid === caller.uid)
    .map(({ id, ticket }) => {
      return { id, ticket, slots: new Map(Object.entries(ticket.slots)), spent: new Set(ticket.spent) }
    })
}

function newTicket(id: string, { uid = '' }: Caller, now: Date): Session {
  const at = Timestamp.fromDate(now)
  const ticket: UploadTicket = { uid, slots: {}, spent: [], attachedTo: {}, createdAt: at, expiresAt: at }
  return { id, ticket, slots: new Map(), spent: new Set() }
}

function dropFrom(sessions: readonly Session[], tempMediaId: string): boolean {
  const [id, slot = ''] = tempMediaId.split('/')
  const session = sessions.find((session) => session.id === id)
  if (session?.slots.delete(slot) !== true) return false
  session.spent.add(slot)
  return true
}

function requireFitting(
  sessions: readonly Session[],
  files: readonly UploadFile[],
  limits: UploadLimits,
): void {
  const taken = sessions.flatMap(({ slots }) => [...slots.values()])
  const videos = [...taken, ...files].filter(({ type }) => isVideoType(type)).length
  const refusals = files.map(({ type, bytes }) => refuseFile({ type, size: bytes }, limits))
  const refusal = refusals.find((words) => words !== undefined)
  const tooMany = files.some(({ type }) => isVideoType(type)) ? refuseVideos(videos, limits) : undefined
  if (refusal !== undefined)
    throw invalid(refusal, { field: 'files', position: refusals.indexOf(refusal) + 1 })
  if (tooMany !== undefined) throw invalid(tooMany, { field: 'files' })
}

/** Takes a slot that was never given for a file, in `fresh` where the other sessions are full. */
function place(sessions: Session[], file: UploadFile, fresh: Session): string {
  const known = sessions.find(({ slots, spent }) => slots.size + spent.size < MAX_MEDIA)
  const { id, slots, spent } = known ?? fresh
  if (known === undefined) sessions.push(fresh)
  const every = Array.from({ length: MAX_MEDIA }, (_, slot) => String(slot))
  const free = every.find((slot) => !slots.has(slot) && !spent.has(slot))
  if (free === undefined) throw new Error('A session with room has no slot')
  slots.set(free, file)
  return `${id}/${free}`
}
