import { LANGUAGES, TRAVELS } from '@ribalta/domain/people/facts'
import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { expect, it } from 'vitest'
import { choicesLeft } from './criterionChoices.ts'

const weighed = { importance: 5, isRequired: false } as const

it('what is in a set once is not offered again', () => {
  const all = choicesLeft([])
  const left = choicesLeft([
    { kind: 'class', classes: ['atriz'], ...weighed },
    { kind: 'range', fact: 'heightCm', min: 170, ...weighed },
    { kind: 'results', ...weighed },
  ])
  expect(all.filter((choice) => !left.includes(choice))).toEqual(['class', 'heightCm', 'results'])
})

it('skills are always offered, travels and languages until there is none left', () => {
  const travels = TRAVELS.map((travel): Criterion => ({ kind: 'travel', travel, ...weighed }))
  const languages = LANGUAGES.map((language): Criterion => ({ kind: 'language', language, ...weighed }))
  const skills: Criterion[] = [{ kind: 'skill', skill: 'violao', level: 1, ...weighed }]
  const some = choicesLeft([...skills, ...travels.slice(1), ...languages.slice(1)])
  expect(some).toEqual(expect.arrayContaining(['skill', 'travel', 'language']))
  const none = choicesLeft([...skills, ...travels, ...languages])
  expect(none).toContain('skill')
  expect(none).not.toContain('travel')
  expect(none).not.toContain('language')
})
