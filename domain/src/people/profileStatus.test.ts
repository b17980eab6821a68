import { expect, it } from 'vitest'
import {
  canAct,
  canChangeProfileStatus,
  PROFILE_ACTS,
  PROFILE_STATUSES,
  REVIEW_DECISIONS,
  statusAfterReview,
} from './profileStatus.ts'

it('a status changes along exactly these arrows', () => {
  const arrows = PROFILE_STATUSES.flatMap((from) =>
    PROFILE_STATUSES.filter((to) => canChangeProfileStatus(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(arrows.toSorted()).toEqual([
    'archived → published',
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

it('a review leads along the arrows, may confirm a state and of an archived profile only approves', () => {
  const ways = PROFILE_STATUSES.flatMap((from) =>
    REVIEW_DECISIONS.map(
      (decision) => `${from}, ${decision}: ${statusAfterReview({ status: from }, decision) ?? 'refused'}`,
    ),
  )
  expect(ways).toEqual([
    'pending, approve: published',
    'pending, requestChanges: changes_requested',
    'pending, reject: suspended',
    'published, approve: published',
    'published, requestChanges: changes_requested',
    'published, reject: suspended',
    'changes_requested, approve: published',
    'changes_requested, requestChanges: changes_requested',
    'changes_requested, reject: suspended',
    'suspended, approve: published',
    'suspended, requestChanges: refused',
    'suspended, reject: suspended',
    'archived, approve: published',
    'archived, requestChanges: refused',
    'archived, reject: refused',
  ])
})

it('keeps the state published when a change to a published profile is rejected', () => {
  const ways = (['published', 'changes_requested'] as const).map((status) =>
    statusAfterReview({ status, publishedVersion: 1 }, 'reject'),
  )
  expect(ways).toEqual(['published', 'published'])
})

it('an act takes down whoever is not there yet, and puts up only whom one took down', () => {
  const ways = PROFILE_ACTS.map((act) => [
    act,
    PROFILE_STATUSES.filter((status) => canAct({ status, takenDownByDirector: true }, act)),
  ])
  expect(ways).toEqual([
    ['suspend', ['pending', 'published', 'changes_requested']],
    ['archive', ['pending', 'published', 'changes_requested', 'suspended']],
    ['republish', ['suspended', 'archived']],
  ])
})

it('whom an agent rejected, a director may still suspend', () => {
  expect(canAct({ status: 'suspended' }, 'suspend')).toBe(true)
})
