import { describe, expect, it } from 'vitest'
import { FACT_NAMES } from '../../people/factTable.ts'
import { isRangeFact, STEPS } from '../../roster/steps.ts'
import { privateDetailsShape } from '../people/privateDetails.ts'
import { profileSchema } from '../people/profile.ts'
import { criteriaContentSchema, criterionSchema } from './criteria.ts'
import { RANKABLE_FIELDS } from './rankable.ts'

const weighed = { importance: 5, isRequired: false }
const canSing = { kind: 'skill', skill: 'canto', level: 3, ...weighed }
const isCriterion = (value: object) => criterionSchema.safeParse(value).success

describe('what people can be ranked by', () => {
  it('is this list', () => {
    expect(criterionSchema.def.options.flatMap(({ shape }) => shape.kind.def.values)).toEqual([
      'class',
      'skill',
      'range',
      'place',
      'travel',
      'language',
      'freshness',
      'video',
      'testsInTime',
      'results',
    ])
  })

  it('is read of people in these fields alone', () => {
    expect([...RANKABLE_FIELDS].sort()).toEqual(
      [
        'bustCm',
        'city',
        'classes',
        'hasVideo',
        'heightCm',
        'hipCm',
        'languages',
        'lookConfirmedAt',
        'playingAge',
        'shoe',
        'skills',
        'stale',
        'trackRecord',
        'travel',
        'uf',
        'waistCm',
      ].sort(),
    )
    expect(RANKABLE_FIELDS.filter((name) => name in privateDetailsShape)).toEqual([])
  })

  it('is nothing private and nothing else of a profile, as a kind, as a number or beside one', () => {
    const names = [
      ...Object.keys(privateDetailsShape),
      ...Object.keys(profileSchema.shape),
      ...FACT_NAMES,
      'accessNeeds',
      'disability',
      'drt',
      'minor',
      'money',
      'name',
      'union',
    ]
    expect(names).toContain('gender')
    expect(names).toContain('ethnicity')
    for (const name of names) {
      expect(isCriterion({ kind: name, value: 'x', ...weighed })).toBe(false)
      expect(isCriterion({ ...canSing, [name]: 'x' })).toBe(false)
      const min = isRangeFact(name) ? STEPS[name].from : 100
      expect(isCriterion({ kind: 'range', fact: name, min, ...weighed })).toBe(isRangeFact(name))
    }
  })

  it('keeps what somebody did before from shutting anybody out', () => {
    for (const kind of ['testsInTime', 'results']) {
      expect(isCriterion({ kind, ...weighed })).toBe(true)
      expect(isCriterion({ kind, ...weighed, isRequired: true })).toBe(false)
    }
  })

  it.each([
    { kind: 'range', fact: 'heightCm', ...weighed },
    { kind: 'range', fact: 'heightCm', min: 172, ...weighed },
    { kind: 'range', fact: 'heightCm', min: 180, max: 170, ...weighed },
    { kind: 'class', classes: [], ...weighed },
    { ...canSing, level: 6 },
    { ...canSing, importance: 0 },
    { ...canSing, importance: 11 },
    { ...canSing, importance: 1.5 },
    { kind: 'place', uf: 'XX', ...weighed },
  ])('refuses %o', (criterion) => {
    expect(isCriterion(criterion)).toBe(false)
  })
})

describe('a set', () => {
  const refused = (criteria: readonly object[], name = 'Elenco fixo') =>
    criteriaContentSchema.safeParse({ name, criteria }).error?.issues.map(({ message }) => message)

  it('asks each thing once, and something at all', () => {
    expect(refused([canSing])).toBeUndefined()
    expect(refused([canSing, { ...canSing, level: 5 }])).toEqual(['Cada critério entra uma vez só.'])
    expect(refused([canSing, { ...canSing, skill: 'danca' }])).toBeUndefined()
    expect(refused([])).toEqual(['Adicione ao menos um critério.'])
  })

  it('has at most twenty criteria, and a name', () => {
    const many = Array.from({ length: 21 }, (_, index) => ({ ...canSing, skill: `s${String(index)}` }))
    expect(refused(many.slice(1))).toBeUndefined()
    expect(refused(many)).toEqual(['No máximo 20 critérios.'])
    expect(refused([canSing], ' ')).toEqual(['Nome: informe ao menos 3 caracteres.'])
  })
})
