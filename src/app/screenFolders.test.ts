import { expect, it } from 'vitest'
import architecture from '../../docs/architecture.md?raw'
import { SCREENS_TO_COME } from '../features/pages/screensToCome.ts'
import { ROUTES } from './routes.ts'

const folders = new Set(
  Object.keys(import.meta.glob('../features/*/*.tsx')).map((path) => path.split('/')[2]),
)

/** The rows of the page's table: route, folder, guard. */
const rows = architecture.split('\n').flatMap((line) => {
  const [, routes = '', folder, guard] = line.split('|').map((cell) => cell.trim())
  return [...routes.matchAll(/`([^`]+)`/g)].map(([, path = '']) => ({ path, folder, guard }))
})

it('docs/architecture.md has every route, with its guard', () => {
  const byPath = (one: { readonly path: string }, other: { readonly path: string }): number =>
    one.path < other.path ? -1 : 1
  expect(rows.map(({ path, guard }) => ({ path, guard })).toSorted(byPath)).toEqual(
    ROUTES.map(({ path, guard }) => ({ path, guard })).toSorted(byPath),
  )
})

it.each(rows)('the screen of $path is in features/$folder, once it is built', ({ path, folder }) => {
  expect(folders.has(folder)).toBe(SCREENS_TO_COME[path] === undefined)
})
