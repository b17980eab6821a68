import { expect, it } from 'vitest'
import { contactAttempt, EMPTY_VALUES, readContactDraft } from './contactDraft.ts'

const FORM = {
  name: 'Helena',
  email: 'helena@example.com',
  subject: 'contratar',
  message: 'Procuramos um elenco.',
} as const

it('a draft is what was typed', () => {
  const values = { ...EMPTY_VALUES, name: 'Helena', subject: 'imprensa', message: 'Oi' }
  const attempt = { requestId: 'a', payload: 'b' }
  expect(readContactDraft(JSON.stringify({ values, attempt }))).toEqual({ values, attempt })
})

it.each([null, '', 'null', '[]', '{"values":[1]}', '{"values":{"name":7,"subject":"spam"},"attempt":3}'])(
  'from %j an empty form begins',
  (text) => {
    expect(readContactDraft(text)).toEqual({ values: EMPTY_VALUES, attempt: undefined })
  },
)

it('the same words go by the same id, and others by a new one', () => {
  let made = 0
  const newId = (): string => `id-${String((made += 1))}`
  const first = contactAttempt(undefined, FORM, newId)
  expect(contactAttempt(first, { ...FORM }, newId)).toEqual(first)
  expect(contactAttempt(first, { ...FORM, message: 'Outro texto.' }, newId).requestId).toBe('id-2')
})
