/**
 * The service worker: an installed application that says so when there is no connection, and files that are never asked for
 * twice. It keeps no page and nobody's data, so nothing old can be taken for new (docs/decisions/0015-service-worker.md).
 */
declare const self: ServiceWorkerGlobalScope
/** Names the build; scripts/build/serviceWorker.ts puts it in. */
declare const BUILD: string

const CACHES = 'ribalta-'
const CACHE = `${CACHES}${BUILD}`
const OFFLINE_PAGE = '/offline'
/** Where a build's files are, each under a name that changes with what is in it. */
const FILES = '/assets/'

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

/** Some servers answer a file that they do not have with a page. */
function isFile(response: Response): boolean {
  return response.status === 200 && !(response.headers.get('content-type') ?? '').startsWith('text/html')
}

async function answerFile(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(event.request, { ignoreVary: true })
  if (kept !== undefined) return kept
  const response = await fetch(event.request)
  if (isFile(response)) event.waitUntil(cache.put(event.request, response.clone()))
  return response
}

self.addEventListener('install', (event) => {
  event.waitUntil(install())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode === 'navigate') event.respondWith(answerPage(event))
  else if (pathname.startsWith(FILES)) event.respondWith(answerFile(event))
})
