import { expect, it } from 'vitest'
import { dateToInstant } from '../instant.ts'
import {
  canChangeProposal,
  isProposalEditable,
  isRoomOpen,
  PROPOSAL_STATUSES,
  standingAt,
} from './proposalStatus.ts'

const DEADLINE = new Date('2026-11-20T18:00:00Z')
const BEFORE = new Date(DEADLINE.getTime() - 1)
const deadline = dateToInstant(DEADLINE)

it('a proposal changes along exactly these arrows', () => {
  const arrows = PROPOSAL_STATUSES.flatMap((from) =>
    PROPOSAL_STATUSES.filter((to) => canChangeProposal(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(arrows.toSorted()).toEqual(['draft → published', 'published → revoked'])
})

it('is open while it is published, until its deadline', () => {
  const open = PROPOSAL_STATUSES.filter((status) => isRoomOpen({ status, deadline }, BEFORE))
  expect(open).toEqual(['published'])
  expect(isRoomOpen({ status: 'published', deadline }, DEADLINE)).toBe(false)
})

it('is expired from its deadline on, unless it never was open or is over anyway', () => {
  expect(PROPOSAL_STATUSES.map((status) => standingAt({ status, deadline }, DEADLINE))).toEqual([
    'draft',
    'expired',
    'revoked',
  ])
  expect(standingAt({ status: 'published', deadline }, BEFORE)).toBe('published')
})

it('changes no more once its access has ended', () => {
  expect(PROPOSAL_STATUSES.filter(isProposalEditable)).toEqual(['draft', 'published'])
})
