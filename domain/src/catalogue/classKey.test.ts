import { expect, it } from 'vitest'
import { defaultClassKey } from './classKey.ts'

it.each([
  ['Ator', 'ator'],
  ['Modelo Comercial', 'modelo-comercial'],
  ['Dança  de Salão', 'dança-de-salão'],
])('the key of %s is %s', (namePT, key) => {
  expect(defaultClassKey(namePT)).toBe(key)
})
