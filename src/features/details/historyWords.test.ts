import { APPLICATION_STATUSES } from '@ribalta/domain/castings/applicationStatus'
import { AGENCY } from '@ribalta/domain/schemas/castings/application'
import { expect, it } from 'vitest'
import { applicationWords, historyWords } from './historyWords.ts'

it('says who changed a profile', () => {
  expect(historyWords({ kind: 'profileChange', actor: 'a', subject: 'a' })).toBe('Mudou o perfil')
  expect(historyWords({ kind: 'profileChange', actor: 'b', subject: 'a' })).toBe('A equipe mudou o perfil')
  expect(historyWords({ kind: 'validated', actor: 'b', subject: 'a' })).toBe('A agência validou o perfil')
})

it('leaves to an application what it says for itself', () => {
  expect(historyWords({ kind: 'application', actor: 'a', subject: 'a' })).toBeUndefined()
  expect(applicationWords('submitted', { by: 'a', isFirst: true })).toBe('Inscreveu-se em')
  expect(applicationWords('shortlisted', { by: AGENCY, isFirst: true })).toBe('A agência colocou em')
  expect(applicationWords('shortlisted', { by: AGENCY, isFirst: false })).toBe('Entrou na pré-seleção de')
})

it('has other words for each step', () => {
  const words = APPLICATION_STATUSES.map((status) => applicationWords(status, { by: 'a', isFirst: false }))
  expect(new Set(words).size).toBe(APPLICATION_STATUSES.length)
})
