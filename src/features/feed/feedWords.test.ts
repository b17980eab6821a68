import { FEED_KINDS } from '@ribalta/domain/schemas/feed/feed'
import { describe, expect, it } from 'vitest'
import { feedPath } from './feedPath.ts'
import { feedGroupWords, feedWords } from './feedWords.ts'

const NAMES = { name: 'Ana Lima', actor: 'Rui', casting: 'Maré Alta', proposal: 'Campanha' }
const at = { seconds: 1, nanoseconds: 0 }

describe('a line of the feed', () => {
  it('is a sentence for each kind, which says who', () => {
    const said = FEED_KINDS.map((kind) => feedWords({ kind, actor: 'rui', subject: 'ana' }, NAMES))
    expect(new Set(said).size).toBe(FEED_KINDS.length)
    expect(said.filter((words) => words.includes('Ana Lima'))).toHaveLength(FEED_KINDS.length - 3)
  })

  it('tells what somebody did from what was done to them', () => {
    const change = { kind: 'profileChange', subject: 'ana' } as const
    expect(feedWords({ ...change, actor: 'ana' }, NAMES)).toBe('Ana Lima mudou o perfil')
    expect(feedWords({ ...change, actor: 'rui' }, NAMES)).toBe('Rui mudou o perfil de Ana Lima')
  })

  it('tells what an artist did with a test from what was done in their name', () => {
    const sent = { kind: 'testSubmitted', subject: 'ana' } as const
    expect(feedWords({ ...sent, actor: 'ana' }, NAMES)).toBe('Ana Lima enviou o teste')
    expect(feedWords({ ...sent, actor: 'rui' }, NAMES)).toBe('Rui enviou o teste em nome de Ana Lima')
  })

  it('leads to what it is about', () => {
    const of = (kind: (typeof FEED_KINDS)[number], more: object = {}) =>
      feedPath({ kind, subject: 'ana', ...more }, 'published')
    expect(of('application', { castingId: 'mare' })).toBe('/casting?casting=mare')
    expect(of('profileChange')).toBe('/details/ana')
    expect(of('registration')).toBe('/details/ana')
    expect(feedPath({ kind: 'registration', subject: 'ana' }, 'pending')).toBe('/validation?perfil=ana')
    expect(of('presentationAnswered', { subject: undefined, proposalId: 'inverno' })).toBe(
      '/proposals-admin?proposta=inverno#respostas',
    )
    expect(of('presentationLeft', { proposalId: 'inverno' })).toBe('/proposals-admin?proposta=inverno#editar')
    expect(of('report', { castingId: 'mare' })).toBe('/data?aba=mensagens')
    expect(feedPath({ kind: 'contactMessage' }, undefined)).toBe('/data?aba=mensagens')
  })
})

it('several that belong together are one sentence', () => {
  const line = { actor: 'ana', subject: 'ana', castingId: 'mare', at }
  expect(feedGroupWords({ ...line, kind: 'application' }, 12, NAMES)).toBe('12 inscrições em Maré Alta')
  expect(feedGroupWords({ ...line, kind: 'profileChange' }, 3, NAMES)).toBe(
    'Ana Lima mudou o perfil · 3 vezes',
  )
  const client = { actor: 'visitor', proposalId: 'inverno', at }
  expect(feedGroupWords({ ...client, kind: 'presentationOpened' }, 3, NAMES)).toBe(
    '3 pessoas abriram a proposta Campanha',
  )
  expect(feedGroupWords({ ...client, kind: 'presentationAnswered' }, 2, NAMES)).toBe(
    '2 pessoas responderam à proposta Campanha',
  )
  const left = { kind: 'presentationLeft', actor: 'ana', subject: 'ana', proposalId: 'inverno', at } as const
  expect(feedWords(left, NAMES)).toBe('Ana Lima saiu da proposta Campanha')
  expect(feedGroupWords(left, 2, NAMES)).toBe('2 artistas saíram da proposta Campanha')
})
