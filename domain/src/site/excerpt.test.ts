import { expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'

it('a short text stays, in one line', () => {
  expect(excerptOf('Atriz  e\ncantora. ')).toBe('Atriz e cantora.')
})

it('a long text is cut at a word, with an ellipsis, within what previews show', () => {
  const cut = excerptOf('palavra '.repeat(40))
  expect(cut.length).toBeLessThanOrEqual(156)
  expect(cut.endsWith('palavra…')).toBe(true)
})
