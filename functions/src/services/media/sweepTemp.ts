import { UPLOADS_KEPT_MS } from '@ribalta/domain/media/media'
import { type Backend, Timestamp } from '../../admin/backend.ts'
import { type FilePage, listFiles } from '../personalData/filePages.ts'
import { paths } from '../shared/paths.ts'
import { isTicketAlive } from './tickets.ts'

const BLOG_KEPT_MS = 24 * 60 * 60_000
const PAGE = 500

type StoredFile = FilePage['files'][number]

/**
 * Deletes temporary uploads: those of anybody an hour after the last upload or renewal of their session, pictures for the blog after a
 * day. Answers how many.
 */
export async function sweepTempMedia(backend: Backend, now: Date): Promise<number> {
  const uploads = await sweepFolder(backend, 'temp-media/', async (files) => {
    const old = olderThan(files, now.getTime() - UPLOADS_KEPT_MS)
    const alive = await aliveSessions(backend, old.map(sessionOf), now)
    return old.filter((file) => !alive.has(sessionOf(file)))
  })
  const pictures = await sweepFolder(backend, 'blog/uploads/', (files) =>
    Promise.resolve(olderThan(files, now.getTime() - BLOG_KEPT_MS)),
  )
  await sweepTickets(backend, now)
  return uploads + pictures
}

function sessionOf({ name }: StoredFile): string {
  return name.split('/')[1] ?? ''
}

function olderThan(files: readonly StoredFile[], oldest: number): StoredFile[] {
  return files.filter(({ metadata }) => new Date(metadata.timeCreated ?? 0).getTime() < oldest)
}

async function aliveSessions(
  { db }: Backend,
  sessions: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const refs = [...new Set(sessions)].filter(Boolean).map((session) => paths.uploadTicket(db, session))
  if (refs.length === 0) return new Set()
  const tickets = await db.getAll(...refs)
  return new Set(tickets.filter((ticket) => isTicketAlive(ticket, now)).map(({ id }) => id))
}

async function sweepFolder(
  { bucket }: Backend,
  prefix: string,
  choose: (files: readonly StoredFile[]) => Promise<readonly StoredFile[]>,
): Promise<number> {
  const uploads = { prefix, size: PAGE }
  let deleted = 0
  let page = await listFiles(bucket, uploads, undefined)
  for (;;) {
    const gone = await choose(page.files)
    await Promise.all(gone.map((file) => file.delete({ ignoreNotFound: true })))
    deleted += gone.length
    if (page.next === undefined) return deleted
    page = await listFiles(bucket, uploads, page.next)
  }
}

/** What expired opens nothing any more; files without a ticket are taken away above. */
async function sweepTickets({ db }: Backend, now: Date): Promise<void> {
  const over = db
    .collection('uploadTickets')
    .where('expiresAt', '<=', Timestamp.fromDate(now))
    .orderBy('expiresAt')
    .limit(PAGE)
  for (;;) {
    const { docs } = await over.get()
    const batch = db.batch()
    for (const { ref } of docs) batch.delete(ref)
    await batch.commit()
    if (docs.length < PAGE) return
  }
}
