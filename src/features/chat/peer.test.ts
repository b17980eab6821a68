import { teamConversationId } from '@ribalta/domain/conversations/conversation'
import { dateToInstant } from '@ribalta/domain/instant'
import { expect, it } from 'vitest'
import { parseProfile } from '../../data/profiles/record.ts'
import { hasGuardian, nameIn, peerOf, teamIn, titleOf } from './peer.ts'

it('an id says with whom a conversation is; one of others names nobody', () => {
  expect(peerOf('artista', 'bia')).toBe('artista')
  expect(peerOf('bia_caio', 'bia')).toBe('caio')
  expect(peerOf('bia_caio', 'caio')).toBe('bia')
  expect(peerOf('bia_caio', 'davi')).toBe('bia_caio')
  expect(peerOf('caio_bia', 'bia'), 'in another order than it is stored').toBe('caio_bia')
  expect(peerOf('bia', 'bia'), 'oneself').toBeUndefined()
  expect(peerOf('bia_bia', 'bia')).toBe('bia_bia')
})

it('what stands between the two of a pair may be in a uid, too', () => {
  expect(peerOf('-ar_ti_sta_', 'b_ia')).toBe('-ar_ti_sta_')
  for (const other of ['_caio', 'caio_', 'c_a-io']) {
    expect(peerOf(teamConversationId('b_ia', other), 'b_ia')).toBe(other)
    expect(peerOf(teamConversationId('b_ia', other), other)).toBe('b_ia')
  }
})

it('a conversation is called by who else it is with', () => {
  const names = { artista: 'Ana', bia: 'Bia', caio: 'Caio' }
  const ofArtist = { artistId: 'artista', participants: ['bia', 'artista'], names }
  expect(titleOf(ofArtist, 'bia')).toBe('Ana')
  expect(titleOf(ofArtist, 'artista'), 'an artist who is staff, too').toBe('Agência')
  expect(titleOf({ participants: ['bia', 'caio'], names }, 'caio')).toBe('Bia')
  expect(titleOf({ participants: ['bia'], names }, 'bia')).toBe('Conta excluída')
  expect(nameIn(names, 'davi')).toBe('Conta excluída')
  expect(teamIn({ artistId: 'artista', participants: ['bia', 'artista', 'caio'] })).toEqual(['bia', 'caio'])
})

it('of a minor one speaks with the guardian, of the team with themselves', () => {
  const now = new Date('2026-11-27T12:00:00Z')
  const birthDate = dateToInstant(new Date('2012-05-17T00:00:00Z'))
  expect(hasGuardian(parseProfile({ birthDate }), now)).toBe(true)
  expect(hasGuardian(parseProfile({ birthDate: dateToInstant(new Date('1990-05-17T00:00:00Z')) }), now)).toBe(
    false,
  )
  expect(hasGuardian(parseProfile({ grants: ['AGENT'], birthDate }), now)).toBe(false)
})
