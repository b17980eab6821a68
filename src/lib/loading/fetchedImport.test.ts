// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { fetchedImport } from './fetchedImport.ts'
import { MissingCode } from './missingCode.ts'

/** The files by their names; others do not come. */
const files: Record<string, string> = {}
let asked: string[] = []

beforeEach(() => {
  for (const name of Object.keys(files)) delete files[name]
  asked = []
  vi.stubGlobal('fetch', (url: string) => {
    const name = url.split('/').at(-1) ?? ''
    asked.push(name)
    const code = files[name]
    return code === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(code))
  })
})

/** An import as the build writes it. */
const importOf = (name: string) => {
  const importing = vi.fn<() => Promise<string>>(() => Promise.resolve(name))
  return Object.assign(importing, { toString: () => `()=>import(\`./${name}\`)` })
}

it('a module is imported only once its file and all that it imports are there', async () => {
  files['a.js'] = 'import{x as y}from"./b.js";import"./c.js";import(`./later.js`)'
  files['b.js'] = 'import"./a.js";'
  const importing = importOf('a.js')
  await expect(fetchedImport(importing, [])).rejects.toBeInstanceOf(MissingCode)
  expect(importing).not.toHaveBeenCalled()
  files['c.js'] = 'export{}'
  asked = []
  await expect(fetchedImport(importing, [])).resolves.toBe('a.js')
  expect(asked).toEqual(['a.js', 'b.js', 'c.js'])
})

it('a file whose fetch was cut off is fetched again, whatever the browser noted of it', async () => {
  vi.stubGlobal('performance', { getEntriesByName: () => [{ initiatorType: 'fetch' }] })
  const importing = importOf('cut.js')
  await expect(fetchedImport(importing, [])).rejects.toBeInstanceOf(MissingCode)
  expect(importing).not.toHaveBeenCalled()
})

it('a file that is gone has the page load itself anew, once', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))
  let reloads = 0
  vi.stubGlobal('location', { reload: () => (reloads += 1) })
  for (const name of ['old.js', 'older.js']) {
    await expect(fetchedImport(importOf(name), [])).rejects.toBeInstanceOf(MissingCode)
  }
  expect(reloads).toBe(1)
})

it('what the page itself had asked for in vain is missing as long as there is no connection', async () => {
  files['a.js'] = ''
  const importing = importOf('a.js').mockRejectedValue(
    new TypeError('Failed to fetch dynamically imported module'),
  )
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(fetchedImport(importing, [])).rejects.toBeInstanceOf(MissingCode)
})
