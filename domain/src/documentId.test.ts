import { expect, it } from 'vitest'
import { isDocumentId } from './documentId.ts'

it.each(['a', 'b9-_x', '__x', 'x__', '_x_', 'a'.repeat(128)])('“%s” can be a document’s id', (text) => {
  expect(isDocumentId(text)).toBe(true)
})

it.each(['', '.', '..', '__x__', '____', '__', '___', 'a/b', 'a.b', 'á', 'a b', 'a\n', 'a'.repeat(129)])(
  '“%s” cannot',
  (text) => {
    expect(isDocumentId(text)).toBe(false)
  },
)
