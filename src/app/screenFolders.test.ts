import { expect, it } from 'vitest'
import architecture from '../../docs/architecture.md?raw'
import { SCREENS_TO_COME } from '../features/pages/screensToCome.ts'
import guardedScreens from './guardedScreens.ts?raw'
import { ROUTES } from './routes.ts'
import routes from './routes.ts?raw'

/** The rows of the page's table: route, folder, guard, journey. */
const rows = architecture.split('\n').flatMap((line) => {
  const [, paths = '', folder, guard, journey] = line.split('|').map((cell) => cell.trim())
  return [...paths.matchAll(/`([^`]+)`/g)].map(([, path = '']) => ({ path, folder, guard, journey }))
})

const journeys = Object.keys(import.meta.glob('../../tests/journeys/*.spec.ts'))

/** Where the screen of each route is, as the route map's own source says. */
const built = new Map(
  [
    ...routes.matchAll(/\broute\(\s*'([^']+)',\s*'[^']*',\s*\(\) => import\('\.\.\/features\/(\w+)\//g),
    ...guardedScreens.matchAll(/^ {2}'?([^':]+)'?: \(\) => import\('\.\.\/features\/(\w+)\//gm),
  ].map(([, path = '', folder = '']) => [path, folder]),
)

it('docs/architecture.md has every route, with its guard', () => {
  const byPath = (one: { readonly path: string }, other: { readonly path: string }): number =>
    one.path < other.path ? -1 : 1
  expect(rows.map(({ path, guard }) => ({ path, guard })).toSorted(byPath)).toEqual(
    ROUTES.map(({ path, guard }) => ({ path, guard })).toSorted(byPath),
  )
})

it.each(rows)('the screen of $path is in features/$folder, or still to come', ({ path, folder }) => {
  expect(built.get(path)).toBe(path in SCREENS_TO_COME ? undefined : folder)
})

it.each(rows.filter(({ path }) => !(path in SCREENS_TO_COME)))(
  'there is a journey $journey for $path',
  ({ journey }) => {
    expect(journeys).toContain(`../../tests/journeys/${String(journey)}.spec.ts`)
  },
)
