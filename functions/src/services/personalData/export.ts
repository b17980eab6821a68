import {
  type ExportCursor,
  exportCursorSchema,
  type ExportPage,
  type ExportRecord,
} from '@ribalta/domain/schemas/account/personalData'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, type DocumentSnapshot, Timestamp } from '../../admin/backend.ts'
import { writeAudit } from '../shared/audit.ts'
import { servableFiles } from '../files/access.ts'
import { listFiles } from './filePages.ts'
import { EXPORTED_FOLDERS } from './folders.ts'
import { paths } from '../shared/paths.ts'
import { isCursorOf, cursorOf, pageOf, PERSONAL_PLACES } from './places.ts'
import { invalid } from '../shared/refusals.ts'

const RECORDS_PER_PAGE = 50
const FILES_PER_PAGE = 500
/** How long one export may take from its first page to its last. */
const EXPORT_MS = 6 * 60 * 60_000

const PLACES = PERSONAL_PLACES.filter(({ isExported }) => isExported)

/**
 * A page of everything that there is of a person: first their account, then every place of the one list, then the
 * paths of their files. The first page writes a line in the audit log, and every other one must name it. Throws
 * `not-found` without a profile and `invalid-argument` for a cursor that no page of this person's gave.
 */
export async function exportPage(
  backend: Backend,
  uid: string,
  cursorText: string | undefined,
  now: Date,
): Promise<ExportPage> {
  const cursor =
    cursorText === undefined ? await begin(backend, uid, now) : await goOn(backend, uid, cursorText, now)
  const account = cursorText === undefined ? [await accountOf(backend, uid)] : []
  const place = PLACES[cursor.place]
  if (place === undefined) return filesPage(backend, uid, cursor)

  const { after } = cursor
  if (after !== undefined && !isCursorOf(place, after)) throw expired()
  const { docs } = await pageOf(backend.db, place, uid, { after, size: RECORDS_PER_PAGE }).get()
  const lastOne = docs.length === RECORDS_PER_PAGE ? docs.at(-1) : undefined
  const last = lastOne === undefined ? undefined : cursorOf(place, lastOne)
  const { audit } = cursor
  const next: ExportCursor =
    last === undefined ? { audit, place: cursor.place + 1 } : { audit, place: cursor.place, after: last }
  return {
    records: [...account, ...docs.map((document) => recordOf(document, uid))],
    media: [],
    next: toText(next),
  }
}

async function begin({ db }: Backend, uid: string, now: Date): Promise<ExportCursor> {
  return db.runTransaction(async (transaction) => {
    const profile = await transaction.get(paths.profile(db, uid))
    if (!profile.exists) throw new HttpsError('not-found', 'Perfil não encontrado.')
    const at = Timestamp.fromDate(now)
    return {
      audit: writeAudit(transaction, db, { kind: 'dataExport', actor: uid, subject: uid, at }),
      place: 0,
    }
  })
}

async function goOn({ db }: Backend, uid: string, text: string, now: Date): Promise<ExportCursor> {
  const cursor = readCursor(text)
  const entry = await db.doc(`auditLog/${cursor.audit}`).get()
  const at: unknown = entry.get('at')
  const isOwn = entry.get('kind') === 'dataExport' && entry.get('subject') === uid
  if (!isOwn || !(at instanceof Timestamp) || now.getTime() - at.toMillis() > EXPORT_MS) {
    throw expired()
  }
  return cursor
}

function readCursor(text: string): ExportCursor {
  try {
    return exportCursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    throw expired()
  }
}

function expired(): HttpsError {
  return invalid('Este download expirou. Comece de novo.', { field: 'cursor' })
}

function toText(cursor: ExportCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

async function accountOf({ auth }: Backend, uid: string): Promise<ExportRecord> {
  const { email, emailVerified, disabled, metadata } = await auth.getUser(uid)
  const { creationTime, lastSignInTime } = metadata
  return { path: 'account', data: { uid, email, emailVerified, disabled, creationTime, lastSignInTime } }
}

async function filesPage(
  { db, bucket }: Backend,
  uid: string,
  { audit, place, after }: ExportCursor,
): Promise<ExportPage> {
  // They come after the last place.
  const folder = EXPORTED_FOLDERS[place - PLACES.length]
  if (folder === undefined) throw expired()
  const { files, next } = await listFiles(
    bucket,
    { prefix: `${folder}/${uid}/`, size: FILES_PER_PAGE },
    after,
  )
  const isLast = place + 1 === PLACES.length + EXPORTED_FOLDERS.length
  const following: ExportCursor | undefined =
    next !== undefined ? { audit, place, after: next } : isLast ? undefined : { audit, place: place + 1 }
  return {
    records: [],
    media: servableFiles(
      await paths.profile(db, uid).get(),
      files.map(({ name }) => name),
    ),
    ...(following === undefined ? {} : { next: toText(following) }),
  }
}

function recordOf(document: DocumentSnapshot, uid: string): ExportRecord {
  return { path: document.ref.path, data: plainFields(document.data() ?? {}, uid) }
}

/** Fields that say who did something, at any depth: who of the team it was is not this person's data. */
const WHO = new Set(['actor', 'by', 'createdBy', 'sender', 'validatedBy'])

function plainFields(fields: object, uid: string): Record<string, unknown> {
  const plainOnes = Object.entries(fields).map(([name, value]) => [
    name,
    WHO.has(name) && value !== uid ? 'agência' : plain(value, uid),
  ])
  return Object.fromEntries(plainOnes) as Record<string, unknown>
}

/** A stored value as JSON says it. */
function plain(value: unknown, uid: string): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (Array.isArray(value)) return value.map((item) => plain(item, uid))
  if (typeof value !== 'object' || value === null) return value
  return plainFields(value, uid)
}
