import { sampleConsent } from '@ribalta/domain/testing/sampleConsent'
import { sampleProposal } from '@ribalta/domain/testing/sampleProposal'
import { expect, it } from 'vitest'
import { activityWords, consentWords } from './activityWords.ts'

it.each([
  [0, 0, ''],
  [1, 0, '1 abriu'],
  [3, 1, '3 abriram · 1 respondeu'],
  [3, 2, '3 abriram · 2 responderam'],
])('of %i who looked and %i who answered it says “%s”', (openedBy, answeredBy, words) => {
  expect(activityWords({ openedBy, answeredBy })).toBe(words)
})

const ITEMS = [undefined, sampleConsent('left'), sampleConsent('agreed'), undefined].map(
  (consent, place) => ({
    artistId: String(place),
    role: '',
    media: [],
    takes: [],
    ...(consent === undefined ? {} : { consent }),
  }),
)

const MORE = ITEMS.map((item) => ({ ...item, artistId: `outra ${item.artistId}` }))

it('says how many left, and how many must still agree where the proposal asks them', () => {
  const published = sampleProposal({ status: 'published', items: ITEMS })
  expect(consentWords(published)).toEqual({ left: '1 saiu', waiting: '' })
  expect(consentWords({ ...published, consentMode: 'agree' })).toEqual({
    left: '1 saiu',
    waiting: '2 aguardando aceite',
  })
  const facts = ['playingAge', 'heightCm'] as const
  expect(consentWords({ ...published, facts: [...facts] }).waiting).toBe('1 aguardando aceite')
  expect(consentWords({ ...published, items: [...ITEMS, ...MORE] }).left).toBe('2 saíram')
})

it.each(['draft', 'closed'] as const)('says nothing of artists in one that is %s', (status) => {
  expect(consentWords(sampleProposal({ status, consentMode: 'agree', items: ITEMS }))).toEqual({
    left: '',
    waiting: '',
  })
})
