import type { Readable } from 'node:stream'
import { IMAGE_TYPES, VIDEO_TYPES } from '@ribalta/domain/media/media'
import { rangeOf } from '@ribalta/domain/media/privateFiles'
import type { Backend } from '../../admin/backend.ts'
import { codeOf } from '../shared/errorCodes.ts'
import { readableFiles } from './access.ts'
import { openTicket } from './tickets.ts'

/** What a browser may show of itself; whatever else is stored is given out as bytes. */
const SHOWN_TYPES: ReadonlySet<string> = new Set<string>([...IMAGE_TYPES, ...VIDEO_TYPES])

export interface FileAnswer {
  readonly status: 200 | 206 | 403 | 404 | 416
  readonly headers: Readonly<Record<string, string>>
  /** Begins to read when it is asked for. */
  readonly open?: () => Readable
}

const REFUSED: FileAnswer = { status: 403, headers: {} }

/**
 * What a request for a private file gets. Whoever holds the ticket is looked at again each time, so that a withdrawal, a
 * suspension or the end of a sign-in holds from the next range on.
 */
export async function answerFile(
  { db, bucket }: Pick<Backend, 'db' | 'bucket'>,
  request: { readonly ticket: string; readonly range: string | undefined },
  secret: string,
  now: Date,
): Promise<FileAnswer> {
  const ticket = openTicket(request.ticket, secret, now)
  if (ticket === undefined) return REFUSED
  const [mayRead] = await readableFiles({ db }, ticket.reader, [ticket.path], now)
  if (mayRead !== true) return REFUSED

  const file = bucket.file(ticket.path)
  const stored = await metadataOf(file)
  if (stored === undefined) return { status: 404, headers: {} }
  const { size, type } = stored
  const range = rangeOf(request.range, size)
  if (range === undefined) return { status: 416, headers: { 'Content-Range': `bytes */${String(size)}` } }
  const { start, end } = range
  const length = end - start + 1
  const isWhole = request.range === undefined && length === size
  return {
    status: isWhole ? 200 : 206,
    headers: {
      'Content-Type': SHOWN_TYPES.has(type) ? type : 'application/octet-stream',
      'Content-Length': String(length),
      ...(isWhole ? {} : { 'Content-Range': `bytes ${String(start)}-${String(end)}/${String(size)}` }),
    },
    // A part can't be held against the checksum of the whole.
    open: () => file.createReadStream({ start, end, validation: false }),
  }
}

async function metadataOf(
  file: ReturnType<Backend['bucket']['file']>,
): Promise<{ readonly size: number; readonly type: string } | undefined> {
  try {
    const [{ size, contentType }] = await file.getMetadata()
    return { size: Number(size ?? 0), type: contentType ?? '' }
  } catch (error) {
    if (codeOf(error) === 404) return undefined
    throw error
  }
}
