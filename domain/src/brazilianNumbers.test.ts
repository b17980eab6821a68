import { describe, expect, it } from 'vitest'
import { isCpf, maskCep, maskCpf } from './brazilianNumbers.ts'

describe('isCpf', () => {
  it.each(['52998224725', '11144477735', '00000000191'])('takes %s, whose check digits hold', (digits) => {
    expect(isCpf(digits)).toBe(true)
  })

  it.each(['52998224724', '52998224735', '00000000000', '99999999999', '5299822472', '529982247250', 'a'])(
    'refuses %s',
    (digits) => {
      expect(isCpf(digits)).toBe(false)
    },
  )
})

describe('the masks', () => {
  it('shape what has been typed so far', () => {
    const typed = ['', '5', '529', '5299', '529982', '5299822472', '52998224725', '529982247259']
    expect(typed.map(maskCpf)).toEqual([
      '',
      '5',
      '529',
      '529.9',
      '529.982',
      '529.982.247-2',
      '529.982.247-25',
      '529.982.247-259',
    ])
    expect(['', '01310', '013101', '01310-100', '013101009'].map(maskCep)).toEqual([
      '',
      '01310',
      '01310-1',
      '01310-100',
      '01310-1009',
    ])
  })

  it('keep what is not a number, so that it can be refused', () => {
    expect(['529.982.247-2X', 'sem CPF'].map(maskCpf)).toEqual(['529.982.247-2X', 'sem CPF'])
    expect(maskCep('01310-10O')).toBe('01310-10O')
  })
})
