/** What every process of functions loads before its first call. */
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../lib/project.ts'

/** Each takes tens of megabytes and milliseconds, and few calls need it. */
const HEAVY = ['sharp', 'mediabunny', 'opentype.js']

/** Imports and exports of a module that are carried out when it is loaded; those of types alone are not. */
const STATIC = /^(?:import|export)\s(?!type\b)[^'"]*?\bfrom\s+'([^']+)'|^import\s+'([^']+)'/gm

/** The packages that are loaded with a module, each with a module that names it. */
function loadedBy(entry: string): ReadonlyMap<string, string> {
  const packages = new Map<string, string>()
  const seen = new Set<string>()
  const waiting = [entry]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    for (const [, from, alone] of readFileSync(path, 'utf8').matchAll(STATIC)) {
      const name = from ?? alone ?? ''
      if (name.startsWith('.')) waiting.push(join(dirname(path), name))
      else if (name.startsWith('@ribalta/domain/')) {
        waiting.push(join(ROOT, 'domain', 'src', `${name.slice('@ribalta/domain/'.length)}.ts`))
      } else packages.set(name, relative(ROOT, path))
    }
  }
  return packages
}

it('is without what decodes pictures, videos and fonts', () => {
  const loaded = loadedBy(join(ROOT, 'functions', 'src', 'index.ts'))
  expect(loaded.get('firebase-functions/https')).toBeDefined()
  expect(
    HEAVY.filter((name) => loaded.has(name)).map((name) => `${name} by ${loaded.get(name) ?? ''}`),
  ).toEqual([])
})
