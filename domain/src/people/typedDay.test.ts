import { describe, expect, it } from 'vitest'
import { parseTypedDay, readTypedDay } from './typedDay.ts'

describe('a typed day', () => {
  it.each([
    ['17/05/1990', '1990-05-17'],
    [' 29/02/2000 ', '2000-02-29'],
    ['29/02/2001', undefined],
    ['31/04/2001', undefined],
    ['1/1/2001', '2001-01-01'],
    ['5/3/1998', '1998-03-05'],
    ['5.03.1998', '1998-03-05'],
    ['5-3-1998', '1998-03-05'],
    ['5 / 3 / 1998', '1998-03-05'],
    ['05-17-1990', undefined],
    ['', undefined],
  ])('%j is %j', (text, day) => {
    expect(parseTypedDay(text)).toBe(day)
  })

  it.each([
    ['31/02/2000', 'Esse dia não existe no calendário.'],
    ['29/2/2001', 'Esse dia não existe no calendário.'],
    ['0/3/1998', 'Esse dia não existe no calendário.'],
    ['12/13/1998', 'Esse dia não existe no calendário.'],
    ['5/3/98', 'Informe o ano com quatro números.'],
    ['12/03/19987', 'Informe o ano com quatro números.'],
    ['', 'Informe a data como dd/mm/aaaa.'],
    ['12/03', 'Informe a data como dd/mm/aaaa.'],
    ['125/03/1998', 'Informe a data como dd/mm/aaaa.'],
    ['5 de março', 'Informe a data como dd/mm/aaaa.'],
  ])('%j is refused: %s', (text, problem) => {
    expect(readTypedDay(text)).toEqual({ problem })
  })
})
