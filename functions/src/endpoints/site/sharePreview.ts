import { withoutTracking } from '@ribalta/domain/site/trackingParameters'
import * as logger from 'firebase-functions/logger'
import { type HttpsFunction, onRequest, type Request } from 'firebase-functions/https'
import { getBackend } from '../../admin/backend.ts'
import { codeOf } from '../../services/shared/errorCodes.ts'
import { isServing, readSite, type Site } from '../../services/shared/site.ts'
import { compressed, ENCODINGS } from '../../services/preview/compressed.ts'
import { makeFeed } from '../../services/preview/feed.ts'
import { findPublic } from '../../services/preview/findPublic.ts'
import { withFirstAnswer } from '../../services/preview/firstAnswer.ts'
import { withHead } from '../../services/preview/pageHead.ts'
import { readPhoto } from '../../services/preview/photo.ts'
import { NOT_FOUND, SITE_CARD } from '../../services/preview/publicPage.ts'
import { FIXED_PAGES, readShell } from '../../services/preview/shell.ts'
import type { CardContent } from '../../services/preview/shareCard.ts'
import { makeSitemap } from '../../services/preview/sitemap.ts'

// Whoever deployed without it hears so now, and not from search engines.
if (isServing(process.env)) readSite(process.env)

/** What may be kept, in seconds: a page or a card that is taken back is gone a minute later, from browsers, too. */
const CACHE = {
  page: 'public, max-age=0, s-maxage=60',
  card: 'public, max-age=60, s-maxage=60',
  feed: 'public, max-age=300, s-maxage=300',
  sitemap: 'public, max-age=3600, s-maxage=3600',
} as const

const CARD = /^\/cards(\/.+)\.jpg$/

interface Answer {
  readonly status: number
  readonly type: string
  readonly cache: string
  readonly body: string | Buffer
}

/**
 * What Hosting asks for public addresses that are data (`/`, `/artistas`, `/blog`, `/{username}`, `/blog/{slug}`, `/casting/{id}`,
 * `/proposta/{id}`): the application's page with the head that belongs to the address and its first data, and 404 where
 * there is nothing; besides `sitemap.xml`, `rss.xml` and the cards, `/cards/{path}.jpg` and the site's own. People and crawlers get
 * the same.
 */
export const sharePreview = onRequest(
  {
    region: 'us-central1',
    memory: '512MiB',
    concurrency: 20,
    // One is always awake: the first page of the site is behind it.
    minInstances: 1,
    maxInstances: 20,
    invoker: 'public',
  },
  async (request, response) => {
    response.removeHeader('X-Powered-By')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').status(405).end()
      return
    }
    const plain = withoutQuery(request)
    if (plain !== undefined) {
      response.set('Cache-Control', CACHE.sitemap).redirect(301, plain)
      return
    }
    try {
      const { status, type, cache, body } = await answer(request, readSite(process.env))
      response.status(status).set({ 'Content-Type': type, 'Cache-Control': cache })
      await send(request, response, body)
    } catch (error) {
      logger.error('A public page could not be described', { errorCode: codeOf(error) })
      // The application loads all the same and reads the data itself; crawlers come back later.
      response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '60' })
      await send(request, response, readShell(request.path))
    }
  },
)

type Response = Parameters<HttpsFunction>[1]

/** Sends an answer, a text in the smallest encoding that the browser takes. */
async function send(request: Request, response: Response, body: string | Buffer): Promise<void> {
  if (typeof body !== 'string') {
    response.send(body)
    return
  }
  response.vary('Accept-Encoding')
  // Asked one by one: of several, Express takes the one that the browser names first.
  const encoding = ENCODINGS.find((each) => request.acceptsEncodings(each) === each)
  if (encoding !== undefined) {
    if (response.get('Content-Type') === undefined) response.type('html')
    response.set('Content-Encoding', encoding).send(await compressed(body, encoding))
  } else response.send(body)
}

const FILES: readonly string[] = ['/sitemap.xml', '/rss.xml', SITE_CARD.path]

/**
 * Returns the address without its query when the sitemap, the feed or a card is requested with one; undefined otherwise. They have no
 * parameters, and each new query would bypass the cache.
 */
function withoutQuery({ path, originalUrl }: Request): string | undefined {
  const isFile = FILES.includes(path) || CARD.test(path)
  return isFile && originalUrl.includes('?') ? encodeURI(decodeURI(path)) : undefined
}

async function answer({ path, originalUrl }: Request, site: Site): Promise<Answer> {
  if (path === '/sitemap.xml') {
    const body = await makeSitemap(getBackend(), site)
    return { status: 200, type: 'application/xml; charset=utf-8', cache: CACHE.sitemap, body }
  }
  if (path === '/rss.xml') {
    const body = await makeFeed(getBackend(), site)
    return { status: 200, type: 'application/rss+xml; charset=utf-8', cache: CACHE.feed, body }
  }
  if (path === SITE_CARD.path) return answerDrawing(SITE_CARD, site, CACHE.sitemap)
  const card = CARD.exec(path)?.[1]
  if (card !== undefined) return answerCard(card, site)
  // A query in the address asks for something else than the page's first answer. Not read as an address: “//…” is one of another
  // site, or of none.
  const isPlain = withoutTracking(/\?.*/s.exec(originalUrl)?.[0] ?? '') === ''
  return answerPage(path, site, isPlain ? readAnsweredShell(path, site) : readShell(path))
}

async function readAnsweredShell(path: string, site: Site): Promise<string> {
  const shell = readShell(path)
  try {
    return await withFirstAnswer(shell, { path, siteUrl: site.url })
  } catch (error) {
    logger.warn('A public page goes out without its first data', { errorCode: codeOf(error) })
    // It asks by itself.
    return shell
  }
}

async function answerPage(path: string, site: Site, shell: Promise<string> | string): Promise<Answer> {
  const html = { type: 'text/html; charset=utf-8', cache: CACHE.page }
  // Its head is in it already.
  if (FIXED_PAGES.has(path)) return { ...html, status: 200, body: await shell }
  const [thing, page] = await Promise.all([findPublic(getBackend(), path, site), shell])
  const found = thing?.page ?? NOT_FOUND
  return { ...html, status: found.status, body: withHead(page, found, site) }
}

async function answerCard(path: string, site: Site): Promise<Answer> {
  const backend = getBackend()
  const thing = await findPublic(backend, path, site)
  if (thing === undefined)
    return { status: 404, type: 'text/plain; charset=utf-8', cache: CACHE.page, body: 'Não encontrado.' }
  const photo = thing.photo === undefined ? undefined : await readPhoto(backend, thing.photo)
  return answerDrawing({ ...thing.card, photo }, site, CACHE.card)
}

async function answerDrawing(card: Omit<CardContent, 'brand'>, site: Site, cache: string): Promise<Answer> {
  // Drawing brings a font library, which only a card is worth loading.
  const { drawCard } = await import('../../services/preview/shareCard.ts')
  return { status: 200, type: 'image/jpeg', cache, body: await drawCard({ ...card, brand: site.name }) }
}
