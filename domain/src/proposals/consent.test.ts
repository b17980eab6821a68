import { describe, expect, it } from 'vitest'
import { canConsent, CONSENT_MODES, CONSENTS, consentHurdle } from './consent.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const at = { seconds: 1_700_000_000, nanoseconds: 0 }
const adult = { birthDate: { seconds: 642_902_400, nanoseconds: 0 } }
const minor = { birthDate: { seconds: 1_400_000_000, nanoseconds: 0 } }
const spokenFor = { ...minor, guardianConfirmedAt: at }

describe('what keeps somebody out who has a say in it', () => {
  it.each([
    ['informed', adult, [undefined, undefined, 'left']],
    ['agree', adult, ['asked', undefined, 'left']],
    ['informed', spokenFor, ['asked', undefined, 'left']],
    ['agree', spokenFor, ['asked', undefined, 'left']],
    ['informed', minor, ['guardian', 'guardian', 'left']],
    ['agree', minor, ['guardian', 'guardian', 'left']],
  ] as const)('with %s', (mode, person, hurdles) => {
    const said = [undefined, ...CONSENTS] as const
    expect(said.map((consent) => consentHurdle(mode, consent, person, NOW))).toEqual(hurdles)
  })

  it('on the birthday ends what is asked of minors', () => {
    const birthday = { birthDate: { seconds: Date.UTC(2008, 10, 27) / 1000, nanoseconds: 0 } }
    const before = new Date('2026-11-26T23:00:00-03:00')
    expect(consentHurdle('informed', undefined, birthday, before)).toBe('guardian')
    expect(consentHurdle('informed', undefined, birthday, NOW)).toBeUndefined()
  })
})

it('consent can be taken back, and given again', () => {
  const arrows = [undefined, ...CONSENTS].flatMap((from) =>
    CONSENTS.filter((to) => canConsent(from, to)).map((to) => `${from ?? '–'} → ${to}`),
  )
  expect(arrows).toEqual(['– → agreed', '– → left', 'agreed → left', 'left → agreed'])
  expect(CONSENT_MODES).toEqual(['informed', 'agree'])
})
