import { describe, expect, it } from 'vitest'
import { readingMinutes, toPostSlug, toPostTag } from './postText.ts'

describe('the time to read a text', () => {
  it.each([
    ['', 1],
    ['Uma palavra.', 1],
    ['palavra '.repeat(290), 1],
    ['palavra '.repeat(310), 2],
    ['palavra '.repeat(1000), 5],
  ])('%# is %i minutes', (text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes)
  })

  it('does not count addresses', () => {
    expect(readingMinutes('[veja](https://example.com/a/b/c/d) '.repeat(250))).toBe(1)
  })
})

describe('the address that a title suggests', () => {
  it.each([
    [
      'Como gravar uma self-tape que o diretor assiste até o fim',
      'como-gravar-uma-self-tape-que-o-diretor-assiste-ate-o-fim',
    ],
    ['  Ação! Câmera… ', 'acao-camera'],
    ['🎬', ''],
  ])('of “%s” is “%s”', (title, slug) => {
    expect(toPostSlug(title)).toBe(slug)
  })

  it('is cut at a word', () => {
    const slug = toPostSlug('palavra '.repeat(30))
    expect(slug.length).toBeLessThanOrEqual(80)
    expect(slug).toMatch(/-palavra$/)
  })
})

it('a tag is kept in lower case with its accents', () => {
  expect(toPostTag('  Direitos de   Imagem ')).toBe('direitos de imagem')
})
