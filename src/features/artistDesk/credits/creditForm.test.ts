import { WORK_LINK } from '@ribalta/domain/people/work'
import { expect, it } from 'vitest'
import { creditSchema, type CreditValues, toCreditValues } from './creditForm.ts'

const TYPED: CreditValues = {
  ...toCreditValues(undefined, []),
  title: ' Maré ',
  year: ' 2024 ',
  kind: 'cinema',
}

/** What is wrong, and at which field. */
function objections(values: Partial<CreditValues>): unknown[] {
  const { error } = creditSchema.safeParse({ ...TYPED, ...values })
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
}

it('what was typed is tidied, and what was left empty is absent', () => {
  const links = ['', ' vimeo.com/1084537 ', '', 'http://example.com/', '']
  expect(creditSchema.parse({ ...TYPED, links, production: ' Cais ' })).toEqual({
    title: 'Maré',
    year: 2024,
    kind: 'cinema',
    role: undefined,
    production: 'Cais',
    links: ['https://vimeo.com/1084537', 'http://example.com/'],
    mediaIds: [],
    visibility: 'public',
  })
})

it('what is missing is asked for', () => {
  expect(objections({ title: ' ', year: '', kind: '' })).toEqual([
    ['title', 'Informe o título.'],
    ['year', 'Informe o ano com quatro algarismos.'],
    ['kind', 'Escolha o tipo.'],
  ])
})

it.each(['24', '20244', '1899', '2101', 'dois mil', '2024,5'])('%s is no year of a work', (year) => {
  expect(objections({ year })).toEqual([['year', 'Informe o ano com quatro algarismos.']])
})

it.each(['javascript:alert(1)', 'ftp://example.com/', 'a', 'https://a', `example.com/${'a'.repeat(300)}`])(
  'an address that the rules would refuse is told at its field: %s',
  (address) => {
    expect(WORK_LINK.test(address)).toBe(false)
    const told = objections({ links: ['example.com', address, '', '', ''] })
    expect(new Set(told.map((line) => JSON.stringify(line).slice(2, 9)))).toEqual(new Set(['links.1']))
  },
)

it('a work comes back as it was typed, without what is no longer in the profile', () => {
  const work = { ...creditSchema.parse(TYPED), mediaIds: ['gone'], id: 'a_0', order: 0 }
  expect(toCreditValues(work, [])).toEqual({ ...TYPED, title: 'Maré', year: '2024' })
})
