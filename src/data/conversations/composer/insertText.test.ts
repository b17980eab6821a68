import { NAME_PLACE, withName } from '@ribalta/domain/conversations/quickReply'
import { expect, it } from 'vitest'
import { insertText } from './insertText.ts'

it.each([
  ['', 0, 'Oi!|'],
  ['Bom dia.', 8, 'Bom dia. Oi!|'],
  ['Bom dia.\n', 9, 'Bom dia.\nOi!|'],
  ['até amanhã', 0, 'Oi!| até amanhã'],
  ['um dois', 2, 'um Oi!| dois'],
  ['um dois', 3, 'um Oi!| dois'],
  ['cara', 2, 'ca Oi!| ra'],
])('in %j at %d it stands apart from what was typed, with the caret behind it', (typed, place, expected) => {
  const { text, caret } = insertText(typed, 'Oi!', place)
  expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected)
})

it('a name is taken as it is, whatever is in it', () => {
  const reply = withName(`Oi, ${NAME_PLACE}! Tudo bem, ${NAME_PLACE}?`, 'Ana $& Prado')
  expect(insertText('', reply, 0).text).toBe('Oi, Ana $& Prado! Tudo bem, Ana $& Prado?')
})
