import { expect, it } from 'vitest'
import { typedBirthDate } from './typedBirthDate.ts'

it.each([
  ['5/3/1998', '1998-03-05'],
  ['05/03/1998', '1998-03-05'],
])('reads %s', (typed, day) => {
  expect(typedBirthDate().parse(typed)).toBe(day)
})

it.each([
  ['31/02/1998', 'Esse dia não existe no calendário.'],
  ['12/03/19987', 'Informe o ano com quatro números.'],
  ['12/03/2998', 'Confira a data: ela não pode estar no futuro nem antes de 1900.'],
  ['12/03/1899', 'Confira a data: ela não pode estar no futuro nem antes de 1900.'],
  ['', 'Informe a data como dd/mm/aaaa.'],
])('says why %j is no birth date', (typed, problem) => {
  expect(
    typedBirthDate()
      .safeParse(typed)
      .error?.issues.map(({ message }) => message),
  ).toEqual([problem])
})
