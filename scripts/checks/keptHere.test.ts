/** What the browser keeps is named in one place, with whose it is; nothing else of the application writes there. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../lib/project.ts'

const STORAGES = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|caches|document\.cookie)\b/g

/** The modules that know, and the service worker, which keeps files and no data (decision 15). */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'src/lib/keptStorage.ts': ['localStorage', 'sessionStorage'],
  'src/lib/storage.ts': ['localStorage', 'sessionStorage'],
  'src/lib/loading/reloadOnce.ts': ['sessionStorage'],
  'src/worker/main.ts': ['caches'],
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

it('only the module that knows whose it is keeps anything', () => {
  const found = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => {
      const uses = new Set(read(path).match(STORAGES))
      return uses.size === 0 ? [] : [[path, [...uses].toSorted()] as const]
    })
  expect(Object.fromEntries(found)).toEqual(KNOWN)
})

it('docs/data.md names everything that is kept, and whose it is', () => {
  const named = (text: string, pattern: RegExp): readonly string[] =>
    [...text.matchAll(pattern)].map(([, key = '', whose = '']) => `${key}: ${whose}`).toSorted()
  const kept = named(read('src/lib/keptStorage.ts'), /^ {2}(\w+): '(device|person|work)',$/gm)
  expect(kept).toContain('theme: device')
  expect(named(read('docs/data.md'), /^\| `(\w+)` +\| (device|person|work) +\|/gm)).toEqual(kept)
})
