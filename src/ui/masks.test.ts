import { maskPhone } from '@ribalta/domain/phone'
import { describe, expect, it } from 'vitest'
import { applyMask, maskDay } from './masks.ts'

describe('maskDay', () => {
  it('puts the slashes in as the digits come', () => {
    expect(['', '1', '12', '123', '12031', '12031998', '120319987', '12/03/19987'].map(maskDay)).toEqual([
      '',
      '1',
      '12',
      '12/3',
      '12/03/1',
      '12/03/1998',
      '12/03/19987',
      '12/03/19987',
    ])
  })

  it('keeps slashes where they are typed', () => {
    const typed = ['5/', '5/3', '5/3/', '5/3/1998', '12/', '12/03/', '12/031']
    expect(typed.map(maskDay)).toEqual(['5/', '5/3', '5/3/', '5/3/1998', '12/', '12/03/', '12/03/1'])
  })

  it('does not move digits when one is deleted or inserted in a whole day', () => {
    expect(['1/03/1998', '125/03/1998', '12/0/1998'].map(maskDay)).toEqual([
      '1/03/1998',
      '125/03/1998',
      '12/0/1998',
    ])
  })

  it('keeps what is not a day', () => {
    expect(['5.3.1998', '5 de março', '1/2/3/4'].map(maskDay)).toEqual(['5.3.1998', '5 de março', '1/2/3/4'])
  })
})

describe('maskDay on what a browser fills in', () => {
  it('puts the year last', () => {
    expect(maskDay('1998-03-12')).toBe('12/03/1998')
  })
})

describe('applyMask', () => {
  it('keeps the caret at the end while typing forward', () => {
    expect(applyMask(maskPhone, '(119', 4)).toEqual({ value: '(11) 9', caret: 6 })
  })

  it('keeps the caret after the same digit when a middle digit is changed', () => {
    // The 8 after the 9 was just deleted from (11) 98765-4321.
    expect(applyMask(maskPhone, '(11) 9765-4321', 6)).toEqual({ value: '(11) 9765-4321', caret: 6 })
  })

  it('does not get stuck on a separator that was just deleted', () => {
    expect(applyMask(maskDay, '1203', 2)).toEqual({ value: '12/03', caret: 2 })
  })
})
