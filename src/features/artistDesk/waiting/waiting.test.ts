import { dateToInstant } from '@ribalta/domain/instant'
import type { Participant } from '@ribalta/domain/schemas/proposals/participant'
import { samplePresentation } from '@ribalta/domain/testing/samplePresentation'
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

function waits(profile: WaitingProfile, now: Date, presentations: readonly Participant[] = []) {
  return waitingOf(profile, presentations, now)
}

describe('what waits for an artist', () => {
  it('is nothing where all is well', () => {
    expect(waits(fine, NOW)).toEqual([])
  })

  it('is the adjustments that were asked for, with what the agency wrote, until they were made', () => {
    expect(waits(adjust, NOW)).toEqual([{ kind: 'adjustments', note: 'Troque a primeira foto.' }])
    expect(waits({ ...adjust, queuedAt: ago(1) }, NOW)).toEqual([])
  })

  it('is the look, where the agency asked since it was confirmed, or where it is old', () => {
    expect(waits({ ...fine, lookAskedAt: ago(3) }, NOW)).toEqual([{ kind: 'look' }])
    expect(waits({ ...fine, lookAskedAt: ago(11) }, NOW)).toEqual([])
    expect(waits({ ...fine, lookConfirmedAt: ago(181) }, NOW)).toEqual([{ kind: 'look' }])
  })

  it('is each presentation that needs a yes, after the adjustments without which nobody is shown', () => {
    const presentation = samplePresentation({ consentMode: 'agree' })
    expect(waits(adjust, NOW, [presentation])).toMatchObject([
      { kind: 'adjustments' },
      { kind: 'presentation', presentation },
    ])
  })

  it('says the look once, after the adjustments', () => {
    const both = { ...adjust, lookConfirmedAt: ago(200), lookAskedAt: ago(3) }
    expect(waits(both, NOW).map(({ kind }) => kind)).toEqual(['adjustments', 'look'])
  })

  it('asks nothing of who is off air', () => {
    expect(waits({ ...fine, status: 'suspended', lookConfirmedAt: ago(200) }, NOW)).toEqual([])
  })
})
