import { dateToInstant } from '@ribalta/domain/instant'
import { gradeOf } from '@ribalta/domain/rhea/grade'
import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import type { Rankable } from '@ribalta/domain/schemas/rhea/rankable'
import { rankablePerson } from '@ribalta/domain/testing/rankablePerson'
import { describe, expect, it } from 'vitest'
import { gradeWords, pointsWords } from './gradeWords.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const names = {
  classes: [
    { id: 'atriz', namePT: 'Atriz' },
    {
      id: 'cantora',
      namePT: 'Cantora',
      forms: { feminine: 'Cantora', masculine: 'Cantor', neutral: 'Vocalista' },
    },
  ],
  skills: [{ id: 'violao', descriptionPT: 'Violão' }],
}
const weighed = { importance: 5, isRequired: false } as const

const LOOKED_AT = dateToInstant(new Date('2026-10-11T12:00:00Z'))
const CLASS: Criterion = { kind: 'class', classes: ['atriz'], ...weighed }
const GUITAR: Criterion = { kind: 'skill', skill: 'violao', level: 4, ...weighed }
const AGE: Criterion = { kind: 'range', fact: 'playingAge', min: 38, max: 45, ...weighed }
const HEIGHT: Criterion = { kind: 'range', fact: 'heightCm', min: 170, max: 180, ...weighed }
const WAIST: Criterion = { kind: 'range', fact: 'waistCm', max: 70, ...weighed }
const SHOE: Criterion = { kind: 'range', fact: 'shoe', min: 38, max: 38, ...weighed }
const SANTOS: Criterion = { kind: 'place', uf: 'SP', city: 'Santos', ...weighed }
const STATE: Criterion = { kind: 'place', uf: 'SP', ...weighed }
const TRAVEL: Criterion = { kind: 'travel', travel: 'pelo Brasil', ...weighed }
const ENGLISH: Criterion = { kind: 'language', language: 'Inglês', ...weighed }
const FRESH: Criterion = { kind: 'freshness', ...weighed }
const VIDEO: Criterion = { kind: 'video', ...weighed }
const IN_TIME: Criterion = { kind: 'testsInTime', importance: 5, isRequired: false }
const RESULTS: Criterion = { kind: 'results', importance: 5, isRequired: false }

function wordsOf(criterion: Criterion, said: Partial<Rankable>): string {
  const person = rankablePerson({ lookConfirmedAt: LOOKED_AT, ...said })
  return gradeWords(person, { criterion, grade: gradeOf(person, criterion, NOW) }, { names, now: NOW })
}

it('names classes in the form of a person whose gender is known', () => {
  const person = rankablePerson({ classes: ['cantora'] })
  const part = { criterion: CLASS, grade: gradeOf(person, CLASS, NOW) }
  const wordsFor = (gender: string | null) => gradeWords({ ...person, gender }, part, { names, now: NOW })
  expect(['feminino', 'masculino', null].map(wordsFor)).toEqual([
    'não; informou Cantora',
    'não; informou Cantor',
    'não; informou Vocalista',
  ])
})

const record = (counts: Partial<NonNullable<Rankable['trackRecord']>>) => ({
  trackRecord: { testsAsked: 0, testsInTime: 0, presented: 0, chosen: 0, ...counts },
})

it.each<[string, Criterion, Partial<Rankable>]>([
  ['Atriz', CLASS, { classes: ['cantora', 'atriz'] }],
  ['não; informou Vocalista', CLASS, { classes: ['cantora'] }],
  ['profissional', GUITAR, { skills: [{ id: 'violao', level: 5 }] }],
  ['avançado', GUITAR, { skills: [{ id: 'violao', level: 4 }] }],
  ['intermediário, pedido: avançado', GUITAR, { skills: [{ id: 'violao', level: 3 }] }],
  ['não faz', GUITAR, { skills: [{ id: 'piano', level: 3 }] }],
  ['30 a 40 anos', AGE, { playingAge: { min: 30, max: 40 } }],
  ['25 a 35 anos, 3 anos abaixo', AGE, { playingAge: { min: 25, max: 35 } }],
  ['46 anos, 1 ano acima', AGE, { playingAge: { min: 46, max: 46 } }],
  ['1,75 m', HEIGHT, { heightCm: 175 }],
  ['1,68 m, 2 cm abaixo', HEIGHT, { heightCm: 168 }],
  ['1,85 m, 5 cm acima', HEIGHT, { heightCm: 185 }],
  ['74 cm, 4 cm acima', WAIST, { waistCm: 74 }],
  ['37, 1 número abaixo', SHOE, { shoe: 37 }],
  ['40, 2 números acima', SHOE, { shoe: 40 }],
  ['Santos (SP)', SANTOS, { city: 'Santos', uf: 'SP' }],
  ['Campinas, outra cidade de SP', SANTOS, { city: 'Campinas', uf: 'SP' }],
  ['Recife (PE)', SANTOS, { city: 'Recife', uf: 'PE' }],
  ['SP, não informou a cidade', SANTOS, { uf: 'SP' }],
  ['Campinas (SP)', STATE, { city: 'Campinas', uf: 'SP' }],
  ['SP', STATE, { uf: 'SP' }],
  ['sim', TRAVEL, { travel: ['pelo Brasil'] }],
  ['não; informou pelo estado', TRAVEL, { travel: ['pelo estado'] }],
  ['sim', ENGLISH, { languages: ['Português', 'Inglês'] }],
  ['não; informou Português e Libras', ENGLISH, { languages: ['Português', 'Libras'] }],
  ['confirmado há 40 dias', FRESH, {}],
  ['tem vídeo', VIDEO, { hasVideo: true }],
  ['sem vídeo', VIDEO, {}],
  ['3 de 4 testes no prazo', IN_TIME, record({ testsAsked: 4, testsInTime: 3 })],
  ['1 de 1 teste no prazo', IN_TIME, record({ testsAsked: 1, testsInTime: 1 })],
  ['2 escolhas em 5 apresentações', RESULTS, record({ presented: 5, chosen: 2 })],
  ['1 escolha em 1 apresentação', RESULTS, record({ presented: 1, chosen: 1 })],
  ['nenhuma escolha em 3 apresentações', RESULTS, record({ presented: 3 })],
])('says “%s”', (words, criterion, said) => {
  expect(wordsOf(criterion, said)).toBe(words)
})

describe('what is not known', () => {
  it.each([CLASS, GUITAR, AGE, HEIGHT, WAIST, SHOE, SANTOS, STATE, TRAVEL, ENGLISH])(
    'is said of a fact: $kind',
    (criterion) => {
      expect(wordsOf(criterion, {})).toBe('não informou')
    },
  )

  it('is nobody’s fault where nobody was asked yet', () => {
    expect([wordsOf(IN_TIME, {}), wordsOf(IN_TIME, record({}))]).toEqual([
      'ainda sem testes',
      'ainda sem testes',
    ])
    expect([wordsOf(RESULTS, {}), wordsOf(RESULTS, record({}))]).toEqual([
      'ainda sem apresentações',
      'ainda sem apresentações',
    ])
  })
})

it('writes points with their sign', () => {
  expect([12, -8, 0].map(pointsWords)).toEqual(['+12', '−8', '0'])
})
