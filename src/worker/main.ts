/**
 * The service worker, which shows the offline page when there is no connection. It keeps nothing else: the HTTP cache has the build's
 * files (docs/decisions/0102-few-files.md), and an old page or answer is never shown as new (docs/decisions/0015-service-worker.md).
 */
declare const self: ServiceWorkerGlobalScope
/** Names the build; scripts/build/bundledScripts.ts puts it in. */
declare const BUILD: string

/** https://wicg.github.io/service-worker-static-routing-api/, in Chromium only. */
interface Route {
  readonly condition: object
  readonly source: 'network' | 'race-network-and-fetch-handler'
}
type RoutedInstall = ExtendableEvent & { addRoutes?: (routes: readonly Route[]) => Promise<void> }

/** The worker need not be awake for what comes over the network. */
const PAGES = { requestMode: 'navigate' }
const ROUTES: readonly Route[] = [
  { condition: PAGES, source: 'race-network-and-fetch-handler' },
  { condition: { not: PAGES }, source: 'network' },
]

const CACHES = 'ribalta-'
const CACHE = `${CACHES}${BUILD}`
const OFFLINE_PAGE = '/offline'

async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }))
  await self.skipWaiting()
}

async function activate(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(CACHES) && name !== CACHE).map((name) => caches.delete(name)),
  )
  // The page is asked for while the worker still starts.
  await self.registration.navigationPreload.enable()
  await self.clients.claim()
}

/** A page comes from the network or not at all. */
async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const preloaded: unknown = await preloadResponse
    return preloaded instanceof Response ? preloaded : await fetch(request)
  } catch {
    return (await caches.match(OFFLINE_PAGE, { cacheName: CACHE })) ?? Response.error()
  }
}

self.addEventListener('install', (event: RoutedInstall) => {
  void event.addRoutes?.(ROUTES)
  event.waitUntil(install())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode === 'navigate') event.respondWith(answerPage(event))
})
