import type { ArtistFilter } from '@ribalta/domain/people/artistFilter'
import type { FilterableFact } from '@ribalta/domain/people/factTable'
import type { Page } from '../../lib/lists/pagedList.ts'
import type { Matching } from './matching.ts'
import { decodeCard, type PublicArtist } from './cardDecoder.ts'
import { instantField } from '../rest/fields.ts'
import { readPublicQuery, type PublicQuery } from '../rest/publicQuery.ts'
import type { RestDocument } from '../rest/documents.ts'

export type { PublicArtist } from './cardDecoder.ts'

/** Cards in one page of the list. */
const ARTISTS_PAGE_SIZE = 24
/** How many pages of the index one ask may read to fill a page of a filter that the index cannot answer alone. */
const MAX_READS = 4
const FEATURED = 8

export type RunQuery = (query: PublicQuery, signal?: AbortSignal) => Promise<RestDocument[]>

/** Where a list goes on: after this document. */
export interface ArtistCursor {
  readonly publishedAt: PublicArtist['publishedAt']
  readonly id: string
}

/** The fields that cards need; `gender` picks the form of a class. The index tokens, most of a document's bytes, stay on the server. */
const CARD_FIELDS = [
  'artisticName',
  'username',
  'media',
  'classes',
  'gender',
  'city',
  'uf',
  'publishedAt',
] as const
/** What a filter looks at besides, where the index has not answered it: every fact that there is a filter for. */
const LOOKED_AT: Readonly<Record<Exclude<FilterableFact, (typeof CARD_FIELDS)[number]> | 'nameKey', true>> = {
  skills: true,
  playingAge: true,
  nameKey: true,
}
const FILTER_FIELDS = [...CARD_FIELDS, ...Object.keys(LOOKED_AT)]

const NEWEST_FIRST = [
  ['publishedAt', 'desc'],
  ['__name__', 'desc'],
] as const

function pageQuery(
  token: string | undefined,
  cursor: ArtistCursor | undefined,
  select: readonly string[] = CARD_FIELDS,
): PublicQuery {
  return {
    ...(token === undefined && cursor === undefined ? { early: 'artists' } : {}),
    collection: 'artists',
    select,
    ...(token === undefined ? {} : { where: [['tokens', 'array-contains', token]] }),
    orderBy: NEWEST_FIRST,
    ...(cursor === undefined
      ? {}
      : { startAfter: [cursor.publishedAt, { reference: `artists/${cursor.id}` }] }),
    limit: ARTISTS_PAGE_SIZE,
  }
}

const EVERYBODY: Matching = { token: undefined, matches: () => true }

/** The code that filters comes with the first filter. */
async function matchingOf(filter: ArtistFilter): Promise<Matching> {
  const { matching } = await import('./matching.ts')
  return matching(filter)
}

function cursorAfter(documents: readonly RestDocument[]): ArtistCursor | undefined {
  const last = documents.at(-1)
  const publishedAt = last === undefined ? undefined : instantField(last.data, 'publishedAt')
  return last === undefined || publishedAt === undefined ? undefined : { id: last.id, publishedAt }
}

/**
 * The published artists that a filter asks for, newest first, from a cursor on. The rarest filter goes to the index; what
 * it leaves open is settled here, over at most {@link MAX_READS} pages of the index an ask.
 * Rejects as {@link readPublicQuery} does.
 */
export async function readArtistPage(
  filter: ArtistFilter,
  cursor?: ArtistCursor,
  signal?: AbortSignal,
  runQuery: RunQuery = readPublicQuery,
): Promise<Page<PublicArtist, ArtistCursor>> {
  const isOpen = Object.values(filter).every((value) => value === undefined)
  const { token, matches } = isOpen ? EVERYBODY : await matchingOf(filter)
  const items: PublicArtist[] = []
  let next = cursor
  for (let read = 0; read < MAX_READS; read += 1) {
    const documents = await runQuery(pageQuery(token, next, isOpen ? CARD_FIELDS : FILTER_FIELDS), signal)
    const found = documents.flatMap((document) => decodeCard(document) ?? [])
    items.push(...found.filter(matches))
    next = documents.length < ARTISTS_PAGE_SIZE ? undefined : cursorAfter(documents)
    if (next === undefined || items.length >= ARTISTS_PAGE_SIZE) break
  }
  return { items, next }
}

/** Asks for the artist at an address. */
export function queryByUsername(username: string): PublicQuery {
  return {
    early: `artist/${username}`,
    collection: 'artists',
    where: [['username', '==', username]],
    limit: 1,
  }
}

const FEATURED_QUERY: PublicQuery = {
  early: 'featured',
  collection: 'artists',
  select: CARD_FIELDS,
  where: [['featured', '==', true]],
  orderBy: NEWEST_FIRST,
  limit: FEATURED,
}

/** What prerendered pages ask before their code is there. */
export const EARLY_QUERIES = {
  featured: FEATURED_QUERY,
  artists: pageQuery(undefined, undefined),
  byUsername: queryByUsername,
} as const

/** Whom the directors chose for the home page, newest first. */
export async function readFeaturedArtists(
  signal?: AbortSignal,
  runQuery: RunQuery = readPublicQuery,
): Promise<PublicArtist[]> {
  const documents = await runQuery(FEATURED_QUERY, signal)
  return documents.flatMap((document) => decodeCard(document) ?? [])
}
