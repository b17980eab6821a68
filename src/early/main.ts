/**
 * Runs inside every page before anything else, from the page itself: draws the person's theme, and asks for the data while
 * the code is still on its way. The build inlines it; firebase.json allows it by its hash.
 */
import { readStored } from '../lib/storage.ts'
import type { EarlyBlock, EarlyRequest } from '../lib/earlyRequest.ts'
import { showPhotos } from './photos.ts'

const { dataset } = document.documentElement
const theme = readStored('theme')
if (theme === 'light' || theme === 'dark') dataset['theme'] = theme
// Somebody is signed in here: what was prerendered for a visitor is not shown to them.
if (readStored('session') !== null) dataset['session'] = ''

async function ask({ name, url, body, photos }: EarlyRequest): Promise<void> {
  const { pathname } = location
  const segment = pathname.split('/').at(-1) ?? ''
  if (!/^[\w-]*$/.test(segment)) return
  const response = fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: body.replaceAll('{segment}', segment),
  })
  const answer = response.then((got): Promise<unknown> => (got.ok ? got.json() : Promise.reject(new Error())))
  globalThis.ribaltaEarly = { name: name.replaceAll('{segment}', segment), body: answer }
  const found = await answer
  // Somebody may have gone on to another page by then, whose places are not for these.
  if (location.pathname === pathname) await showPhotos(found, photos)
}

/** The code waits for the first photos at most so long: from then on a page that answers is worth more. */
const MOST_WAIT = 1000

const parsed = new Promise((resolve) => {
  document.addEventListener('DOMContentLoaded', resolve)
})
const painted = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
const waited = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, MOST_WAIT)
  })

async function begin({ entry, request }: EarlyBlock): Promise<void> {
  if (location.search === '') {
    // The page asks again for what did not come, and says so.
    const shown = ask(request).then(painted, () => undefined)
    // Nothing is shown yet to somebody who is signed in: their page is drawn anew.
    if (dataset['session'] === undefined) await Promise.race([shown, waited()])
  }
  await parsed
  await import(entry)
}

const block = document.getElementById('early')
if (block !== null) void begin(JSON.parse(block.textContent) as EarlyBlock)
