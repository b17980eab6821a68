import { instantToDate, isInstant } from '@ribalta/domain/instant'
import { SITE_DESCRIPTIONS } from '@ribalta/domain/site/sitePages'
import type { Backend, DocumentSnapshot, Firestore, Query } from '../../admin/backend.ts'
import { escapeHtml } from '../shared/escape.ts'
import type { Site } from '../shared/site.ts'

/** As many of the newest as a sitemap is made of: each costs a read, and one file takes 50 000 addresses. */
const MOST = { artists: 5000, posts: 1000, castings: 200 } as const
const PAGE = 500

const FIXED = Object.keys(SITE_DESCRIPTIONS)

interface Entry {
  readonly path: string
  /** `YYYY-MM-DD` */
  readonly changed?: string | undefined
}

/** `sitemap.xml` (https://www.sitemaps.org/protocol.html): every public page that search engines may keep. */
export async function makeSitemap({ db }: Backend, site: Site): Promise<string> {
  const entries: Entry[] = FIXED.map((path) => ({ path }))
  for await (const artist of newest(db, 'artists', {}, 'publishedAt', MOST.artists)) {
    // Children are kept from search engines.
    if (artist.get('minor') === true) continue
    entries.push(entryOf(`/${String(artist.get('username'))}`, artist.get('publishedAt')))
  }
  for await (const post of newest(db, 'posts', { status: 'published' }, 'publishedAt', MOST.posts)) {
    entries.push(entryOf(`/blog/${post.id}`, post.get('updatedAt')))
  }
  for await (const casting of newest(
    db,
    'castings',
    { status: 'open', visibility: 'public' },
    'openedAt',
    MOST.castings,
  )) {
    entries.push(entryOf(`/casting/${casting.id}`, casting.get('updatedAt')))
  }
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    return `  <url><loc>${escapeHtml(`${site.url}${path}`)}</loc>${lastmod}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function entryOf(path: string, changed: unknown): Entry {
  return { path, changed: isInstant(changed) ? instantToDate(changed).toISOString().slice(0, 10) : undefined }
}

async function* newest(
  db: Firestore,
  collection: string,
  equal: Readonly<Record<string, string>>,
  order: string,
  most: number,
): AsyncGenerator<DocumentSnapshot> {
  const all = Object.entries(equal).reduce<Query>(
    (query, [field, value]) => query.where(field, '==', value),
    db.collection(collection),
  )
  const page = all.orderBy(order, 'desc').select('username', 'publishedAt', 'updatedAt', 'minor').limit(PAGE)
  let last: DocumentSnapshot | undefined
  for (let read = 0; read < most;) {
    const { docs } = await (last === undefined ? page : page.startAfter(last)).get()
    yield* docs.slice(0, most - read)
    read += docs.length
    last = docs.at(-1)
    if (docs.length < PAGE) return
  }
}
