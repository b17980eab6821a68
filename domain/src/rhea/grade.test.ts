import { describe, expect, it } from 'vitest'
import { dateToInstant } from '../instant.ts'
import type { Criterion } from '../schemas/rhea/criteria.ts'
import type { Rankable } from '../schemas/rhea/rankable.ts'
import { rankablePerson } from '../testing/rankablePerson.ts'
import { RANKED_AT } from '../testing/rheaArbitraries.ts'
import { type Grade, gradeOf } from './grade.ts'

const weighed = { importance: 5, isRequired: false } as const
const height: Criterion = { kind: 'range', fact: 'heightCm', min: 170, max: 180, ...weighed }
const age: Criterion = { kind: 'range', fact: 'playingAge', min: 25, max: 35, ...weighed }
const santos: Criterion = { kind: 'place', uf: 'SP', city: 'Santos', ...weighed }
const guitar: Criterion = { kind: 'skill', skill: 'violao', level: 4, ...weighed }
const record = { testsAsked: 4, testsInTime: 3, presented: 5, chosen: 2 }
const daysAgo = (days: number) => ({
  lookConfirmedAt: dateToInstant(new Date(RANKED_AT.getTime() - days * 86_400_000)),
})

describe('the grade of somebody', () => {
  it.each<[string, Criterion, Partial<Rankable>, Grade]>([
    [
      'one of the classes',
      { kind: 'class', classes: ['ator', 'cantor'], ...weighed },
      { classes: ['cantor'] },
      100,
    ],
    ['none of the classes', { kind: 'class', classes: ['ator'], ...weighed }, { classes: ['modelo'] }, -100],
    ['no class given', { kind: 'class', classes: ['ator'], ...weighed }, { classes: [] }, null],
    ['a skill at its level', guitar, { skills: [{ id: 'violao', level: 4 }] }, 100],
    ['a skill above its level', guitar, { skills: [{ id: 'violao', level: 5 }] }, 100],
    ['a skill at half its level', guitar, { skills: [{ id: 'violao', level: 2 }] }, 0],
    ['other skills', guitar, { skills: [{ id: 'canto', level: 5 }] }, -100],
    ['no skill given', guitar, { skills: [] }, null],
    ['a height within', height, { heightCm: 180 }, 100],
    ['a height 5 cm above', height, { heightCm: 185 }, 50],
    ['a height far below', height, { heightCm: 120 }, -100],
    ['no height', height, {}, null],
    ['a playing age that overlaps', age, { playingAge: { min: 35, max: 50 } }, 100],
    ['a playing age two years above', age, { playingAge: { min: 37, max: 50 } }, 60],
    ['a shoe two sizes below', { kind: 'range', fact: 'shoe', min: 40, ...weighed }, { shoe: 38 }, 0],
    ['the city', santos, { uf: 'SP', city: 'santos' }, 100],
    ['another city of the state', santos, { uf: 'SP', city: 'Campinas' }, 0],
    ['the state without a city', santos, { uf: 'SP' }, null],
    ['another state', santos, { uf: 'RJ', city: 'Santos' }, -100],
    ['no state', santos, { city: 'Santos' }, null],
    [
      'the state alone, which was all that was asked',
      { kind: 'place', uf: 'SP', ...weighed },
      { uf: 'SP' },
      100,
    ],
    ['travelling', { kind: 'travel', travel: 'pelo Brasil', ...weighed }, { travel: ['pelo Brasil'] }, 100],
    [
      'travelling elsewhere',
      { kind: 'travel', travel: 'pelo Brasil', ...weighed },
      { travel: ['pelo estado'] },
      -100,
    ],
    [
      'a language',
      { kind: 'language', language: 'Libras', ...weighed },
      { languages: ['Libras', 'Inglês'] },
      100,
    ],
    ['no language given', { kind: 'language', language: 'Libras', ...weighed }, {}, null],
    ['a look of today', { kind: 'freshness', ...weighed }, daysAgo(0), 100],
    ['a look of 73 days', { kind: 'freshness', ...weighed }, daysAgo(73), 60],
    ['a look of years', { kind: 'freshness', ...weighed }, daysAgo(1000), -100],
    ['a look that a clock ahead confirmed', { kind: 'freshness', ...weighed }, daysAgo(-3), 100],
    ['a video', { kind: 'video', ...weighed }, { hasVideo: true }, 100],
    ['no video', { kind: 'video', ...weighed }, {}, -100],
    ['tests in time', { kind: 'testsInTime', ...weighed, isRequired: false }, { trackRecord: record }, 50],
    ['no test yet', { kind: 'testsInTime', ...weighed, isRequired: false }, {}, null],
    ['being chosen', { kind: 'results', ...weighed, isRequired: false }, { trackRecord: record }, 40],
    [
      'never being chosen',
      { kind: 'results', ...weighed, isRequired: false },
      { trackRecord: { ...record, chosen: 0 } },
      0,
    ],
    [
      'never being presented',
      { kind: 'results', ...weighed, isRequired: false },
      { trackRecord: { ...record, presented: 0, chosen: 0 } },
      null,
    ],
  ])('by %s', (_name, criterion, facts, grade) => {
    expect(gradeOf(rankablePerson(facts), criterion, RANKED_AT)).toBe(grade)
  })
})
