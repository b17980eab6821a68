import { expect, it } from 'vitest'
import { dateToInstant } from '../instant.ts'
import {
  canChangeProposal,
  endOf,
  isLinked,
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
  expect(arrows.toSorted()).toEqual([
    'answered → closed',
    'answered → revoked',
    'draft → published',
    'published → answered',
    'published → revoked',
  ])
})

it('is open while it has a link, until its deadline', () => {
  const open = PROPOSAL_STATUSES.filter((status) => isRoomOpen({ status, deadline }, BEFORE))
  expect(open).toEqual(['published', 'answered'])
  expect(isRoomOpen({ status: 'published', deadline }, DEADLINE)).toBe(false)
})

it('is expired from its deadline on, unless it never was open or is over anyway', () => {
  expect(PROPOSAL_STATUSES.map((status) => standingAt({ status, deadline }, DEADLINE))).toEqual([
    'draft',
    'expired',
    'expired',
    'closed',
    'revoked',
  ])
  expect(standingAt({ status: 'published', deadline }, BEFORE)).toBe('published')
})

it('changes no more once its access has ended', () => {
  expect(PROPOSAL_STATUSES.filter(isProposalEditable)).toEqual(['draft', 'published', 'answered'])
})

it('ends where an arrow leads, as one that was answered or not', () => {
  expect(PROPOSAL_STATUSES.filter(isLinked).map((status) => [status, endOf(status)])).toEqual([
    ['published', 'revoked'],
    ['answered', 'closed'],
  ])
})
