import { CONSENT_MODES, CONSENTS } from '@ribalta/domain/proposals/consent'
import { sampleConsent } from '@ribalta/domain/testing/sampleConsent'
import { samplePresentation } from '@ribalta/domain/testing/samplePresentation'
import { describe, expect, it } from 'vitest'
import { groupPresentations } from './groups.ts'
import { offeredIn, type PresentedProfile, standingOf } from './standing.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const at = { seconds: 1_700_000_000, nanoseconds: 0 }
const adult: PresentedProfile = {
  status: 'published',
  media: [],
  birthDate: { seconds: 642_902_400, nanoseconds: 0 },
}
const child: PresentedProfile = { ...adult, birthDate: { seconds: 1_400_000_000, nanoseconds: 0 } }
const spokenFor: PresentedProfile = { ...child, guardianConfirmedAt: at }

const said = [undefined, ...CONSENTS.map((answer) => sampleConsent(answer))]
const every = (profile: PresentedProfile) =>
  CONSENT_MODES.map((consentMode) =>
    said.map((consent) => {
      const standing = standingOf(samplePresentation({ consentMode, consent }), profile, NOW)
      return [standing, ...offeredIn(standing, profile, NOW)].join(' ')
    }),
  )

describe('where an artist stands in a presentation, and what they can say', () => {
  it('is told, and asked where everybody must agree', () => {
    expect(every(adult)).toEqual([
      ['told agreed left', 'agreed left', 'left agreed'],
      ['asked agreed left', 'agreed left', 'left agreed'],
    ])
  })

  it('is asked under age whatever is asked of others, once a director has spoken to the guardian', () => {
    const minors = ['asked agreed left', 'agreed left', 'left agreed']
    expect(every(spokenFor)).toEqual([minors, minors])
  })

  it('asks again when staff chose more than the artist agreed to, and still asks after the mode changed', () => {
    const consent = sampleConsent('agreed', { facts: ['uf'] })
    const widened = standingOf(samplePresentation({ consent }), adult, NOW)
    expect([widened, ...offeredIn(widened, adult, NOW)]).toEqual(['widened', 'agreed', 'left'])
    expect(standingOf(samplePresentation({ mustAgree: true }), adult, NOW)).toBe('asked')
  })

  it('waits for the guardian before that: leaving is possible, agreeing is not', () => {
    const minors = ['guardian left', 'guardian left', 'left']
    expect(every(child)).toEqual([minors, minors])
  })

  it('is nothing to say anything to once it has ended', () => {
    for (const state of ['over', 'removed'] as const) {
      const standing = standingOf(samplePresentation({ state, consentMode: 'agree' }), adult, NOW)
      expect([standing, offeredIn(standing, adult, NOW)]).toEqual([state, []])
    }
  })
})

describe('the presentations of an artist', () => {
  const inDays = (days: number) => ({
    seconds: NOW.getTime() / 1000 + days * 86_400,
    nanoseconds: 0,
  })
  const one = (proposalId: string, days: number, changes: Parameters<typeof samplePresentation>[0] = {}) =>
    samplePresentation({ proposalId, deadline: inDays(days), ...changes })
  const idsOf = (all: ReturnType<typeof one>[]) => {
    const { waiting, open, ended } = groupPresentations(all, adult, NOW)
    return [waiting, open, ended].map((group) => group.map(({ proposalId }) => proposalId))
  }

  it('wait where a yes is missing and there is time for it, the nearest deadline first', () => {
    const agree = { consentMode: 'agree' } as const
    expect(
      idsOf([
        one('longe', 9, agree),
        one('perto', 2, agree),
        one('passou', -1, agree),
        one('mais', 3, { consent: sampleConsent('agreed', { facts: [] }) }),
        one('dito', 1, { ...agree, consent: sampleConsent('agreed') }),
      ]),
    ).toEqual([['perto', 'mais', 'longe'], ['dito', 'passou'], []])
  })

  it('are open behind their deadline, too, after the others, and those that have ended come as they are', () => {
    expect(
      idsOf([
        one('fim', 5, { state: 'over' }),
        one('passou', -2),
        one('depois', 4),
        one('antes', 3),
        one('tirada', 1, { state: 'removed', consent: sampleConsent('left') }),
        one('sem dizer', 1, { state: 'removed', consent: sampleConsent('agreed') }),
      ]),
    ).toEqual([[], ['antes', 'depois', 'passou'], ['fim', 'tirada']])
  })
})
