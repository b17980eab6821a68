/** The README shows every picture that `npm run screenshots` makes, and docs/screenshots holds no other. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../lib/project.ts'
import { shotFile, shotsOf } from '../lib/shots.ts'

const FOLDER = 'docs/screenshots'
const made = shotsOf({
  artist: '/artista',
  post: '/blog/post',
  casting: '/casting/um',
  proposal: '/proposta/um#chave',
})
  .map(shotFile)
  .toSorted()

it('docs/screenshots has each picture that the script makes, once', () => {
  expect(made.length).toBeGreaterThan(15)
  expect(readdirSync(join(ROOT, FOLDER)).toSorted()).toEqual(made)
})

it('the README shows each of them, once', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const shown = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path = '']) => path)
  expect(shown.toSorted()).toEqual(made.map((file) => `${FOLDER}/${file}`))
})
