import { siteData } from '@ribalta/domain/site/structuredData'
import { prerender } from 'react-dom/static'
import { createMemoryRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import { renderedRoute } from './app/renderedRoute.tsx'
import { createRoutes, routeAt, type LoadedRoute } from './app/router.tsx'
import { createSessionStore } from './auth/sessionStore.ts'
import { EARLY_QUERIES } from './data/artists/artists.ts'
import { openCastingQuery } from './data/castings/castings.ts'
import { firstPageQuery } from './data/posts/posts.ts'
import { postQuery } from './data/posts/bySlug.ts'
import type { PublicQuery } from './data/rest/publicQuery.ts'
import { queryAddress, queryBody } from './data/rest/rest.ts'
import type { EarlyRequest } from './lib/loading/earlyRequest.ts'
import { PORTRAIT_SIZES } from './features/artistPage/pageGrid.ts'
import { COVER_SIZES, LEAD_SIZES } from './features/blog/coverSizes.ts'
import { HERO_SIZES } from './features/home/heroSizes.ts'
import { contact } from './lib/agency.ts'
import { environment } from './lib/environment.ts'
import { publicFileUrl } from './lib/project.ts'
import { CARD_SIZES } from './lib/media/portraitImage.ts'
import { pageTitle } from './ui/usePageTitle.ts'

/** A visitor of whom nothing is known. */
const visitor = () =>
  createSessionStore(() => Promise.resolve(), { isSet: () => false, write: () => undefined })

async function draw(address: string, loaded?: LoadedRoute): Promise<string> {
  const router = createMemoryRouter(createRoutes(loaded), { initialEntries: [address] })
  const { prelude } = await prerender(<App session={visitor()} router={router} />, {
    // In one piece and in order: pieces that come later need scripts to put them in their places.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  })
  router.dispose()
  return new Response(prelude).text()
}

/** What a visitor first sees at an address, as HTML: all that needs no data. Run by the build, in Node. */
export async function renderShell(path: string): Promise<string> {
  const definition = routeAt(path)
  if (definition === undefined) throw new Error(`No route at ${path}`)
  return draw(path, { definition, element: await renderedRoute(definition) })
}

/** The layout while a page's code is on its way. */
export function renderPlainShell(): Promise<string> {
  return draw('/login')
}

/** What the document is called on a screen of this title. */
export const titleOf = pageTitle

/** Whose site it is, and where. */
export const SITE = { name: environment.appName, url: environment.appUrl.replace(/\/+$/, '') }

/** What search engines are told of the agency, on its home page. */
export const HOME_DATA = siteData({
  ...SITE,
  email: contact.email,
  phone: contact.phone,
  profiles: [contact.instagram],
})

function early(query: PublicQuery, sizes: string, count: number): EarlyRequest {
  return {
    name: query.early ?? '',
    url: queryAddress(query.parent),
    body: queryBody(query),
    photos: { files: publicFileUrl('').replace('?alt=media', ''), sizes, count },
  }
}

/** What each prerendered page asks by itself, by the route's path. */
export const EARLY_REQUESTS: Readonly<Record<string, EarlyRequest>> = {
  '/': early(EARLY_QUERIES.featured, HERO_SIZES, 2),
  artistas: early(EARLY_QUERIES.artists, CARD_SIZES, 2),
  blog: early(firstPageQuery(), LEAD_SIZES, 1),
  'blog/:slug': early(postQuery('{segment}'), COVER_SIZES, 1),
  // A casting has no photos.
  'casting/:id': early(openCastingQuery('{segment}'), '', 0),
  ':username': early(EARLY_QUERIES.byUsername('{segment}'), PORTRAIT_SIZES, 1),
}
