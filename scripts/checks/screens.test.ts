/** What belongs to each screen, wherever it is written: its folder, its journeys, its measuring. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GUARDED_MODULES } from '../build/shells.ts'
import { GUARDED_SCREENS } from '../lib/guardedScreens.ts'
import { ROOT } from '../lib/project.ts'

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const routeMap = read('src/app/routes.ts')
const guardedScreens = read('src/app/guardedScreens.ts')

/** Every route with its guard, as the route map spells them. */
const routes = [
  ...[...routeMap.matchAll(/^ {2}route\(\s*'([^']+)'/gm)].map(([, path]) => ({
    path,
    guard: 'public',
  })),
  ...[...routeMap.matchAll(/^ {2}guarded\(\s*'(\w+)',\s*'([^']+)'/gm)].map(([, guard, path]) => ({
    path,
    guard,
  })),
]
/** The module of each screen. */
const screens = new Map(
  [
    ...routeMap.matchAll(
      /^ {2}route\(\s*'([^']+)',\s*'[^']*',\s*\(\) => import\('\.\.\/(features\/[^']+)'/gm,
    ),
    ...guardedScreens.matchAll(/^ {2}'?([^'\n]+?)'?: \(\) => import\('\.\.\/(features\/[^']+)'/gm),
  ].map(([, path = '', module = '']) => [path, `src/${module}`]),
)
/** The table of docs/architecture.md. */
const rows = read('docs/architecture.md')
  .split('\n')
  .flatMap((line) => {
    const [, paths = '', folder = '', guard, journey = ''] = line.split('|').map((cell) => cell.trim())
    return [...paths.matchAll(/`([^`]+)`/g)].map(([, path = '']) => ({ path, folder, guard, journey }))
  })

it('docs/architecture.md has every route, with its guard', () => {
  const lines = (list: typeof routes): string[] =>
    list.map(({ path = '', guard = '' }) => `${path} ${guard}`).toSorted()
  expect(routes.length).toBeGreaterThan(30)
  expect(lines(rows)).toEqual(lines(routes))
})

it('the build finds the module of each guarded screen', () => {
  const segments = routes.flatMap(({ path = '', guard }) =>
    guard === 'public' ? [] : path.replace(/\/.*/, ''),
  )
  expect(Object.keys(GUARDED_MODULES).toSorted()).toEqual(segments.toSorted())
})

it.each(rows)('the screen of $path is in features/$folder', ({ path, folder }) => {
  expect(screens.get(path)?.split('/')[2]).toBe(folder)
})

it.each(rows)('there is a journey $journey for $path', ({ journey }) => {
  expect(existsSync(join(ROOT, 'tests', 'journeys', `${journey}.spec.ts`))).toBe(true)
})

it('every guarded route is opened as every role', () => {
  const journeys = read('tests/support/browser/routes.ts')
  const opened = routes
    .filter(({ guard }) => guard !== 'public')
    .map(({ path = '' }) => path.replace(/\/?:.*/, ''))
  expect(opened.filter((path) => !journeys.includes(`'/${path}`))).toEqual([])
})

it('every guarded screen is measured', () => {
  const guarded = routes
    .filter(({ guard }) => guard !== 'public')
    .flatMap(({ path = '' }) => screens.get(path) ?? [])
  expect(new Set(GUARDED_SCREENS.map(({ modules }) => modules[0]))).toEqual(new Set(guarded))
})
