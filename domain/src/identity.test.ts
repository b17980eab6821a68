import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, maskPhone, toEmail, toPhone, toSearchText, toUsername } from './identity.ts'

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

describe('a phone', () => {
  it('is its digits', () => {
    expect(toPhone('+55 (11) 98765-4321')).toBe('5511987654321')
    expect(toPhone('sem número')).toBe('')
  })

  it.each([
    ['11987654321', '(11) 98765-4321'],
    ['1134567890', '(11) 3456-7890'],
    ['5511987654321', '5511987654321'],
    ['', ''],
  ])('%s is shown as %s', (digits, shown) => {
    expect(formatPhone(digits)).toBe(shown)
  })

  it.each([
    ['1', '(1'],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['119876', '(11) 9876'],
    ['1198765', '(11) 9876-5'],
    ['11987654321', '(11) 98765-4321'],
    ['11987654321999', '(11) 98765-4321'],
  ])('%s is typed as %s', (typed, masked) => {
    expect(maskPhone(typed)).toBe(masked)
  })

  it('keeps its first eleven digits under the mask, which changes nothing the second time', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const masked = maskPhone(typed)
        expect(toPhone(masked)).toBe(toPhone(typed).slice(0, 11))
        expect(maskPhone(masked)).toBe(masked)
      }),
    )
  })

  it('looks the same typed and shown once it is whole', () => {
    const whole = fc.stringMatching(/^[0-9]{10,11}$/)
    fc.assert(fc.property(whole, (digits) => maskPhone(digits) === formatPhone(digits)))
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
