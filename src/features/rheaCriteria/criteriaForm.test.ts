import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { expect, it } from 'vitest'
import { asksForGone, criteriaValuesSchema, EMPTY_CRITERIA, withWeight } from './criteriaForm.ts'
import { countWords } from './criteriaWords.ts'

const weighed = { importance: 5, isRequired: false } as const
const VIDEO: Criterion = { kind: 'video', ...weighed }
const CLASS: Criterion = { kind: 'class', classes: ['atriz', 'cantora'], ...weighed }
const SKILL: Criterion = { kind: 'skill', skill: 'violao', level: 2, ...weighed }

it('says at name and criteria what is missing', () => {
  const parsed = criteriaValuesSchema.safeParse(EMPTY_CRITERIA)
  expect(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['name', 'Nome: informe ao menos 3 caracteres.'],
    ['criteria', 'Adicione ao menos um critério.'],
  ])
})

it('what somebody did before is never required, however it is weighed', () => {
  const weight = { isRequired: true, importance: 8 }
  expect(withWeight(VIDEO, weight)).toEqual({ kind: 'video', ...weight })
  expect(withWeight({ kind: 'results', ...weighed }, weight)).toEqual({
    kind: 'results',
    isRequired: false,
    importance: 8,
  })
})

it('tells what has left the catalogue, and nothing while there is no catalogue', () => {
  const catalogue = { classes: [{ id: 'atriz' }], skills: [{ id: 'canto' }] }
  expect([CLASS, SKILL, VIDEO].map((each) => asksForGone(each, catalogue))).toEqual([true, true, false])
  const whole = { classes: [{ id: 'atriz' }, { id: 'cantora' }], skills: [{ id: 'violao' }] }
  expect([CLASS, SKILL].map((each) => asksForGone(each, whole))).toEqual([false, false])
  expect([CLASS, SKILL].map((each) => asksForGone(each, { classes: [], skills: [] }))).toEqual([false, false])
})

it('counts in words', () => {
  const required = { ...VIDEO, isRequired: true, importance: 3 }
  expect(countWords([required, CLASS, SKILL])).toBe('1 obrigatório, 2 desejáveis')
  expect(countWords([CLASS])).toBe('1 desejável')
})
