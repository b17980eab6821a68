import { dateToInstant } from '@ribalta/domain/instant'
import { PROFILE_STATUSES } from '@ribalta/domain/people/profileStatus'
import { REVIEW_OUTCOMES } from '@ribalta/domain/schemas/people/profile'
import { describe, expect, it } from 'vitest'
import { lagWords, reviewWords, statusWords } from './statusWords.ts'

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
      'Mudança não aprovada em 20/11/2026',
      'Suspenso em 20/11/2026',
      'Arquivado em 20/11/2026',
      'Publicado de novo em 20/11/2026',
    ])
  })

  it('says that the page lags behind only while it does, and why', () => {
    const changed = { version: 3, publishedVersion: 2 }
    expect(lagWords({ ...changed, queuedAt: AT })).toMatch(/em validação/)
    expect(lagWords(changed)).toMatch(/última versão aprovada/)
    expect(lagWords({ version: 2, publishedVersion: 2 })).toBeUndefined()
    expect(lagWords({ version: 1 })).toBeUndefined()
  })
})
