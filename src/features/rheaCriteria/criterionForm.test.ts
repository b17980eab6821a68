import { type Criterion, criterionSchema } from '@ribalta/domain/schemas/rhea/criteria'
import { expect, it } from 'vitest'
import { CHOICE_LABELS, choiceOf } from './criterionChoices.ts'
import {
  type CriterionValues,
  criterionValuesSchema,
  EMPTY_CRITERION,
  hasChoice,
  NEW_WEIGHT,
  toCriterionValues,
  withoutGone,
} from './criterionForm.ts'

const OF_EACH: readonly Criterion[] = [
  { kind: 'class', classes: ['atriz', 'cantora'], ...NEW_WEIGHT },
  { kind: 'skill', skill: 'violao', level: 4, ...NEW_WEIGHT },
  { kind: 'range', fact: 'playingAge', min: 25, max: 35, ...NEW_WEIGHT },
  { kind: 'range', fact: 'heightCm', min: 170, ...NEW_WEIGHT },
  { kind: 'range', fact: 'bustCm', max: 90, ...NEW_WEIGHT },
  { kind: 'range', fact: 'waistCm', min: 60, max: 70, ...NEW_WEIGHT },
  { kind: 'range', fact: 'hipCm', min: 90, ...NEW_WEIGHT },
  { kind: 'range', fact: 'shoe', min: 36, max: 38, ...NEW_WEIGHT },
  { kind: 'place', uf: 'SP', ...NEW_WEIGHT },
  { kind: 'place', uf: 'SP', city: 'Santos', ...NEW_WEIGHT },
  { kind: 'travel', travel: 'pelo Brasil', ...NEW_WEIGHT },
  { kind: 'language', language: 'Libras', ...NEW_WEIGHT },
  { kind: 'freshness', ...NEW_WEIGHT },
  { kind: 'video', ...NEW_WEIGHT },
  { kind: 'testsInTime', importance: 5, isRequired: false },
  { kind: 'results', importance: 5, isRequired: false },
]

function objections(values: Partial<CriterionValues>): Record<string, string> {
  const parsed = criterionValuesSchema.safeParse({ ...EMPTY_CRITERION, ...values })
  const issues = parsed.success ? [] : parsed.error.issues
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

it.each(OF_EACH)('a criterion comes back as it was: %o', (criterion) => {
  const read = criterionValuesSchema.parse(toCriterionValues(criterion))
  expect(read).toEqual(criterion)
  expect(criterionSchema.parse(read)).toEqual(read)
})

it('every choice makes a criterion', () => {
  expect(new Set(OF_EACH.map(choiceOf))).toEqual(new Set(Object.keys(CHOICE_LABELS)))
})

it('there is something to choose of all but what is so or not', () => {
  const plain = OF_EACH.filter((criterion) => !hasChoice(criterion)).map(({ kind }) => kind)
  expect(plain).toEqual(['freshness', 'video', 'testsInTime', 'results'])
})

it('what was chosen of another kind before is no part of it', () => {
  const values = toCriterionValues({ kind: 'place', uf: 'SP', city: 'Santos', ...NEW_WEIGHT })
  expect(criterionValuesSchema.parse({ ...values, choice: 'video' })).toEqual({
    kind: 'video',
    ...NEW_WEIGHT,
  })
})

it('a city of spaces is none', () => {
  expect(criterionValuesSchema.parse({ ...EMPTY_CRITERION, choice: 'place', uf: 'SP', city: '  ' })).toEqual({
    kind: 'place',
    uf: 'SP',
    ...NEW_WEIGHT,
  })
})

it.each<[Partial<CriterionValues>, Record<string, string>]>([
  [{}, { choice: 'Escolha o critério.' }],
  [{ choice: 'class' }, { classes: 'Escolha ao menos uma classe.' }],
  [{ choice: 'skill' }, { skill: 'Escolha a habilidade.' }],
  [{ choice: 'heightCm' }, { range: 'Escolha ao menos um dos lados.' }],
  [{ choice: 'heightCm', range: { min: 171 } }, { range: 'Escolha um dos valores da lista.' }],
  [{ choice: 'shoe', range: { min: 40, max: 36 } }, { range: 'O mínimo não pode passar do máximo.' }],
  [{ choice: 'place' }, { uf: 'Escolha a UF.' }],
  [{ choice: 'travel' }, { travel: 'Escolha a viagem.' }],
  [{ choice: 'language' }, { language: 'Escolha o idioma.' }],
])('of %o it says what is missing: %o', (values, said) => {
  expect(objections(values)).toEqual(said)
})

it('what the agency has deleted is no longer chosen, and stays while there is no list', () => {
  const classes = { ...EMPTY_CRITERION, classes: ['atriz', 'sumida'], skill: 'sumida' }
  const catalogue = { classes: [{ id: 'atriz' }], skills: [{ id: 'canto' }] }
  expect(withoutGone(classes, catalogue)).toEqual({ ...classes, classes: ['atriz'], skill: '' })
  expect(withoutGone(classes, { classes: [], skills: [] })).toEqual(classes)
})
