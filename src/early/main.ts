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

/** Has the data for the code that comes, and shows its first photos. */
async function show({ request, answer }: EarlyBlock): Promise<void> {
  const { pathname } = location
  const segment = pathname.split('/').at(-1) ?? ''
  if (!/^[\w-]*$/.test(segment)) return
  const body = answer === undefined ? ask(request, segment) : Promise.resolve(answer)
  globalThis.ribaltaEarly = { name: request.name.replaceAll('{segment}', segment), body }
  const found = await body
  const places = parsed.then(() => {
    // Somebody may have gone on to another page by then, whose places are not for these.
    return location.pathname === pathname ? [...document.querySelectorAll<HTMLElement>('[data-photo]')] : []
  })
  await showPhotos(found, request.photos, places)
}

/** The code waits for the first photos at most so long: from then on a page that answers is worth more. */
const MOST_WAIT = 1000

const painted = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
const waited = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, MOST_WAIT)
  })

async function begin(page: EarlyBlock): Promise<void> {
  if (location.search === '') {
    // The page asks again for what did not come, and says so.
    const shown = show(page).then(painted, () => undefined)
    // Nothing is shown yet to somebody who is signed in: their page is drawn anew.
    if (dataset['session'] === undefined) await Promise.race([shown, waited()])
  }
  await parsed
  await import(page.entry)
}

const block = document.getElementById('early')
if (block !== null) void begin(JSON.parse(block.textContent) as EarlyBlock)
