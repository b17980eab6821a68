import { dateToInstant } from '@ribalta/domain/instant'
import { PROFILE_STATUSES } from '@ribalta/domain/people/profileStatus'
import { REVIEW_OUTCOMES } from '@ribalta/domain/schemas/people/profile'
import { describe, expect, it } from 'vitest'
import { hasPendingChange, reviewWords, statusWords } from './statusWords.ts'

const AT = dateToInstant(new Date('2026-11-20T12:00:00Z'))

describe('the state of a profile in words', () => {
  it('is told for every state, each in its own way', () => {
    const words = PROFILE_STATUSES.map((status) => statusWords({ status }))
    expect(new Set(words).size).toBe(PROFILE_STATUSES.length)
    expect(statusWords({ status: 'suspended' })).toMatch(/fora do ar/)
  })

  it('says that what was asked for has been received', () => {
    expect(statusWords({ status: 'changes_requested', queuedAt: AT })).toMatch(/Recebemos suas mudanças/)
  })

  it('tells every decision with its day', () => {
    expect(REVIEW_OUTCOMES.map((decision) => reviewWords({ decision, note: '', at: AT }))).toEqual([
      'Aprovado em 20/11/2026',
      'Ajustes pedidos em 20/11/2026',
      'Não aprovado em 20/11/2026',
      'Suspenso em 20/11/2026',
      'Arquivado em 20/11/2026',
      'Publicado de novo em 20/11/2026',
    ])
  })

  it('knows a change that waits', () => {
    expect(hasPendingChange({ version: 3, publishedVersion: 2 })).toBe(true)
    expect(hasPendingChange({ version: 2, publishedVersion: 2 })).toBe(false)
    expect(hasPendingChange({ version: 1 })).toBe(false)
  })
})
