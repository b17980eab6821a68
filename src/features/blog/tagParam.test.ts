import { expect, it } from 'vitest'
import { tagFromParams } from './tagFromParams.ts'
import { blogPath } from './tagParam.ts'

it('a tag is found again in the address that it gives', () => {
  const address = new URL(blogPath('direitos de imagem'), 'http://site')
  expect(address.pathname).toBe('/blog')
  expect(tagFromParams(address.searchParams)).toBe('direitos de imagem')
})

it.each(['', '   '])('“%s” asks for no tag', (text) => {
  expect(tagFromParams(new URLSearchParams({ etiqueta: text }))).toBeUndefined()
})
