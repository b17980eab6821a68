/** What the pages of docs list, held to its source. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { APPLICATION_STATUSES, canChangeApplicationStatus } from '@ribalta/domain/applicationStatus'
import { canChangeCastingStatus, CASTING_STATUSES } from '@ribalta/domain/castingStatus'
import { canChangePostStatus, POST_STATUSES } from '@ribalta/domain/postStatus'
import { canChangeProfileStatus, PROFILE_STATUSES } from '@ribalta/domain/profileStatus'
import { expect, it } from 'vitest'
import * as deployed from '../../functions/src/index.ts'
import {
  collectionOf,
  NOT_PERSONAL,
  PERSONAL_PLACES,
} from '../../functions/src/services/personalData/places.ts'
import { ROUTES } from '../../src/app/routes.ts'
import { SCREENS_TO_COME } from '../../src/features/pages/screensToCome.ts'
import { ROOT } from '../lib/project.ts'

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const data = read('docs/data.md')

/** What stands in the first cell of each row of a page's tables, with the cells behind it. */
function rowsOf(
  page: string,
): readonly { readonly names: readonly string[]; readonly cells: readonly string[] }[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, first = '', ...cells]) => ({
      names: [...first.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
      cells,
    }))
}

it('docs/data.md has every collection', () => {
  const withoutNames = (collection: string): string => collection.replaceAll(/\{\w+\}/g, '{}')
  const told = new Set(
    rowsOf(data)
      .flatMap(({ names }) => names)
      .map(collectionOf)
      .map(withoutNames),
  )
  const places = [...PERSONAL_PLACES.map(({ path }) => collectionOf(path)), ...NOT_PERSONAL]
  expect(places.map(withoutNames).filter((collection) => !told.has(collection))).toEqual([])
})

/** `draft` → `open`; `open` → `paused`, `closed`; … */
function arrows<Status extends string>(
  all: readonly Status[],
  can: (from: Status, to: Status) => boolean,
): string {
  return all
    .map((from) => ({ from, to: all.filter((status) => can(from, status)) }))
    .filter(({ to }) => to.length > 0)
    .map(({ from, to }) => `\`${from}\` → ${to.map((status) => `\`${status}\``).join(', ')}`)
    .join('; ')
}

it.each([
  ['Profile', arrows(PROFILE_STATUSES, canChangeProfileStatus)],
  ['Casting', arrows(CASTING_STATUSES, canChangeCastingStatus)],
  ['Application', arrows(APPLICATION_STATUSES, canChangeApplicationStatus)],
  ['Post', arrows(POST_STATUSES, canChangePostStatus)],
])('docs/data.md has the states of %s', (_kind, expected) => {
  expect(data.replaceAll(/\n {2,}/g, ' ')).toContain(`${expected}\n`)
})

it('docs/data.md has every function', () => {
  expect(Object.keys(deployed).filter((name) => !data.includes(`\`${name}\``))).toEqual([])
})

it('docs/architecture.md says where each screen goes', () => {
  const rows = rowsOf(read('docs/architecture.md'))
  expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(ROUTES.map(({ path }) => path).toSorted())
  for (const { names, cells } of rows) {
    const [folder = '', guard] = cells
    for (const name of names) {
      expect([name, ROUTES.find(({ path }) => path === name)?.guard]).toEqual([name, guard])
      const isBuilt = SCREENS_TO_COME[name] === undefined
      expect([name, existsSync(join(ROOT, 'src', 'features', folder))]).toEqual([name, isBuilt])
    }
  }
})

it('docs/quality.md has the budgets of the sizes', () => {
  const budgets = [...read('scripts/budgets.ts').matchAll(/^const (\w+_KB) = (\d+)$/gm)]
  expect(budgets.map(([, name]) => name)).toEqual(['PUBLIC_KB', 'FORM_KB', 'CHUNK_KB', 'GUARDED_KB'])
  const page = read('docs/quality.md')
  expect(budgets.filter(([, , kB = '']) => !page.includes(`| ${kB} kB`))).toEqual([])
})
