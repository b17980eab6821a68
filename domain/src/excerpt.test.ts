import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test('a short text stays, in one line', () => {
  expect(excerptOf('Atriz  e\ncantora. ')).toBe('Atriz e cantora.')
})

test('a long text is cut at a word, with an ellipsis, within what previews show', () => {
  const cut = excerptOf('palavra '.repeat(40))
  expect(cut.length).toBeLessThanOrEqual(156)
  expect(cut.endsWith('palavra…')).toBe(true)
})
