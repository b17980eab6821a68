import { describe, expect, it } from 'vitest'
import { NO_BIRTH_DATE } from './birthDate.ts'
import { type Comparable, duplicateReasons, nameWords, otherPhoneForm, usernameStem } from './duplicates.ts'

const ana: Comparable = {
  artisticName: 'Ana Souza',
  phone: '11987654321',
  birthDate: { seconds: 641_000_000, nanoseconds: 0 },
  uf: 'SP',
}
const other: Comparable = {
  artisticName: 'Bia Rocha',
  phone: '21912345678',
  birthDate: { seconds: 741_000_000, nanoseconds: 0 },
  uf: 'RJ',
}

describe('whether two records may be one person’s', () => {
  it('finds nothing where nothing is alike', () => {
    expect(duplicateReasons(ana, other)).toEqual([])
  })

  it.each(['ANA SOUZA', 'Souza, Ana', 'Ana de Souza', 'Ana Souza 2', 'Aná  Souzà'])(
    'takes “%s” for the same name',
    (artisticName) => {
      expect(duplicateReasons(ana, { ...other, artisticName })).toEqual(['name'])
    },
  )

  it.each(['Ana', 'Ana Souza Lima', 'Anna Souza', ''])('takes “%s” for another name', (artisticName) => {
    expect(duplicateReasons(ana, { ...other, artisticName })).toEqual([])
  })

  it.each(['Ana S0uza', 'AnaSouza', 'Ana 5ouza'])(
    'takes “%s” for a name that can be mistaken for it',
    (artisticName) => {
      expect(duplicateReasons(ana, { ...other, artisticName })).toEqual(['lookalike'])
    },
  )

  it('compares phones with their area and country, and with or without the ninth digit', () => {
    expect(duplicateReasons(ana, { ...other, phone: '1187654321' })).toEqual(['phone'])
    expect(duplicateReasons(ana, { ...other, phone: '11987654322' })).toEqual([])
    expect(duplicateReasons(ana, { ...other, phone: '21987654321' })).toEqual([])
    expect(duplicateReasons(ana, { ...other, phone: '00351987654321' })).toEqual([])
    expect(duplicateReasons({ ...ana, phone: '' }, { ...other, phone: '' })).toEqual([])
  })

  it('wants the UF to be known beside the birth date', () => {
    const { birthDate } = ana
    expect(duplicateReasons(ana, { ...other, birthDate, uf: 'SP' })).toEqual(['birth'])
    expect(duplicateReasons(ana, { ...other, birthDate })).toEqual([])
    expect(duplicateReasons({ ...ana, uf: undefined }, { ...other, birthDate, uf: undefined })).toEqual([])
  })

  it('takes no two for one because neither has a birth date', () => {
    const unknown = { birthDate: NO_BIRTH_DATE, uf: 'SP' as const }
    expect(duplicateReasons({ ...ana, ...unknown }, { ...other, ...unknown })).toEqual([])
  })

  it('tells every reason', () => {
    expect(duplicateReasons(ana, ana)).toEqual(['name', 'phone', 'birth'])
  })
})

describe('what to look such records up by', () => {
  it('knows both forms of a mobile number', () => {
    expect(otherPhoneForm('11987654321')).toBe('1187654321')
    expect(otherPhoneForm('1187654321')).toBe('11987654321')
    expect(otherPhoneForm('11387654321')).toBeUndefined()
    expect(otherPhoneForm('123')).toBeUndefined()
    expect(otherPhoneForm('00990000000')).toBeUndefined()
  })

  it('takes the leading words of an address and the words of a name', () => {
    expect(usernameStem('ana-souza-2')).toBe('ana-souza')
    expect(usernameStem('ana')).toBe('ana')
    expect(nameWords('João d’Ávila dos Santos 3')).toEqual(['joao', 'd', 'avila', 'santos'])
  })
})
