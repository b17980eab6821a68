import { expect, it } from 'vitest'
import { receivedWords } from './received.ts'

const helena = { name: 'Helena Prado', subject: 'contratar' } as const

it('lists reports before messages, each message with its sender and subject', () => {
  const words = receivedWords({ messages: [helena], reports: ['artist', 'message'] })
  expect(words?.subject).toBe('Chegou pelo site: 1 mensagem e 2 denúncias')
  expect(words?.lines[0]?.split('\n')).toEqual([
    'Denúncia sobre a página de um artista',
    'Denúncia sobre uma mensagem do chat, que só a direção lê',
    'Helena Prado: Contratar artistas',
  ])
})

it('lists five of many and counts the rest', () => {
  const words = receivedWords({ messages: Array.from({ length: 50 }, () => helena), reports: [] })
  expect(words?.subject).toBe('Chegou pelo site: 50 mensagens')
  expect(words?.lines[0]?.split('\n').slice(4)).toEqual(['Helena Prado: Contratar artistas', 'e mais 45'])
})

it('returns undefined without messages and reports', () => {
  expect(receivedWords({ messages: [], reports: [] })).toBeUndefined()
})
