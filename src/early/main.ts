/**
 * Runs inside every page before anything else, from the page itself: draws the person's theme, and asks for the data while
 * the code is still on its way. The build inlines it; firebase.json allows it by its hash.
 */
import { withoutTracking } from '@ribalta/domain/site/trackingParameters'
import { readStored } from '../lib/storage.ts'
import type { EarlyBlock, EarlyRequest, GuardedFiles } from '../lib/loading/earlyRequest.ts'
import { showPhotos } from './photos.ts'
import { showTexts } from './texts.ts'
import type { WireAnswer } from './wireAnswer.ts'

// Zod tries `eval` to write faster code, which the page's policy refuses and the browser then reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const search = withoutTracking(location.search)
if (search !== location.search) history.replaceState(null, '', location.pathname + search + location.hash)

const { dataset } = document.documentElement
const theme = readStored('theme')
if (theme === 'light' || theme === 'dark') dataset['theme'] = theme
// Somebody is signed in here: what was prerendered for a visitor is not shown to them.
if (readStored('session') !== null) dataset['session'] = ''

// The page of a client's link contains every state that it can begin with.
const [, proposalId] = /^\/proposta\/([\w-]+)$/.exec(location.pathname) ?? []
if (proposalId !== undefined) {
  const isKnown = readStored(`review.${proposalId}`) !== null
  dataset['arrival'] = location.hash.length < 2 ? 'closed' : isKnown ? 'room' : 'door'
}

const parsed = new Promise((resolve) => {
  document.addEventListener('DOMContentLoaded', resolve)
})

async function ask({ url, body }: EarlyRequest, segment: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: body.replaceAll('{segment}', segment),
  })
  if (!response.ok) throw new Error()
  return response.json()
}

/** Has the data for the code that comes, and shows its first words and photos. */
async function show(request: EarlyRequest, answer: unknown): Promise<void> {
  const { pathname } = location
  const segment = pathname.split('/').at(-1) ?? ''
  if (!/^[\w-]*$/.test(segment)) return
  const body = answer === undefined ? ask(request, segment) : Promise.resolve(answer)
  globalThis.ribaltaEarly = { name: request.name.replaceAll('{segment}', segment), body }
  const found = (await body) as WireAnswer
  const places = parsed.then(() => {
    // Somebody may have gone on to another page by then, whose places are not for these.
    if (location.pathname !== pathname) return []
    showTexts(found)
    return [...document.querySelectorAll<HTMLElement>('[data-photo]')]
  })
  await Promise.all([places, showPhotos(found, request.photos, places)])
}

/** For so long the first photos have the connection to themselves. */
const MAX_WAIT_TO_FETCH = 300
/** For so long the code waits for them at most: from then on a page that answers is worth more. */
const MAX_WAIT_TO_RUN = 1000

const painted = (): Promise<unknown> =>
  new Promise((resolve) => {
    // The second frame begins when the first has been handed on.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })
const waited = (ms: number): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

function preload(href: string): void {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' }))
}

/** The number of files that are loaded at once: more would share the line, and the first one needed would come last. */
const MAX_FILES_AT_ONCE = 3

/**
 * Loads a guarded screen's code in the order of its need, before any of it runs, and the fonts once all code has come. A file that fails
 * here comes only with a reload.
 */
function preloadGuarded({ around, screens, fonts }: GuardedFiles): void {
  const [, segment = ''] = location.pathname.split('/')
  const files = [...around, ...(screens[segment] ?? [])]
  const last = [...fonts]
  let running = 0
  const load = (file: string, as: 'script' | 'font'): void => {
    running += 1
    const link = document.createElement('link')
    const ended = (): void => {
      running -= 1
      next()
    }
    Object.assign(link, {
      rel: 'preload',
      as,
      crossOrigin: '',
      href: `/${file}`,
      onload: ended,
      onerror: ended,
    })
    document.head.append(link)
  }
  const next = (): void => {
    for (const file of files.splice(0, Math.max(0, MAX_FILES_AT_ONCE - running))) load(file, 'script')
    if (running === 0) for (const font of last.splice(0)) load(font, 'font')
  }
  globalThis.ribaltaPreload = (href) => {
    const place = files.indexOf(href.slice(1))
    for (const file of place === -1 ? [] : files.splice(place, 1)) load(file, 'script')
    return place !== -1
  }
  next()
}

const FIRST_PAUSE = 1000

/** Replaces the page's first styles by the whole sheet. Resolves once it has come or failed; a failed one is requested again. */
function loadSheet(href: string, pause = FIRST_PAUSE): Promise<void> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href,
    fetchPriority: 'low',
  })
  document.head.append(link)
  return new Promise((resolve) => {
    link.onload = () => {
      document.querySelector('style[data-first]')?.remove()
      resolve()
    }
    link.onerror = () => {
      link.remove()
      resolve()
      void waited(pause).then(() => loadSheet(href, 2 * pause))
    }
  })
}

/** Runs a file. The code that needs a file that failed asks for it again, and tells the person. */
async function run(address: string): Promise<void> {
  await import(address).catch(() => undefined)
  await waited(0)
}

/** Fetches a file into the browser's cache. Resolves to whether it came. */
async function fetchFile(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { priority: 'low' })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

async function begin({
  request,
  answer,
  sheet,
  code = [],
  screen = [],
  part = [],
  guarded,
}: EarlyBlock): Promise<void> {
  if (guarded !== undefined && dataset['session'] !== undefined) preloadGuarded(guarded)
  // The page asks again for what did not come, and says so.
  const shown =
    request === undefined || search !== ''
      ? parsed.then(painted)
      : show(request, answer).then(painted, () => undefined)
  // Nothing is shown yet to somebody who is signed in: their page is drawn anew.
  const isShown = dataset['session'] === undefined
  if (isShown) await Promise.race([shown, waited(MAX_WAIT_TO_FETCH)])
  for (const address of code) preload(address)
  const styled = sheet === undefined ? undefined : loadSheet(sheet)
  // Fetched, because a browser never asks again for a file that it preloaded in vain.
  const fetched = Promise.all(screen.map(async (address) => ({ address, hasCome: await fetchFile(address) })))
  void fetched.then(() => {
    for (const address of part) preload(address)
  })
  if (isShown) await Promise.race([shown, waited(MAX_WAIT_TO_RUN - MAX_WAIT_TO_FETCH)])
  await parsed
  await styled
  const entry = code.length - 1
  // Each file in a task of its own: the page answers in between.
  for (const address of code.slice(0, entry)) await run(address)
  for (const { address, hasCome } of await fetched) if (hasCome) await run(address)
  for (const address of code.slice(entry)) await run(address)
}

const block = document.getElementById('early')
if (block !== null) void begin(JSON.parse(block.textContent) as EarlyBlock)
// Places that still wait for their content begin to move.
void waited(MAX_WAIT_TO_RUN).then(() => (dataset['waited'] = ''))
