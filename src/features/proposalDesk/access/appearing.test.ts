import { dateToInstant } from '@ribalta/domain/instant'
import type { ProfileStatus } from '@ribalta/domain/people/profileStatus'
import { sampleConsent } from '@ribalta/domain/testing/sampleConsent'
import { expect, it } from 'vitest'
import { newItem } from '../proposalForm.ts'
import { appearing } from './appearing.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const adult = (artisticName: string, status: ProfileStatus = 'published') => ({
  artisticName,
  status,
  birthDate: dateToInstant(new Date('1990-01-01T12:00:00Z')),
})
const items = ['ana', 'bia', 'rui', 'eva', 'lia'].map((uid) => newItem(uid, { media: [] }))
const records = new Map([
  ['ana', adult('Ana')],
  ['bia', adult('Bia')],
  ['rui', adult('Rui', 'archived')],
  ['eva', null],
])

it('tells apart who appears at once, who once they agree, and who is out', () => {
  const out = ['Rui: fora do ar', 'o cadastro não existe mais', 'um cadastro que ainda não carregou']
  expect(appearing({ items, consentMode: 'informed' }, records, new Map(), NOW)).toEqual({
    shown: 2,
    asked: [],
    out,
  })
  const agreed = new Map([['ana', { consent: sampleConsent('agreed') }]])
  expect(appearing({ items, consentMode: 'agree' }, records, agreed, NOW)).toEqual({
    shown: 1,
    asked: ['Bia'],
    out,
  })
  // The proposal asked her to agree before staff switched the mode.
  const told = new Map([['bia', { mustAgree: true as const }]])
  expect(appearing({ items, consentMode: 'informed' }, records, told, NOW).asked).toEqual(['Bia'])
})
