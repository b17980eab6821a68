import { describe, expect, it } from 'vitest'
import { dateToInstant } from '../instant.ts'
import {
  areSidesOpen,
  canChangeTest,
  isTestAnswer,
  isWaitingTest,
  isWatched,
  mayBeginTake,
  maySubmit,
  TEST_STATUSES,
  testStatusAt,
} from './testStatus.ts'

const DEADLINE = new Date('2026-11-20T18:00:00Z')
const BEFORE = new Date(DEADLINE.getTime() - 1)
const deadline = dateToInstant(DEADLINE)

it('a test changes along exactly these arrows', () => {
  const arrows = TEST_STATUSES.flatMap((from) =>
    TEST_STATUSES.filter((to) => canChangeTest(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(arrows.toSorted()).toEqual([
    'accepted → cancelled',
    'accepted → expired',
    'accepted → refused',
    'accepted → submitted',
    'expired → refused',
    'expired → sent',
    'expired → submitted',
    'opened → accepted',
    'opened → cancelled',
    'opened → expired',
    'opened → refused',
    'retake → cancelled',
    'retake → expired',
    'retake → refused',
    'retake → submitted',
    'sent → accepted',
    'sent → cancelled',
    'sent → expired',
    'sent → opened',
    'sent → refused',
    'submitted → approved',
    'submitted → declined',
    'submitted → refused',
    'submitted → retake',
  ])
})

it('each state is one that waits for the artist, is an answer, opens the sides, and hides what was sent, or not', () => {
  const those = (is: (status: (typeof TEST_STATUSES)[number]) => boolean): string =>
    TEST_STATUSES.filter((status) => is(status)).join(' ')
  expect(those(isWaitingTest)).toBe('sent opened accepted retake')
  expect(those(isTestAnswer)).toBe('approved retake declined')
  expect(those(areSidesOpen)).toBe('accepted submitted approved retake')
  expect(those((status) => !isWatched(status))).toBe('refused')
})

describe('the deadline', () => {
  const at = (now: Date): string[] => TEST_STATUSES.map((status) => testStatusAt({ status, deadline }, now))

  it('expires what waits for its artist with its very moment, and nothing else', () => {
    expect(at(BEFORE)).toEqual([...TEST_STATUSES])
    expect(TEST_STATUSES.filter((status, index) => at(DEADLINE)[index] !== status)).toEqual([
      'sent',
      'opened',
      'accepted',
      'retake',
    ])
    expect(new Set(at(DEADLINE)).has('accepted')).toBe(false)
  })

  it('decides whether takes may be begun, where they are recorded', () => {
    const begin = (now: Date): string[] =>
      TEST_STATUSES.filter((status) => mayBeginTake({ status, deadline }, now))
    expect(begin(BEFORE)).toEqual(['accepted', 'retake'])
    expect(begin(DEADLINE)).toEqual([])
  })

  it('lets takes be sent that were all begun before it', () => {
    const submit = (...begun: Date[]): string[] =>
      TEST_STATUSES.filter((status) => maySubmit({ status, deadline }, begun.map(dateToInstant)))
    const open = ['accepted', 'retake', 'expired']
    expect(submit(BEFORE)).toEqual(open)
    expect(submit(BEFORE, DEADLINE)).toEqual(open)
    expect(submit(BEFORE, new Date(DEADLINE.getTime() + 1))).toEqual([])
  })
})
