import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { expect, it } from 'vitest'
import { criteriaChanges } from './criteriaChanges.ts'

const NAMES = { classes: [], skills: [{ id: 'violao', descriptionPT: 'Violão' }] }

const guitar = (level: 3 | 4, importance = 5): Criterion => ({
  kind: 'skill',
  skill: 'violao',
  level,
  importance,
  isRequired: false,
})
const video = (importance: number, isRequired = false): Criterion => ({
  kind: 'video',
  importance,
  isRequired,
})
const RESULTS: Criterion = { kind: 'results', importance: 4, isRequired: false }

function told(before: readonly Criterion[], after: readonly Criterion[]): string[] {
  return criteriaChanges(before, after, NAMES).map(({ label, words }) => `${label}: ${words}`)
}

it('tells what came and what is gone', () => {
  expect(told([video(5)], [RESULTS])).toEqual([
    'Escolhas anteriores: entrou (desejável, importância 4)',
    'Com vídeo: saiu',
  ])
})

it('tells what counts otherwise', () => {
  expect(told([video(6)], [video(10)])).toEqual(['Com vídeo: importância de 6 para 10'])
  expect(told([video(6)], [video(6, true)])).toEqual(['Com vídeo: passou a obrigatório'])
  expect(told([video(6, true)], [video(7)])).toEqual(['Com vídeo: passou a desejável, importância 7'])
})

it('tells what is asked otherwise, and how it counts now', () => {
  expect(told([guitar(3)], [guitar(4, 8)])).toEqual([
    'Violão (avançado): antes “Violão (intermediário)”; importância de 5 para 8',
  ])
})

it('is nothing where only the order changed, or the importance of what is required', () => {
  expect(told([video(6, true), RESULTS], [RESULTS, video(9, true)])).toEqual([])
})
