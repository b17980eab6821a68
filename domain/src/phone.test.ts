import fc from 'fast-check'
import metadata from 'libphonenumber-js/max/metadata'
import { describe, expect, it } from 'vitest'
import { formatInternational, formatPhone, maskPhone, toInternational, toStoredPhone } from './phone.ts'

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit))

describe('formatPhone', () => {
  it.each([
    ['11987654321', '(11) 98765-4321', '+55 11 98765-4321'],
    ['1134567890', '(11) 3456-7890', '+55 11 3456-7890'],
    ['0012125550123', '+1 212 555 0123', '+1 212 555 0123'],
    ['00351912345678', '+351 912 345 678', '+351 912 345 678'],
    ['00390612345678', '+39 061 234 5678', '+39 061 234 5678'],
  ])('shows %s as %s, with its country as %s', (phone, shown, international) => {
    expect(formatPhone(phone)).toBe(shown)
    expect(formatInternational(phone)).toBe(international)
  })

  it.each(['', '123', '5511987654321'])('leaves “%s” as it is', (phone) => {
    expect(formatPhone(phone)).toBe(phone)
  })
})

describe('toInternational', () => {
  it('puts the country code of Brazil in front of a Brazilian number and undoes toStoredPhone', () => {
    expect(toInternational('11987654321')).toBe('5511987654321')
    expect(toInternational('0012125550123')).toBe('12125550123')
    for (const digits of ['5511987654321', '12125550123']) {
      expect(toInternational(toStoredPhone(digits))).toBe(digits)
    }
  })

  it('separates every country code from the number', () => {
    for (const code of Object.keys(metadata.country_calling_codes)) {
      expect(formatInternational(`00${code}123456789`).split(' ')[0]).toBe(`+${code}`)
    }
  })
})

describe('maskPhone', () => {
  it.each([
    ['1', '(1'],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['119876', '(11) 9876'],
    ['1198765', '(11) 9876-5'],
    ['11987654321', '(11) 98765-4321'],
    ['(11) 98765-43210', '119876543210'],
    ['55119876543', '(55) 11987-6543'],
    ['(55) 11987-65432', '551198765432'],
    ['+55 (11) 9 8765-4321', '+55 (11) 9 8765-4321'],
    ['011987654300', '011987654300'],
    ['0 15 11 98765-4321', '0 15 11 98765-4321'],
    ['11 98765-4321 ramal 3', '11 98765-4321 ramal 3'],
  ])('shapes %s as %s', (typed, masked) => {
    expect(maskPhone(typed)).toBe(masked)
  })

  it('loses no digit and changes nothing the second time', () => {
    const typing = fc.oneof(
      fc.string({ unit: 'grapheme-ascii' }),
      fc.string({ unit: fc.constantFrom(...DIGITS, ' ', '(', ')', '+', '-'), maxLength: 20 }),
      fc.string({ unit: fc.constantFrom(...DIGITS), maxLength: 16 }),
    )
    fc.assert(
      fc.property(typing, (typed) => {
        const masked = maskPhone(typed)
        expect(masked.replace(/\D/g, '')).toBe(typed.replace(/\D/g, ''))
        expect(maskPhone(masked)).toBe(masked)
      }),
    )
  })

  it('looks the same typed and shown once a number is whole', () => {
    const whole = fc.integer({ min: 1_000_000_000, max: 99_999_999_999 })
    fc.assert(fc.property(whole, (number) => maskPhone(String(number)) === formatPhone(String(number))))
  })
})
