import { expect, it } from 'vitest'
import { canChangePostStatus, POST_STATUSES } from './postStatus.ts'

it('a post changes along exactly these arrows', () => {
  const arrows = POST_STATUSES.flatMap((from) =>
    POST_STATUSES.filter((to) => canChangePostStatus(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(arrows.toSorted()).toEqual([
    'draft → published',
    'draft → scheduled',
    'published → archived',
    'scheduled → draft',
    'scheduled → published',
  ])
})
