import { expect, it } from 'vitest'
import { APPLICATION_STATUSES, canChangeApplicationStatus } from './applicationStatus.ts'

it('an application changes along exactly these arrows', () => {
  const arrows = APPLICATION_STATUSES.flatMap((from) =>
    APPLICATION_STATUSES.filter((to) => canChangeApplicationStatus(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(arrows.toSorted()).toEqual([
    'declined → inReview',
    'declined → presented',
    'declined → selected',
    'declined → testing',
    'inReview → declined',
    'inReview → lapsed',
    'inReview → presented',
    'inReview → selected',
    'inReview → testing',
    'inReview → withdrawn',
    'presented → declined',
    'presented → lapsed',
    'presented → selected',
    'presented → withdrawn',
    'submitted → declined',
    'submitted → inReview',
    'submitted → lapsed',
    'submitted → presented',
    'submitted → selected',
    'submitted → testing',
    'submitted → withdrawn',
    'testing → declined',
    'testing → lapsed',
    'testing → presented',
    'testing → selected',
    'testing → withdrawn',
  ])
})
