import { CANDIDATE_STATUSES } from '@ribalta/domain/castings/candidateStatus'
import { AGENCY } from '@ribalta/domain/schemas/castings/application'
import { expect, it } from 'vitest'
import { candidateStepWords, historyWords } from './historyWords.ts'

it('says who changed a profile', () => {
  expect(historyWords({ kind: 'profileChange', actor: 'a', subject: 'a' })).toBe('Mudou o perfil')
  expect(historyWords({ kind: 'profileChange', actor: 'b', subject: 'a' })).toBe('A equipe mudou o perfil')
  expect(historyWords({ kind: 'testSubmitted', actor: 'a', subject: 'a' })).toBe('Enviou um teste')
  expect(historyWords({ kind: 'testSubmitted', actor: 'b', subject: 'a' })).toBe(
    'A agência enviou um teste em nome da pessoa',
  )
  expect(historyWords({ kind: 'validated', actor: 'b', subject: 'a' })).toBe('A agência validou o perfil')
})

it('leaves to a board what it says for itself', () => {
  expect(historyWords({ kind: 'application', actor: 'a', subject: 'a' })).toBeUndefined()
  expect(candidateStepWords('submitted', { by: 'a', isFirst: true })).toBe('Inscreveu-se em')
  expect(candidateStepWords('shortlisted', { by: AGENCY, isFirst: true })).toBe('A agência colocou em')
  expect(candidateStepWords('shortlisted', { by: AGENCY, isFirst: false })).toBe('Entrou na pré-seleção de')
  expect(candidateStepWords('submitted', { by: AGENCY, isFirst: false })).toBe(
    'Voltou às inscrições recebidas de',
  )
})

it('has other words for each step', () => {
  const words = CANDIDATE_STATUSES.map((status) => candidateStepWords(status, { by: 'a', isFirst: false }))
  expect(new Set(words).size).toBe(CANDIDATE_STATUSES.length)
})
