import { sampleTest } from '@ribalta/domain/testing/sampleTest'
import { describe, expect, it } from 'vitest'
import { earlierTests } from './earlierTests.ts'

const NOW = new Date('2026-11-27T12:00:00Z')

describe('the tests of an artist that do not wait for them', () => {
  it('are all but those that are followed', () => {
    const waiting = sampleTest({ id: 'espera', status: 'accepted' })
    const sent = sampleTest({ id: 'enviado', status: 'submitted' })
    expect(earlierTests([waiting, sent], [waiting], NOW)).toEqual({ tests: [sent], isBehind: false })
  })

  it('are those whose deadline passed, too, whatever is written of them', () => {
    const late = sampleTest({ status: 'accepted', deadline: { seconds: 1_700_000_000, nanoseconds: 0 } })
    expect(earlierTests([late], [], NOW)).toEqual({ tests: [late], isBehind: false })
  })

  it('leave out one that was read while it waited, until it is read anew', () => {
    const read = sampleTest({ status: 'accepted' })
    expect(earlierTests([read], [], NOW)).toEqual({ tests: [], isBehind: true })
  })
})
