import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatInternational, formatPhone, toInternational } from './phone.ts'
import { readPhone } from './readPhone.ts'

const MOBILE = { phone: '11987654321', country: 'BR', kind: 'mobile' }

/** Area codes that exist (Anatel, Resolução 749/2022). */
const AREAS =
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'.split(
    ' ',
  )
const ALL_CODES = Array.from({ length: 90 }, (_, index) => String(index + 10))

describe('readPhone', () => {
  it.each([
    '11987654321',
    '(11) 98765-4321',
    '(11) 9 8765-4321',
    '\u202a+55 11 98765‑4321\u202c',
    '11/98765.4321',
    '11 98765–4321',
    '１１９８７６５４３２１',
    '+55 (11) 9 8765-4321',
    '(+55) 11 98765-4321',
    '+5511987654321',
    '55 11 98765-4321',
    '5511987654321',
    '005511987654321',
    '0055 11 98765-4321',
    '+55 0 11 98765-4321',
    '+55 (011) 98765-4321',
    '+55 0 15 11 98765-4321',
    '011 98765-4321',
    '(011) 98765-4321',
    '011987654321',
    '0 15 11 98765-4321',
    '0151198765-4321',
    '055 11 98765-4321',
  ])('understands %s as the mobile number (11) 98765-4321', (typed) => {
    expect(readPhone(typed)).toEqual(MOBILE)
  })

  it('keeps every digit of a number that begins with a trunk 0', () => {
    expect(readPhone('011987654300')).toEqual({ ...MOBILE, phone: '11987654300' })
  })

  it.each([
    ['(11) 3456-7890', '1134567890'],
    ['+55 11 3456-7890', '1134567890'],
    ['551134567890', '1134567890'],
    ['011 3456-7890', '1134567890'],
    ['0 21 11 3456-7890', '1134567890'],
    ['021 3456-7890', '2134567890'],
  ])('understands %s as the landline %s', (typed, phone) => {
    expect(readPhone(typed)).toEqual({ phone, country: 'BR', kind: 'landline' })
  })

  it.each([
    ['55 3220-1234', '5532201234'],
    ['5532201234', '5532201234'],
    ['55 99999-1234', '55999991234'],
    ['55999991234', '55999991234'],
    ['055 99999-1234', '55999991234'],
    ['+55 55 99999-1234', '55999991234'],
    ['5555999991234', '55999991234'],
    ['555532201234', '5532201234'],
    ['0055 55 3220-1234', '5532201234'],
  ])('takes 55 in %s for the area code of Santa Maria', (typed, phone) => {
    expect(readPhone(typed)).toMatchObject({ phone, country: 'BR' })
  })

  it.each([
    ['+1 212 555 0123', '0012125550123', 'US'],
    ['001 212 555 0123', '0012125550123', 'US'],
    ['0012125550123', '0012125550123', 'US'],
    ['+351 912 345 678', '00351912345678', 'PT'],
    ['00351912345678', '00351912345678', 'PT'],
    ['+39 02 1234 5678', '00390212345678', 'IT'],
    ['+54 9 11 2345-6789', '005491123456789', 'AR'],
    ['(+44) 20 7946 0958', '00442079460958', 'GB'],
  ])('keeps the country of %s', (typed, phone, country) => {
    expect(readPhone(typed)).toMatchObject({ phone, country })
  })

  it.each([
    ['', /Informe o DDD/],
    ['sem número', /Informe o DDD/],
    ['+', /Informe o DDD/],
    ['123', /Faltam dígitos/],
    ['190', /Faltam dígitos/],
    ['98765-4321', /Inclua o DDD/],
    ['3456-7890', /Inclua o DDD/],
    ['+55 98765-4321', /Inclua o DDD/],
    ['(11) 8765-4321', /Falta um dígito.*nove/],
    ['(11) 9876-5432', /Falta um dígito.*nove/],
    ['(11) 7812-3456', /Falta um dígito.*nove/],
    ['55119876543', /Confira o número/],
    ['+55 11 9876-543', /Inclua o DDD/],
    ['(11) 1234-5678', /Confira o número/],
    ['(11) 87654-3210', /Confira o número/],
    ['(20) 98765-4321', /O DDD 20 não existe/],
    ['+55 20 98765-4321', /O DDD 20 não existe/],
    ['(90) 98765-4321', /O DDD 90 não existe/],
    ['01198765430', /Falta um dígito/],
    ['119876543210', /dígitos a mais/],
    ['5411123456789', /dígitos a mais/],
    ['0800 123 4567', /número de serviço/],
    ['4004-1234', /número de serviço/],
    ['0900 123 456', /número de serviço/],
    ['00000000000', /código de país não existe/],
    ['11111111111', /Confira o número/],
    ['+999 12345678', /código de país não existe/],
    ['+0 11 98765-4321', /código de país não existe/],
    ['+1 212 555', /não existe no país \+1/],
    ['+351 12', /não existe no país \+351/],
    ['+1 800 234 5678', /não existe no país \+1/],
    ['(11) 98765-4321 ramal 3', /sem letras nem ramal/],
    ['11 98765-4321, 11 98765-4322', /sem letras nem ramal/],
    ['11 98765-4321 +55', /sem letras nem ramal/],
    ['9'.repeat(41), /um número só/],
  ])('refuses %j and says why', (typed, problem) => {
    expect(readPhone(typed)).toMatchObject({ problem: expect.stringMatching(problem) as string })
  })

  it('knows exactly the area codes that exist', () => {
    const known = ALL_CODES.filter((area) => 'phone' in readPhone(`${area}987654321`))
    expect(known).toEqual(AREAS)
    expect(ALL_CODES.filter((area) => 'phone' in readPhone(`${area}34567890`))).toEqual(AREAS)
  })

  it('reads a phone the same in every spelling, and what it reads once more', () => {
    const typing = fc
      .oneof(
        fc.tuple(fc.constantFrom(...AREAS), fc.stringMatching(/^(9\d{8}|[2-5]\d{7}|\d{8,9})$/)),
        fc.tuple(
          fc.constantFrom('+1', '+44', '0049', '+351', '+54', '+244'),
          fc.stringMatching(/^\d{8,11}$/),
        ),
        fc.tuple(fc.constantFrom('', '0', '00', '015', '55', '90'), fc.stringMatching(/^\d{8,13}$/)),
      )
      .map(([head, rest]) => head + rest)
    fc.assert(
      fc.property(typing, (typed) => {
        const reading = readPhone(typed)
        if ('problem' in reading) return
        const { phone } = reading
        const international = toInternational(phone)
        const spellings = [
          phone,
          formatPhone(phone),
          formatInternational(phone),
          `+${international}`,
          `00${international}`,
          ...(phone.startsWith('00') ? [] : [international, `0${phone}`, `015${phone}`]),
        ]
        for (const spelling of spellings) expect(readPhone(spelling)).toEqual(reading)
      }),
    )
  })
})
