import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES, canChangeApplicationStatus } from './applicationStatus.ts'
import {
  CANDIDATE_STATUSES,
  canMoveCandidate,
  isAnswered,
  isReopening,
  isWaiting,
  standingAfter,
  toldOf,
  WAITING_STATUSES,
} from './candidateStatus.ts'

describe('a candidate', () => {
  it('goes anywhere along the board until there is an answer, and nowhere once withdrawn', () => {
    for (const from of WAITING_STATUSES) {
      const to = CANDIDATE_STATUSES.filter((each) => canMoveCandidate(from, each))
      expect(to).toEqual(CANDIDATE_STATUSES.filter((each) => each !== from))
    }
    expect(CANDIDATE_STATUSES.filter((to) => canMoveCandidate('withdrawn', to))).toEqual([])
    expect(CANDIDATE_STATUSES.filter((to) => canMoveCandidate('lapsed', to))).toEqual([])
  })

  it('is answered once the artist has read it, and not before', () => {
    const soon = { seconds: 1, nanoseconds: 0 }
    expect(CANDIDATE_STATUSES.filter((status) => isAnswered({ status, followAt: null }))).toEqual([
      'selected',
      'declined',
      'lapsed',
      'withdrawn',
    ])
    expect(CANDIDATE_STATUSES.some((status) => isAnswered({ status, followAt: soon }))).toBe(false)
    expect(CANDIDATE_STATUSES.filter(isWaiting)).toEqual([...WAITING_STATUSES])
  })

  it('never takes what the artist reads a step backwards', () => {
    const steps = APPLICATION_STATUSES.flatMap((current) =>
      CANDIDATE_STATUSES.map((candidate) => ({ current, next: standingAfter(current, candidate) })),
    )
    expect(
      steps.filter(({ current, next }) => next !== undefined && !canChangeApplicationStatus(current, next)),
    ).toEqual([])
  })

  it('is told of the board only that it is looked at, and the answer', () => {
    expect(standingAfter('submitted', 'shortlisted')).toBe('inReview')
    expect(standingAfter('inReview', 'proposed')).toBeUndefined()
    expect(standingAfter('inReview', 'submitted')).toBeUndefined()
    expect(standingAfter('inReview', 'selected')).toBe('selected')
    expect(standingAfter('declined', 'lapsed')).toBeUndefined()
    expect(standingAfter('selected', 'testing')).toBeUndefined()
  })

  it('is taken up again only from a “not this time” that was told, and only to wait again', () => {
    const told = CANDIDATE_STATUSES.flatMap((status) =>
      CANDIDATE_STATUSES.filter((to) => isReopening({ status, followAt: null }, to)).map(
        (to) => `${status} → ${to}`,
      ),
    )
    expect(told).toEqual(WAITING_STATUSES.map((to) => `declined → ${to}`))
    expect(isReopening({ status: 'declined', followAt: { seconds: 1 } }, 'shortlisted')).toBe(false)
    for (const to of WAITING_STATUSES) expect(standingAfter('declined', to)).toBe('inReview')
    // Whoever is approved before they read that they are taken up again reads the approval.
    expect(standingAfter('declined', 'selected')).toBe('selected')
  })

  it('has told of a whole way what was new at each step', () => {
    const way = ['submitted', 'shortlisted', 'testing', 'submitted', 'selected'] as const
    expect(toldOf(way.map((status, at) => ({ status, at })))).toEqual([
      { status: 'submitted', at: 0 },
      { status: 'inReview', at: 1 },
      { status: 'selected', at: 4 },
    ])
    expect(toldOf([{ status: 'shortlisted' }, { status: 'withdrawn' }])).toEqual([
      { status: 'inReview' },
      { status: 'withdrawn' },
    ])
    expect(toldOf([])).toEqual([])
  })
})
