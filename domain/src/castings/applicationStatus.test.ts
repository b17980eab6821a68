import { expect, it } from 'vitest'
import { APPLICATION_STATUSES, canChangeApplicationStatus } from './applicationStatus.ts'

it('an application changes along exactly these arrows', () => {
  const arrows = APPLICATION_STATUSES.flatMap((from) =>
    APPLICATION_STATUSES.filter((to) => canChangeApplicationStatus(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(arrows.toSorted()).toEqual([
    'declined → inReview',
    'declined → selected',
    'declined → testing',
    'inReview → declined',
    'inReview → lapsed',
    'inReview → selected',
    'inReview → testing',
    'inReview → withdrawn',
    'submitted → declined',
    'submitted → inReview',
    'submitted → lapsed',
    'submitted → selected',
    'submitted → testing',
    'submitted → withdrawn',
    'testing → declined',
    'testing → lapsed',
    'testing → selected',
    'testing → withdrawn',
  ])
})
