/** What the pages of docs list, held to its source. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { APPLICATION_STATUSES, canChangeApplicationStatus } from '@ribalta/domain/castings/applicationStatus'
import { CANDIDATE_STATUSES, canMoveCandidate } from '@ribalta/domain/castings/candidateStatus'
import { canChangeCastingStatus, CASTING_STATUSES } from '@ribalta/domain/castings/castingStatus'
import { CALL_NAMES, COMMANDS, isCommand } from '@ribalta/domain/commands'
import { canChangePostStatus, POST_STATUSES } from '@ribalta/domain/posts/postStatus'
import { canChangeProfileStatus, PROFILE_STATUSES } from '@ribalta/domain/people/profileStatus'
import { canChangeProposal, PROPOSAL_STATUSES } from '@ribalta/domain/proposals/proposalStatus'
import { canChangeTest, TEST_STATUSES } from '@ribalta/domain/screenTests/testStatus'
import { expect, it } from 'vitest'
import * as deployed from '../../functions/src/index.ts'
import {
  collectionOf,
  NOT_PERSONAL,
  PERSONAL_PLACES,
} from '../../functions/src/services/personalData/places.ts'
import { ROOT } from '../lib/project.ts'

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const data = read('docs/data.md')

/** What stands in the first cell of each row of a page's tables. */
function namesIn(page: string): readonly string[] {
  const cells = page.split('\n').map((line) => /^\| (`.*?) \|/.exec(line)?.[1] ?? '')
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
}

it('docs/data.md has every collection', () => {
  const withoutNames = (collection: string): string => collection.replaceAll(/\{\w+\}/g, '{}')
  const told = new Set(namesIn(data).map(collectionOf).map(withoutNames))
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
  ['Candidate', arrows(CANDIDATE_STATUSES, canMoveCandidate)],
  ['Test', arrows(TEST_STATUSES, canChangeTest)],
  ['Proposal', arrows(PROPOSAL_STATUSES, canChangeProposal)],
  ['Post', arrows(POST_STATUSES, canChangePostStatus)],
])('docs/data.md has the states of %s', (_kind, expected) => {
  expect(data.replaceAll(/\n {2,}/g, ' ')).toContain(`${expected}\n`)
})

it('docs/data.md has every call, once, and says which commands are heavy', () => {
  const table = /\n\| Call [^]*?\n\n/.exec(data)?.[0] ?? ''
  const told = [...table.matchAll(/`\w+`(?: \*\*h\*\*)?/g)].map(([text]) => text)
  const expected = CALL_NAMES.map((name) => {
    const isHeavy = isCommand(name) && COMMANDS[name] === 'heavyCommand'
    return `\`${name}\`${isHeavy ? ' **h**' : ''}`
  })
  expect(told.toSorted()).toEqual(expected.toSorted())
})

it('docs/data.md has every function', () => {
  expect(Object.keys(deployed).filter((name) => !data.includes(`\`${name}\``))).toEqual([])
})

it('docs/quality.md has the budgets of the sizes', () => {
  const budgets = [...read('scripts/budgets.ts').matchAll(/^const (\w+_KB) = (\d+)$/gm)]
  expect(budgets.map(([, name]) => name)).toEqual([
    'PUBLIC_KB',
    'ROOM_KB',
    'FORM_KB',
    'CHUNK_KB',
    'GUARDED_KB',
  ])
  const page = read('docs/quality.md')
  expect(budgets.filter(([, , kB = '']) => !page.includes(`| ${kB} kB`))).toEqual([])
})
