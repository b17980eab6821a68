import { type ArtistFilter, indexToken, matchesFilter } from '@ribalta/domain/artistFilter'
import { artistTokens } from '@ribalta/domain/artistTokens'
import { decodeArtist, type PublicArtist } from './artistsDecoder.ts'
import { instantField } from './fields.ts'
import { runPublicQuery, type RestDocument, type RestQuery } from './rest.ts'

export type { PublicArtist } from './artistsDecoder.ts'

/** Cards in one page of the list. */
const ARTISTS_PAGE_SIZE = 24
/** How many pages of the index one ask may read to fill a page of a filter that the index cannot answer alone. */
const MOST_READS = 4
const FEATURED = 8

type RunQuery = (query: RestQuery, signal?: AbortSignal) => Promise<RestDocument[]>

/** Where a list goes on: after this document. */
export interface ArtistCursor {
  readonly publishedAt: PublicArtist['publishedAt']
  readonly id: string
}

export interface ArtistPage {
  readonly artists: readonly PublicArtist[]
  /** Absent at the end of the list. A page with a cursor may hold few artists, or none. */
  readonly next: ArtistCursor | undefined
}

/** What cards and filters need; the index tokens, most of a document's bytes, stay on the server. */
const CARD_FIELDS = [
  'artisticName',
  'username',
  'media',
  'classes',
  'skills',
  'playingAge',
  'city',
  'uf',
  'nameKey',
  'publishedAt',
] as const

const NEWEST_FIRST = [
  ['publishedAt', 'desc'],
  ['__name__', 'desc'],
] as const

function pageQuery(token: string | undefined, cursor: ArtistCursor | undefined): RestQuery {
  return {
    collection: 'artists',
    select: CARD_FIELDS,
    ...(token === undefined ? {} : { where: [['tokens', 'array-contains', token]] }),
    orderBy: NEWEST_FIRST,
    ...(cursor === undefined
      ? {}
      : { startAfter: [cursor.publishedAt, { reference: `artists/${cursor.id}` }] }),
    limit: ARTISTS_PAGE_SIZE,
  }
}

function cursorAfter(documents: readonly RestDocument[]): ArtistCursor | undefined {
  const last = documents.at(-1)
  const publishedAt = last === undefined ? undefined : instantField(last.data, 'publishedAt')
  return last === undefined || publishedAt === undefined ? undefined : { id: last.id, publishedAt }
}

/**
 * The published artists that a filter asks for, newest first, from a cursor on. The rarest filter goes to the index; what
 * it leaves open is settled here, over at most {@link MOST_READS} pages of the index an ask.
 * Rejects as {@link runPublicQuery} does.
 */
export async function readArtistPage(
  filter: ArtistFilter,
  cursor?: ArtistCursor,
  signal?: AbortSignal,
  runQuery: RunQuery = runPublicQuery,
): Promise<ArtistPage> {
  const token = indexToken(filter)
  const artists: PublicArtist[] = []
  let next = cursor
  for (let read = 0; read < MOST_READS; read += 1) {
    const documents = await runQuery(pageQuery(token, next), signal)
    const found = documents.flatMap((document) => decodeArtist(document) ?? [])
    artists.push(
      ...found.filter((artist) => matchesFilter({ ...artist, tokens: artistTokens(artist) }, filter)),
    )
    next = documents.length < ARTISTS_PAGE_SIZE ? undefined : cursorAfter(documents)
    if (next === undefined || artists.length >= ARTISTS_PAGE_SIZE) break
  }
  return { artists, next }
}

/** The artist at an address, or undefined where nobody published is. */
export async function readArtistByUsername(
  username: string,
  signal?: AbortSignal,
  runQuery: RunQuery = runPublicQuery,
): Promise<PublicArtist | undefined> {
  const documents = await runQuery(
    { collection: 'artists', where: [['username', '==', username]], limit: 1 },
    signal,
  )
  return documents.map(decodeArtist)[0]
}

/** Whom the directors chose for the home page, newest first. */
export async function readFeaturedArtists(
  signal?: AbortSignal,
  runQuery: RunQuery = runPublicQuery,
): Promise<PublicArtist[]> {
  const documents = await runQuery(
    {
      collection: 'artists',
      select: CARD_FIELDS,
      where: [['featured', '==', true]],
      orderBy: NEWEST_FIRST,
      limit: FEATURED,
    },
    signal,
  )
  return documents.flatMap((document) => decodeArtist(document) ?? [])
}
