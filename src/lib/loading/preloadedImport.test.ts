// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MissingCode } from './missingCode.ts'
import { preloadedImport } from './preloadedImport.ts'

/** The files that the server has. */
const files = new Set<string>()
let asked: string[] = []

beforeEach(() => {
  files.clear()
  asked = []
  vi.stubGlobal('fetch', (href: string) => {
    asked.push(href)
    return files.has(href)
      ? Promise.resolve(new Response(''))
      : Promise.reject(new TypeError('Failed to fetch'))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const importOf = (name: string) => vi.fn<() => Promise<string>>(() => Promise.resolve(name))

it('imports a module only once all files that it needs are there', async () => {
  files.add('/a.js')
  const importing = importOf('a')
  await expect(preloadedImport(importing, ['a.js', 'b.js'])).rejects.toBeInstanceOf(MissingCode)
  expect(importing).not.toHaveBeenCalled()
  files.add('/b.js')
  await expect(preloadedImport(importing, ['a.js', 'b.js'])).resolves.toBe('a')
  expect(asked).toEqual(['/a.js', '/b.js', '/b.js'])
})

it('asks for no file that the page has asked for as a module', async () => {
  vi.stubGlobal('performance', { getEntriesByName: () => [{ initiatorType: 'link' }] })
  await expect(preloadedImport(importOf('had'), ['had.js'])).resolves.toBe('had')
  expect(asked).toEqual([])
})

it('asks for no file that the page is loading as a module, and for one that it has only prefetched', async () => {
  for (const rel of ['preload', 'prefetch'])
    document.head.append(Object.assign(document.createElement('link'), { rel, href: `/${rel}ed.js` }))
  files.add('/prefetched.js')
  await preloadedImport(importOf('both'), ['preloaded.js', 'prefetched.js'])
  expect(asked).toEqual(['/prefetched.js'])
})

it('preloads a queued file through the inline script and fetches the others', async () => {
  vi.stubGlobal('ribaltaPreload', (href: string) => href === '/waiting.js')
  files.add('/other.js')
  await expect(preloadedImport(importOf('both'), ['waiting.js', 'other.js'])).resolves.toBe('both')
  expect(asked).toEqual(['/other.js'])
})

it('asks again for a file whose fetch was cut off', async () => {
  vi.stubGlobal('performance', { getEntriesByName: () => [{ initiatorType: 'fetch' }] })
  await expect(preloadedImport(importOf('cut'), ['cut.js'])).rejects.toBeInstanceOf(MissingCode)
  files.add('/cut.js')
  await expect(preloadedImport(importOf('cut'), ['cut.js'])).resolves.toBe('cut')
})

it('imports what is in a file that is there already', async () => {
  await expect(preloadedImport(importOf('here'))).resolves.toBe('here')
})

it('adds no styles that the page has in itself', async () => {
  document.head.append(Object.assign(document.createElement('style'), { title: 'first' }))
  document.querySelector('style')?.setAttribute('data-href', '/first.css')
  await expect(preloadedImport(importOf('styled'), ['first.css'])).resolves.toBe('styled')
  expect(document.querySelector('link[rel="stylesheet"]')).toBeNull()
})

it('has the page load itself again, once, where a file is gone', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))
  let reloads = 0
  vi.stubGlobal('location', { href: 'http://ribalta.test/', reload: () => (reloads += 1) })
  for (const name of ['old.js', 'older.js'])
    await expect(preloadedImport(importOf(name), [name])).rejects.toBeInstanceOf(MissingCode)
  expect(reloads).toBe(1)
})

it('takes a module that the page asked for in vain as missing while there is no connection', async () => {
  const importing = importOf('vain').mockRejectedValue(
    new TypeError('Failed to fetch dynamically imported module'),
  )
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(preloadedImport(importing)).rejects.toBeInstanceOf(MissingCode)
})
