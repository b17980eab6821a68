import { expect, it } from 'vitest'
import { restoredValues } from './useFormDraft.ts'

const STORED = { city: 'Natal', bio: '', skills: ['canto'], address: { cep: '' } }
const draftOf = (base: object, typed: object): string => JSON.stringify({ base, typed })

it('what was typed comes back', () => {
  const typed = { ...STORED, city: 'Recife', skills: [], address: { cep: '50000-000' } }
  expect(restoredValues(draftOf(STORED, typed), STORED)).toEqual(typed)
})

it('what was stored meanwhile stays where nothing was typed', () => {
  const before = { ...STORED, bio: 'antes' }
  const draft = draftOf(before, { ...before, city: 'Recife' })
  expect(restoredValues(draft, { ...STORED, bio: 'depois' })).toEqual({
    ...STORED,
    city: 'Recife',
    bio: 'depois',
  })
})

it.each([null, '', '[]', '{"base":1}', draftOf(STORED, { city: 'Recife' }), draftOf({}, {})])(
  '%j is no draft of this form',
  (text) => {
    expect(restoredValues(text, STORED)).toBe(STORED)
  },
)
