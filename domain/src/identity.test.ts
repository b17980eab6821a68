import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toEmail, toSearchText, toUsername } from './identity.ts'

const text = fc.string({ unit: 'binary' })

describe('an address from a name', () => {
  it.each([
    ['Maria da Silva', 'maria-da-silva'],
    ['João Antônio Ção', 'joao-antonio-cao'],
    ['  Zé  ', 'ze'],
    ['D’Ávila & Filhos', 'davila--filhos'],
    ['-- Nome --', 'nome'],
    ['MC_Ribalta 2', 'mc_ribalta-2'],
    ['Işıl Yücesoy', 'isil-yucesoy'],
    ['Łukasz Đặng', 'lukasz-dang'],
    ['Søren Weiß', 'soren-weiss'],
    ['Ætla ÞÓRR', 'aetla-thorr'],
    ['!!!', ''],
    ['日本', ''],
    ['', ''],
  ])('%j gives %j', (name, username) => {
    expect(toUsername(name)).toBe(username)
  })

  it('holds only word characters and inner hyphens, and gives itself again', () => {
    fc.assert(
      fc.property(text, (name) => {
        const username = toUsername(name)
        expect(username).toMatch(/^$|^\w([\w-]*\w)?$/)
        expect(toUsername(username)).toBe(username)
      }),
    )
  })
})

describe('an e-mail', () => {
  it('loses all white space and its capitals', () => {
    expect(toEmail(' Maria .Silva@Example\t.COM\n')).toBe('maria.silva@example.com')
  })

  it('never keeps white space', () => {
    fc.assert(fc.property(text, (typed) => !/\s/.test(toEmail(typed))))
  })
})

describe('text for searching', () => {
  it.each([
    ['  São   Paulo ', 'sao paulo'],
    ['AÇÃO', 'acao'],
    ['', ''],
  ])('%j is %j', (shown, searched) => {
    expect(toSearchText(shown)).toBe(searched)
  })

  it('gives itself again', () => {
    fc.assert(fc.property(text, (shown) => toSearchText(toSearchText(shown)) === toSearchText(shown)))
  })
})
