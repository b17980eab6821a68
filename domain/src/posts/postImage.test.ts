import { describe, expect, it } from 'vitest'
import { pictureAddress, pictureAt, pictureMarkdown, widthsUpTo } from './postImage.ts'

const PICTURE = { base: 'blog/images/a_B-1', width: 1280, height: 853 }

describe('a picture in a text', () => {
  it('is found again at its address', () => {
    expect(pictureAt(pictureAddress(PICTURE))).toEqual(PICTURE)
  })

  it.each([
    'https://example.com/a.png',
    'blog/images/a',
    'blog/images/../x#1x1',
    'blog/uploads/a#1x1',
    'blog/images/a#0x1',
    'blog/images/a#1x1"onload=x',
    '/blog/images/a#1x1',
    '',
  ])('is nothing at %s', (address) => {
    expect(pictureAt(address)).toBeUndefined()
  })

  it('keeps its description whole', () => {
    expect(pictureMarkdown(PICTURE, ' Uma [luz]\n\\ fria ')).toBe(
      String.raw`![Uma \[luz\] \\ fria](blog/images/a_B-1#1280x853)`,
    )
  })
})

it.each([
  [1920, [320, 640, 1280, 1920]],
  [640, [320, 640]],
  [200, [200]],
])('a picture of %i has the widths %j', (largest, widths) => {
  expect(widthsUpTo(largest)).toEqual(widths)
})
