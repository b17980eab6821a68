import type { TestStatus } from '@ribalta/domain/screenTests/testStatus'
import { expect, it } from 'vitest'
import { isByAgency, ownStatusLabel } from './onBehalf.ts'

const at = { seconds: 1_700_000_000, nanoseconds: 0 }
const step = (status: TestStatus, by: string) => ({ status, at, by })

it('looks at the last time that a test came there', () => {
  const history = [step('submitted', 'agency'), step('retake', 'agency'), step('submitted', 'ana')]
  expect(isByAgency({ history }, 'submitted')).toBe(false)
  expect(isByAgency({ history: history.slice(0, 2) }, 'submitted')).toBe(true)
  expect(isByAgency({ history }, 'refused')).toBe(false)
})

it('what the agency did for an artist is not told as theirs', () => {
  const label = (by: string, status: 'refused' | 'submitted' | 'accepted') =>
    ownStatusLabel({ history: [step(status, by)] }, status)
  expect([label('ana', 'refused'), label('agency', 'refused')]).toEqual([
    'Você recusou',
    'Recusado pela agência em seu nome',
  ])
  expect([label('ana', 'submitted'), label('agency', 'submitted')]).toEqual([
    'Teste enviado',
    'Teste enviado pela agência',
  ])
  expect(label('agency', 'accepted')).toBe('Para gravar')
})
