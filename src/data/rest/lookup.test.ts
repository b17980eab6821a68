import { describe, expect, it } from 'vitest'
import { readLookup } from './lookup.ts'

describe('readLookup', () => {
  it('gives the data of a document that exists', () => {
    const found = { name: 'x', fields: { uid: { stringValue: 'u1' } } }
    expect(readLookup([{ found, readTime: 't' }])).toEqual({ uid: 'u1' })
  })

  it('gives null for one that does not', () => {
    expect(readLookup([{ missing: 'x', readTime: 't' }])).toBeNull()
  })

  it('does not take another answer for either', () => {
    expect(() => readLookup([])).toThrow('não diz')
    expect(() => readLookup({ error: {} })).toThrow('não diz')
  })
})
