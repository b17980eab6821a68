import { dateToInstant } from '@ribalta/domain/instant'
import type { HurdleRecord } from '@ribalta/domain/proposals/room'
import { sampleConsent } from '@ribalta/domain/testing/sampleConsent'
import { expect, it } from 'vitest'
import { type Participation, standOf } from './stand.ts'

type Asked = Omit<Participation, 'proposalId'>

const NOW = new Date('2026-11-27T12:00:00Z')
const ADULT: HurdleRecord = {
  status: 'published',
  birthDate: dateToInstant(new Date('1990-01-01T12:00:00Z')),
}
const CHILD = { ...ADULT, birthDate: dateToInstant(new Date('2015-01-01T12:00:00Z')) }

const at = dateToInstant(new Date('2026-11-27T10:00:00Z'))
const said = (answer: 'agreed' | 'left') => ({ consent: sampleConsent(answer, { at }) })
const item = (artistId: string) => ({ artistId, media: [], takes: [] })
const published = (changes: Partial<Asked> = {}): Asked => ({
  mode: 'informed',
  facts: ['uf'],
  consents: new Map([['ana', {}]]),
  isPublished: true,
  ...changes,
})
const draft = (changes: Partial<Asked> = {}) => published({ isPublished: false, ...changes })

it('says who left and when, first of all', () => {
  const left = published({ mode: 'agree', consents: new Map([['ana', said('left')]]) })
  expect(standOf(item('ana'), ADULT, left, NOW)).toEqual({
    words: 'Saiu desta apresentação há 2 horas: o cliente não vê mais.',
    tone: 'warning',
  })
})

it('waits for whoever must agree, which is no fault', () => {
  const asked = { mode: 'agree' } as const
  expect(standOf(item('ana'), ADULT, published(asked), NOW)).toEqual({
    words: 'Ainda não aceitou participar: o cliente vê depois que aceitar.',
    tone: 'quiet',
  })
  expect(standOf(item('ana'), ADULT, draft(asked), NOW)?.words).toBe(
    'Vai receber a pergunta ao publicar: o cliente vê depois que aceitar.',
  )
  // Chosen since, and not saved.
  expect(standOf(item('bia'), ADULT, published(asked), NOW)?.words).toBe(
    'Vai receber a pergunta ao salvar: o cliente vê depois que aceitar.',
  )
  const confirmed = { ...CHILD, guardianConfirmedAt: dateToInstant(NOW) }
  expect(standOf(item('ana'), confirmed, published(), NOW)?.words).toContain('Ainda não aceitou')
})

it('says who agreed, and quietly who knows', () => {
  const agreed = published({ consents: new Map([['ana', said('agreed')]]) })
  expect(standOf(item('ana'), ADULT, agreed, NOW)).toEqual({
    words: 'Aceitou participar em 27/11/2026.',
    tone: 'good',
  })
  expect(standOf(item('ana'), ADULT, { ...agreed, facts: ['uf', 'heightCm'] }, NOW)).toEqual({
    words: 'Aceitou antes das mudanças: o cliente só vê o que já aceitou, até aceitar de novo.',
    tone: 'quiet',
  })
  expect(standOf(item('ana'), ADULT, published(), NOW)?.words).toBe(
    'Já lê em Trabalhos que está nesta apresentação.',
  )
  expect(standOf(item('ana'), ADULT, draft(), NOW)).toBeUndefined()
})

it('says what else keeps somebody from the client, and nothing while the record is read', () => {
  expect(standOf(item('ana'), CHILD, published(), NOW)?.words).toContain(
    'a autorização do responsável ainda não foi',
  )
  expect(standOf(item('ana'), { ...ADULT, status: 'archived' }, published(), NOW)?.words).toBe(
    'Não aparece para o cliente: fora do ar.',
  )
  expect(standOf(item('ana'), null, published(), NOW)?.words).toContain('o cadastro não existe mais')
  expect(standOf(item('ana'), undefined, published(), NOW)).toBeUndefined()
})
