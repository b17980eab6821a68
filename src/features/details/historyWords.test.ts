import { expect, it } from 'vitest'
import { historyWords } from './historyWords.ts'

it('says who changed a profile', () => {
  expect(historyWords({ kind: 'profileChange', actor: 'a', subject: 'a' })).toBe('Mudou o perfil')
  expect(historyWords({ kind: 'profileChange', actor: 'b', subject: 'a' })).toBe('A equipe mudou o perfil')
  expect(historyWords({ kind: 'validated', actor: 'b', subject: 'a' })).toBe('A agência validou o perfil')
})
