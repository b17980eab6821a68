import { dateToInstant } from '@ribalta/domain/instant'
import { expect, it } from 'vitest'
import { lastWords, teamWords, whenWords } from './itemWords.ts'

const at = (moment: string) => dateToInstant(new Date(moment))
const names = { artista: 'Ana', bia: 'Bia', caio: 'Caio' }
const said = (sender: string) => ({ sender, text: 'Bom dia', at: at('2026-11-24T12:00:00Z') })

it('today it is told at what hour something was said, before that on which day, as São Paulo has it', () => {
  // Still the 24th in São Paulo.
  const now = new Date('2026-11-25T02:00:00Z')
  expect(whenWords(at('2026-11-24T12:30:00Z'), now)).toBe('09:30')
  expect(whenWords(at('2026-11-24T02:30:00Z'), now)).toBe('Ontem')
  expect(whenWords(at('2026-11-20T12:00:00Z'), now)).toBe('20/11/2026')
})

it('who said the last words is told where it is not who the conversation is with', () => {
  const ofArtist = { artistId: 'artista', names }
  expect(lastWords({ ...ofArtist, last: said('artista') }, 'bia')).toBe('Bom dia')
  expect(lastWords({ ...ofArtist, last: said('bia') }, 'bia')).toBe('Você: Bom dia')
  expect(lastWords({ ...ofArtist, last: said('caio') }, 'bia')).toBe('Caio: Bom dia')
  expect(lastWords({ ...ofArtist, last: said('davi') }, 'bia')).toBe('Conta excluída: Bom dia')
  expect(lastWords({ names, last: said('caio') }, 'bia')).toBe('Bom dia')
  expect(lastWords(ofArtist, 'bia')).toBe('Nenhuma mensagem ainda.')
})

it('who of the team is in a conversation is told, oneself last', () => {
  const ofArtist = { artistId: 'artista', names }
  expect(teamWords({ ...ofArtist, participants: ['bia', 'artista', 'caio'] }, 'bia')).toBe(
    'Na conversa: Caio e você',
  )
  expect(teamWords({ ...ofArtist, participants: ['artista', 'caio'] }, 'bia')).toBe('Na conversa: Caio')
  expect(teamWords({ ...ofArtist, participants: ['bia', 'artista'] }, 'bia')).toBe('Na conversa: só você')
  expect(teamWords({ ...ofArtist, participants: ['artista'] }, 'bia')).toBe(
    'Ninguém da equipe está na conversa.',
  )
})
