import { expect, it } from 'vitest'
import { canChangeCastingStatus, CASTING_STATUSES } from './castingStatus.ts'

it('a casting changes along exactly these arrows', () => {
  const arrows = CASTING_STATUSES.flatMap((from) =>
    CASTING_STATUSES.filter((to) => canChangeCastingStatus(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(arrows.toSorted()).toEqual([
    'closed → archived',
    'draft → open',
    'open → closed',
    'open → paused',
    'paused → closed',
    'paused → open',
  ])
})
