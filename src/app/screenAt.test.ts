import { expect, it } from 'vitest'
import { criteriaPath } from '../data/rheaCriteria/criteriaPath.ts'
import { templatePath } from '../features/testTemplates/templatePath.ts'
import { castingPath } from '../lib/deskPath.ts'
import { entryPath } from '../lib/entryPath.ts'
import { listAddress } from '../lib/favorites/listAddress.ts'
import { proposalAddress } from '../lib/proposals/proposalAddress.ts'
import { rheaPath } from '../lib/rhea/rheaPath.ts'
import { screenAt } from '../lib/screenAt.ts'

const screenOf = (address: string): string => screenAt(new URL(address, 'https://ribalta.test'))

it.each([
  ['castings', castingPath],
  ['validation entries', entryPath],
  ['lists of favorites', listAddress],
  ['proposals', proposalAddress],
  ['kept rankings', rheaPath.run],
  ['sets of criteria', criteriaPath.one],
  ['self-tape templates', templatePath.one],
  ['artists', (id: string) => `/details/${id}`],
])('tells two %s apart by their address', (_what, address) => {
  expect(screenOf(address('a'))).not.toBe(screenOf(address('b')))
})

it('takes a filtered screen for the same one', () => {
  expect(screenOf('/search?nome=ana&criterios=c1')).toBe(screenOf('/search'))
  expect(screenOf(`${castingPath('inverno')}&personagem=vizinha`)).toBe(screenOf(castingPath('inverno')))
})
