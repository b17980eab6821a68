import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CANDIDATE_STATUSES, type CandidateStatus } from '../castings/candidateStatus.ts'
import { TEST_STATUSES, type TestStatus } from '../screenTests/testStatus.ts'
import { type PastCandidate, type PastTest, trackRecordOf } from './trackRecord.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const at = (hours: number) => ({ seconds: NOW.getTime() / 1000 + hours * 3600, nanoseconds: 0 })

/** A test that went this way, a step an hour from ten hours ago on. */
function test(way: readonly TestStatus[], deadline = 24): PastTest {
  const history = way.map((status, place) => ({ status, at: at(place - 10) }))
  return { status: way.at(-1) ?? 'sent', deadline: at(deadline), history }
}

function candidate(way: readonly CandidateStatus[], followAt: object | null = null): PastCandidate {
  return { status: way.at(-1) ?? 'submitted', followAt, history: way.map((status) => ({ status })) }
}

describe('of tests', () => {
  const inTime: readonly (readonly [string, PastTest])[] = [
    ['one that was sent', test(['sent', 'opened', 'accepted', 'submitted'])],
    ['one that was approved', test(['sent', 'accepted', 'submitted', 'approved'])],
    ['one that was declined', test(['sent', 'accepted', 'submitted', 'declined'])],
    ['one that was refused', test(['sent', 'opened', 'refused'])],
    ['one that was begun in time and sent after', test(['sent', 'accepted', 'expired', 'submitted'], -8)],
    ['one that was sent with more time', test(['sent', 'expired', 'sent', 'accepted', 'submitted'])],
    ['one that was refused with more time', test(['sent', 'expired', 'sent', 'refused'])],
    ['one of which another take was asked', test(['sent', 'accepted', 'submitted', 'retake'])],
    ['one whose other take never came', test(['sent', 'accepted', 'submitted', 'retake', 'expired'], -1)],
    ['one whose other take was cancelled', test(['sent', 'accepted', 'submitted', 'retake', 'cancelled'])],
    ['one that was withdrawn after it was sent', test(['sent', 'accepted', 'submitted', 'refused'], -9)],
  ]
  it.each(inTime)('%s was answered in time', (_what, past) => {
    const record = { testsAsked: 1, testsInTime: 1, presented: 0, chosen: 0 }
    expect(trackRecordOf([past], [], NOW)).toEqual(record)
  })

  const late: readonly (readonly [string, PastTest])[] = [
    ['one that expired', test(['sent', 'opened', 'expired'], -8)],
    ['one whose deadline passed, before that is written down', test(['sent', 'opened'], -1)],
    ['one that was refused after it expired', test(['sent', 'expired', 'refused'], -9)],
    ['one that was refused after the deadline', test(['sent', 'opened', 'refused'], -9)],
    ['one that expired again with more time', test(['sent', 'expired', 'sent', 'expired'], -7)],
  ]
  it.each(late)('%s was not', (_what, past) => {
    const record = { testsAsked: 1, testsInTime: 0, presented: 0, chosen: 0 }
    expect(trackRecordOf([past], [], NOW)).toEqual(record)
  })

  it('those that wait, have more time or were cancelled say nothing', () => {
    const none = [
      test(['sent']),
      test(['sent', 'opened']),
      test(['sent', 'opened', 'accepted']),
      test(['sent', 'expired', 'sent']),
      test(['sent', 'opened', 'cancelled'], -1),
    ]
    expect(trackRecordOf(none, [], NOW)).toBeUndefined()
  })
})

describe('of castings', () => {
  it('whom clients saw counts once it was decided and told, and who got the role as chosen', () => {
    const all = [
      candidate(['submitted', 'proposed', 'selected']),
      candidate(['submitted', 'selected']),
      candidate(['submitted', 'proposed', 'declined']),
      candidate(['submitted', 'selected', 'declined']),
      candidate(['submitted', 'proposed', 'lapsed']),
    ]
    expect(trackRecordOf([], all, NOW)).toEqual({ testsAsked: 0, testsInTime: 0, presented: 5, chosen: 2 })
  })

  it('who was not shown, waits, was not told yet, was taken up again or withdrew does not', () => {
    const none = [
      candidate(['submitted', 'testing', 'declined']),
      candidate(['submitted', 'lapsed']),
      candidate(['submitted', 'proposed']),
      candidate(['submitted', 'proposed', 'selected'], at(1)),
      candidate(['submitted', 'proposed', 'declined', 'shortlisted']),
      candidate(['submitted', 'proposed', 'withdrawn']),
    ]
    expect(trackRecordOf([], none, NOW)).toBeUndefined()
  })
})

const tests = fc.array(
  fc
    .tuple(fc.array(fc.constantFrom(...TEST_STATUSES), { maxLength: 6 }), fc.integer({ min: -12, max: 12 }))
    .map(([way, deadline]) => test(['sent', ...way], deadline)),
)
const candidates = fc.array(
  fc
    .tuple(fc.array(fc.constantFrom(...CANDIDATE_STATUSES), { maxLength: 6 }), fc.boolean())
    .map(([way, isTold]) => candidate(['submitted', ...way], isTold ? null : at(1))),
)

it('is of parts no greater than their whole, is not changed by order, and adds up', () => {
  fc.assert(
    fc.property(tests, candidates, (asked, seen) => {
      const record = trackRecordOf(asked, seen, NOW)
      const none = { testsAsked: 0, testsInTime: 0, presented: 0, chosen: 0 }
      const { testsAsked, testsInTime, presented, chosen } = record ?? none
      expect(testsInTime).toBeLessThanOrEqual(testsAsked)
      expect(testsAsked).toBeLessThanOrEqual(asked.length)
      expect(chosen).toBeLessThanOrEqual(presented)
      expect(presented).toBeLessThanOrEqual(seen.length)
      expect(record === undefined).toBe(testsAsked + presented === 0)
      expect(trackRecordOf(asked.toReversed(), seen.toReversed(), NOW)).toEqual(record)
      const [one, ...others] = asked
      const first = (one === undefined ? undefined : trackRecordOf([one], [], NOW)) ?? none
      const rest = trackRecordOf(others, seen, NOW) ?? none
      expect(first.testsAsked + rest.testsAsked).toBe(testsAsked)
      expect(first.testsInTime + rest.testsInTime).toBe(testsInTime)
    }),
  )
})
