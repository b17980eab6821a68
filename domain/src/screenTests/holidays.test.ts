import { expect, it } from 'vitest'
import { holidayOn, holidaysOf } from './holidays.ts'

/** Carnaval (Monday and Tuesday), Good Friday and Corpus Christi, written out by hand. */
const MOVABLE = [
  [2024, '2024-02-12', '2024-02-13', '2024-03-29', '2024-05-30'],
  [2025, '2025-03-03', '2025-03-04', '2025-04-18', '2025-06-19'],
  [2026, '2026-02-16', '2026-02-17', '2026-04-03', '2026-06-04'],
  [2027, '2027-02-08', '2027-02-09', '2027-03-26', '2027-05-27'],
  [2028, '2028-02-28', '2028-02-29', '2028-04-14', '2028-06-15'],
  [2029, '2029-02-12', '2029-02-13', '2029-03-30', '2029-05-31'],
  [2030, '2030-03-04', '2030-03-05', '2030-04-19', '2030-06-20'],
  [2031, '2031-02-24', '2031-02-25', '2031-04-11', '2031-06-12'],
  [2032, '2032-02-09', '2032-02-10', '2032-03-26', '2032-05-27'],
  [2033, '2033-02-28', '2033-03-01', '2033-04-15', '2033-06-16'],
  [2034, '2034-02-20', '2034-02-21', '2034-04-07', '2034-06-08'],
  [2035, '2035-02-05', '2035-02-06', '2035-03-23', '2035-05-24'],
] as const

it.each(MOVABLE)('the holidays of %i are these', (year, monday, tuesday, friday, corpus) => {
  const fixed = (date: string, name: string, law: string) => ({
    day: `${String(year)}-${date}`,
    name,
    law,
    isOptional: false,
  })
  const optional = { law: 'Portaria anual do governo federal', isOptional: true }
  const first = 'Lei 662/1949'
  const law = 'Lei 662/1949, com a redação da Lei 10.607/2002'
  const found = holidaysOf(year)
  expect(new Set(found)).toEqual(
    new Set([
      fixed('01-01', 'Confraternização Universal', first),
      { day: monday, name: 'Carnaval', ...optional },
      { day: tuesday, name: 'Carnaval', ...optional },
      { day: friday, name: 'Sexta-feira Santa', law: 'Lei 9.093/1995, art. 2º', isOptional: false },
      fixed('04-21', 'Tiradentes', law),
      fixed('05-01', 'Dia do Trabalho', first),
      { day: corpus, name: 'Corpus Christi', ...optional },
      fixed('09-07', 'Independência', first),
      fixed('10-12', 'Nossa Senhora Aparecida', 'Lei 6.802/1980'),
      fixed('11-02', 'Finados', law),
      fixed('11-15', 'Proclamação da República', first),
      fixed('11-20', 'Consciência Negra', 'Lei 14.759/2023'),
      fixed('12-25', 'Natal', first),
    ]),
  )
  expect(found).toHaveLength(13)
  expect(found.map(({ day }) => day)).toEqual(found.map(({ day }) => day).toSorted())
})

it('20 November is a holiday of the whole country from 2024 on', () => {
  expect(holidayOn('2023-11-20')).toBeUndefined()
  expect(holidaysOf(2023)).toHaveLength(12)
  expect(holidayOn('2024-11-20')?.name).toBe('Consciência Negra')
})

it.each(['2026-02-18', '2026-04-05', '2026-12-24', '2026-12-31'])(
  'Ash Wednesday, Easter Sunday and the eves of the feasts are none: %s',
  (day) => {
    expect(holidayOn(day)).toBeUndefined()
  },
)

it.each([
  // The earliest and the latest there can be, and what other rules get wrong.
  [1818, '1818-03-20'],
  [1943, '1943-04-23'],
  [1954, '1954-04-16'],
  [1981, '1981-04-17'],
  [2038, '2038-04-23'],
  [2049, '2049-04-16'],
  [2076, '2076-04-17'],
])('Good Friday of %i is %s', (year, day) => {
  expect(holidaysOf(year).find(({ name }) => name === 'Sexta-feira Santa')?.day).toBe(day)
})
