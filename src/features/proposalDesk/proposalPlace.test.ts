import { expect, it } from 'vitest'
import { newProposalAddress, proposalPlace } from './proposalPlace.ts'

it.each([
  ['', { kind: 'list', word: 'publicadas' }],
  ['estado=rascunhos', { kind: 'list', word: 'rascunhos' }],
  ['estado=nenhum', { kind: 'list', word: 'publicadas' }],
  ['proposta=abc', { kind: 'one', id: 'abc', isNew: false }],
  ['nova', { kind: 'another' }],
] as const)('?%s leads to where it says', (query, place) => {
  expect(proposalPlace(new URLSearchParams(query))).toEqual(place)
})

it('a new one has its id in its address', () => {
  const address = new URL(newProposalAddress('abc'), 'https://exemplo.com')
  expect(proposalPlace(address.searchParams)).toEqual({ kind: 'one', id: 'abc', isNew: true })
})
