import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Criterion } from '../schemas/rhea/criteria.ts'
import { type Rankable, rankableSchema } from '../schemas/rhea/rankable.ts'
import { rankablePerson } from '../testing/rankablePerson.ts'
import { criteriaArbitrary, personArbitrary, RANKED_AT } from '../testing/rheaArbitraries.ts'
import { gradeOf } from './grade.ts'
import { onlyAsked } from './onlyAsked.ts'

const weighed = { importance: 5, isRequired: false } as const
const NEVER = { seconds: 0, nanoseconds: 0 }
const NOTHING = rankablePerson({ lookConfirmedAt: NEVER })

/** Criteria whose grade depends on facts that the result leaves out. */
const PARTLY_SAID: ReadonlySet<Criterion['kind']> = new Set([
  'freshness',
  'skill',
  'class',
  'language',
  'place',
])

/** Of whom everything is known. */
const PERSON: Rankable = {
  classes: ['atriz', 'cantora'],
  skills: [
    { id: 'canto', level: 4 },
    { id: 'piano', level: 2 },
    { id: 'violao', level: 5 },
  ],
  playingAge: { min: 30, max: 40 },
  heightCm: 171,
  bustCm: 90,
  waistCm: 67,
  hipCm: 95,
  shoe: 37,
  city: 'Santos',
  uf: 'SP',
  languages: ['Português', 'Libras'],
  travel: ['pelo Brasil'],
  hasVideo: true,
  stale: true,
  lookConfirmedAt: { seconds: Date.UTC(2026, 9, 11, 13, 14, 15) / 1000, nanoseconds: 161_000_000 },
  trackRecord: { testsAsked: 4, testsInTime: 3, presented: 2, chosen: 1 },
}

it.each<[string, readonly Criterion[], Partial<Rankable>]>([
  [
    'the classes that are asked',
    [{ kind: 'class', classes: ['atriz', 'dublê'], ...weighed }],
    { classes: ['atriz'] },
  ],
  ['that a class is not theirs', [{ kind: 'class', classes: ['dublê'], ...weighed }], { classes: [] }],
  [
    'the skills that are asked',
    [
      { kind: 'skill', skill: 'violao', level: 1, ...weighed },
      { kind: 'skill', skill: 'canto', level: 5, ...weighed },
    ],
    {
      skills: [
        { id: 'violao', level: 5 },
        { id: 'canto', level: 4 },
      ],
    },
  ],
  ['that a skill is not theirs', [{ kind: 'skill', skill: 'tango', level: 1, ...weighed }], { skills: [] }],
  [
    'numbers',
    [
      { kind: 'range', fact: 'waistCm', max: 70, ...weighed },
      { kind: 'range', fact: 'playingAge', min: 38, ...weighed },
    ],
    { waistCm: 67, playingAge: { min: 30, max: 40 } },
  ],
  ['a state', [{ kind: 'place', uf: 'RJ', ...weighed }], { uf: 'SP' }],
  ['no other city', [{ kind: 'place', uf: 'SP', city: 'Campinas', ...weighed }], { uf: 'SP' }],
  ['a city', [{ kind: 'place', uf: 'SP', city: 'Santos', ...weighed }], { uf: 'SP', city: 'Santos' }],
  ['travels', [{ kind: 'travel', travel: 'para o exterior', ...weighed }], { travel: ['pelo Brasil'] }],
  [
    'the languages that are asked',
    [
      { kind: 'language', language: 'Libras', ...weighed },
      { kind: 'language', language: 'Espanhol', ...weighed },
    ],
    { languages: ['Libras'] },
  ],
  ['a video', [{ kind: 'video', ...weighed }], { hasVideo: true }],
  [
    'a look to the day',
    [{ kind: 'freshness', ...weighed }],
    { stale: true, lookConfirmedAt: { seconds: Date.UTC(2026, 9, 11) / 1000, nanoseconds: 0 } },
  ],
  [
    'tests',
    [{ kind: 'testsInTime', ...weighed }],
    { trackRecord: { testsAsked: 4, testsInTime: 3, presented: 0, chosen: 0 } },
  ],
  [
    'results',
    [{ kind: 'results', ...weighed }],
    { trackRecord: { testsAsked: 0, testsInTime: 0, presented: 2, chosen: 1 } },
  ],
  [
    'both',
    [
      { kind: 'results', ...weighed },
      { kind: 'testsInTime', ...weighed },
    ],
    { trackRecord: { testsAsked: 4, testsInTime: 3, presented: 2, chosen: 1 } },
  ],
])('where it is asked, it says %s and nothing else', (_what, criteria, said) => {
  expect(onlyAsked(PERSON, criteria)).toEqual({ ...NOTHING, ...said })
})

it('says nothing where nothing is asked', () => {
  expect(onlyAsked(PERSON, [])).toEqual(NOTHING)
})

it('can be read again, whoever it is of, and says of each criterion what there is', () => {
  fc.assert(
    fc.property(personArbitrary, criteriaArbitrary, ({ rankable }, criteria) => {
      const said = onlyAsked(rankable, criteria)
      expect(rankableSchema.parse(said)).toEqual(said)
      for (const criterion of criteria.filter(({ kind }) => !PARTLY_SAID.has(kind))) {
        expect(gradeOf(said, criterion, RANKED_AT)).toBe(gradeOf(rankable, criterion, RANKED_AT))
      }
    }),
  )
})
