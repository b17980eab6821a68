import { describe, expect, it } from 'vitest'
import {
  type Consent,
  CONSENT_MODES,
  type ConsentMode,
  CONSENTS,
  consentHurdle,
  wasToldToAgree,
} from './consent.ts'
import { PROPOSAL_STATUSES } from './proposalStatus.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const at = { seconds: 1_700_000_000, nanoseconds: 0 }
const adult = { birthDate: { seconds: 642_902_400, nanoseconds: 0 } }
const minor = { birthDate: { seconds: 1_400_000_000, nanoseconds: 0 } }
const spokenFor = { ...minor, guardianConfirmedAt: at }

const asked = (consentMode: ConsentMode, answer?: Consent) => ({
  consentMode,
  ...(answer === undefined ? {} : { consent: { answer } }),
})

describe('what keeps somebody out who has a say in it', () => {
  it.each([
    ['informed', adult, [undefined, undefined, 'left']],
    ['agree', adult, ['asked', undefined, 'left']],
    ['informed', spokenFor, ['asked', undefined, 'left']],
    ['agree', spokenFor, ['asked', undefined, 'left']],
    ['informed', minor, ['guardian', 'guardian', 'left']],
    ['agree', minor, ['guardian', 'guardian', 'left']],
  ] as const)('with %s', (consentMode, person, hurdles) => {
    const said = [undefined, ...CONSENTS] as const
    expect(said.map((answer) => consentHurdle(asked(consentMode, answer), person, NOW))).toEqual(hurdles)
  })

  it('on the birthday ends what is asked of minors', () => {
    const birthday = { birthDate: { seconds: Date.UTC(2008, 10, 27) / 1000, nanoseconds: 0 } }
    const before = new Date('2026-11-26T23:00:00-03:00')
    expect(consentHurdle(asked('informed'), birthday, before)).toBe('guardian')
    expect(consentHurdle(asked('informed'), birthday, NOW)).toBeUndefined()
  })
})

it('keeps asking an artist who was promised to be asked, whatever the mode becomes', () => {
  const told = CONSENT_MODES.map((consentMode) =>
    PROPOSAL_STATUSES.filter((status) => wasToldToAgree({ status, consentMode }, {})),
  )
  expect(told).toEqual([[], ['published', 'answered', 'closed', 'revoked']])
  expect(wasToldToAgree({ status: 'published', consentMode: 'informed' }, { mustAgree: true })).toBe(true)
  const silent = { consentMode: 'informed', mustAgree: true } as const
  expect(consentHurdle(silent, adult, NOW)).toBe('asked')
  expect(consentHurdle({ ...silent, consent: { answer: 'agreed' } }, adult, NOW)).toBeUndefined()
})
