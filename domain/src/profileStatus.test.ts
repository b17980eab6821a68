import { expect, test } from 'vitest'
import { canChangeProfileStatus, PROFILE_STATUSES } from './profileStatus.ts'

test('a status changes along exactly these arrows', () => {
  const arrows = PROFILE_STATUSES.flatMap((from) =>
    PROFILE_STATUSES.filter((to) => canChangeProfileStatus(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(arrows.toSorted()).toEqual([
    'changes_requested → archived',
    'changes_requested → published',
    'changes_requested → suspended',
    'pending → archived',
    'pending → changes_requested',
    'pending → published',
    'pending → suspended',
    'published → archived',
    'published → changes_requested',
    'published → suspended',
    'suspended → archived',
    'suspended → published',
  ])
})
