import { dateToInstant } from '@ribalta/domain/instant'
import { describe, expect, it } from 'vitest'
import { waitingOf, type WaitingProfile } from './waiting.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const ago = (days: number) => dateToInstant(new Date(NOW.getTime() - days * 86_400_000))
const fine: WaitingProfile = { status: 'published', createdAt: ago(400), lookConfirmedAt: ago(10) }
const adjust: WaitingProfile = {
  ...fine,
  status: 'changes_requested',
  review: { decision: 'changesRequested', note: 'Troque a primeira foto.', at: ago(2) },
}

describe('what waits for an artist', () => {
  it('is nothing where all is well', () => {
    expect(waitingOf(fine, NOW)).toEqual([])
  })

  it('is the adjustments that were asked for, with what the agency wrote, until they were made', () => {
    expect(waitingOf(adjust, NOW)).toEqual([{ kind: 'adjustments', note: 'Troque a primeira foto.' }])
    expect(waitingOf({ ...adjust, queuedAt: ago(1) }, NOW)).toEqual([])
  })

  it('is the look, where the agency asked since it was confirmed, or where it is old', () => {
    expect(waitingOf({ ...fine, lookAskedAt: ago(3) }, NOW)).toEqual([{ kind: 'look' }])
    expect(waitingOf({ ...fine, lookAskedAt: ago(11) }, NOW)).toEqual([])
    expect(waitingOf({ ...fine, lookConfirmedAt: ago(181) }, NOW)).toEqual([{ kind: 'look' }])
  })

  it('says the look once, after the adjustments', () => {
    const both = { ...adjust, lookConfirmedAt: ago(200), lookAskedAt: ago(3) }
    expect(waitingOf(both, NOW).map(({ kind }) => kind)).toEqual(['adjustments', 'look'])
  })

  it('asks nothing of who is off air', () => {
    expect(waitingOf({ ...fine, status: 'suspended', lookConfirmedAt: ago(200) }, NOW)).toEqual([])
  })
})
