/**
 * Runs inside every page before anything else, from the page itself: draws the person's theme, and asks for the data while
 * the code is still on its way. The build inlines it; firebase.json allows it by its hash.
 */
import { readStored } from '../lib/storage.ts'
import type { EarlyRequest } from '../lib/earlyRequest.ts'
import { preloadPhotos } from './photos.ts'

const { dataset } = document.documentElement
const theme = readStored('theme')
if (theme === 'light' || theme === 'dark') dataset['theme'] = theme
// Somebody is signed in here: what was prerendered for a visitor is not shown to them.
if (readStored('session') !== null) dataset['session'] = ''

async function ask({ name, url, body, photos }: EarlyRequest): Promise<void> {
  const segment = location.pathname.split('/').at(-1) ?? ''
  if (!/^[\w-]*$/.test(segment)) return
  const response = fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: body.replaceAll('{segment}', segment),
  })
  const answer = response.then((got): Promise<unknown> => (got.ok ? got.json() : Promise.reject(new Error())))
  globalThis.ribaltaEarly = { name: name.replaceAll('{segment}', segment), body: answer }
  preloadPhotos(await answer, photos)
}

const block = document.getElementById('early')
if (block !== null && location.search === '') {
  // The page asks again for what did not come, and says so.
  ask(JSON.parse(block.textContent) as EarlyRequest).catch(() => undefined)
}
