import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { Browser, BrowserContextOptions, CDPSession, Page, Request } from 'playwright-core'
import { HOST } from './project.ts'

/** A measured screen: its address, and the content that a person waits for. */
export interface MeasuredScreen {
  readonly name: string
  readonly path: string
  /** A CSS selector. */
  readonly content: string
}

/** One load of a page; times in milliseconds, from the navigation on. */
export interface Load {
  readonly scripts: number
  /** Bytes received until the content was there, compressed and with headers. */
  readonly bytes: number
  readonly content: number
}

/** A slow phone's line: 1.6 Mbit/s down, 0.75 up, 150 ms for each request. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

const AFTER_CONTENT_MS = 3000

const isScript = (request: Request): boolean => new URL(request.url()).pathname.endsWith('.js')

function countBytes(session: CDPSession): () => number {
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  return () => bytes
}

/** Resolves to the time of the content by the page's own clock, which begins with the navigation. */
async function timed(page: Page, content: string, go: () => Promise<unknown>): Promise<number> {
  await go()
  const seen = await page.waitForFunction(
    (selector) => document.querySelector(selector)?.checkVisibility() === true && performance.now(),
    content,
    { polling: 'raf', timeout: 60_000 },
  )
  return Number(await seen.jsonValue())
}

/** Opens pages of a browser in contexts that share nothing. */
export function loader(browser: Browser, options: BrowserContextOptions) {
  /** Loads an address with an empty cache on the slow line, without a service worker, and goes on counting scripts for `ms`. */
  async function loadCold(url: string, content: string, ms = 0): Promise<Load> {
    const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_LINE)
    let scripts = 0
    page.on('request', (request) => {
      if (isScript(request)) scripts += 1
    })
    const bytes = countBytes(session)
    const time = await timed(page, content, () => page.goto(url, { waitUntil: 'commit' }))
    const load = { bytes: bytes(), content: time }
    // Goes on counting scripts.
    await page.waitForTimeout(Math.max(0, ms - time))
    await context.close()
    return { ...load, scripts }
  }

  /** Loads an address again on a fast line, with everything in the browser's cache; resolves to the time to content. */
  async function loadWarm(url: string, content: string, serviceWorkers: 'allow' | 'block'): Promise<number> {
    const context = await browser.newContext({ ...options, serviceWorkers })
    const page = await context.newPage()
    await timed(page, content, () => page.goto(url, { waitUntil: 'commit' }))
    if (serviceWorkers === 'allow') {
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready
      })
      // A worker controls a page from its next load on.
      await timed(page, content, () => page.goto(url, { waitUntil: 'commit' }))
    }
    // Lets idle work finish. The network is never idle while a live query is open.
    await page.waitForTimeout(AFTER_CONTENT_MS)
    const time = await timed(page, content, () => page.reload({ waitUntil: 'commit' }))
    await context.close()
    return time
  }

  return { loadCold, loadWarm }
}

/** Serves pages with one script of a given size, which can't be compressed and shows a `main` at its end. */
export async function startControl(): Promise<{
  readonly pageOf: (bytes: number) => string
  readonly close: () => void
}> {
  const server = createServer((request, response) => {
    const [, size = '0', isScript] = /^\/(\d+)(\.js)?$/.exec(request.url ?? '') ?? []
    if (isScript === undefined) {
      response
        .setHeader('Content-Type', 'text/html')
        .end(`<!doctype html><title>x</title><script type="module" src="/${size}.js"></script>`)
      return
    }
    const filler = randomBytes(Number(size)).toString('base64').slice(0, Number(size))
    response
      .setHeader('Content-Type', 'text/javascript')
      .end(`/*${filler}*/document.body.innerHTML='<main>x</main>'`)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, HOST, resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The control has no port')
  return {
    pageOf: (bytes) => `http://${HOST}:${String(address.port)}/${bytes.toFixed(0)}`,
    close: () => server.close(),
  }
}
