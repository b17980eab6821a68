import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { expect, it } from 'vitest'
import { criterionLabel, weightWords } from './criterionWords.ts'

const names = {
  classes: [
    { id: 'atriz', namePT: 'Atriz' },
    { id: 'cantora', namePT: 'Cantora' },
  ],
  skills: [{ id: 'violao', descriptionPT: 'Violão' }],
}
const weighed = { importance: 5, isRequired: false } as const

it.each<[Criterion, string]>([
  [{ kind: 'class', classes: ['atriz', 'cantora'], ...weighed }, 'Classe: Atriz ou Cantora'],
  [{ kind: 'skill', skill: 'violao', level: 4, ...weighed }, 'Violão (avançado)'],
  [{ kind: 'skill', skill: 'sumida', level: 1, ...weighed }, 'sumida'],
  [{ kind: 'range', fact: 'heightCm', min: 170, max: 180, ...weighed }, 'Altura: 1,70 m a 1,80 m'],
  [{ kind: 'place', uf: 'SP', ...weighed }, 'UF: SP'],
  [{ kind: 'place', uf: 'SP', city: 'Santos', ...weighed }, 'Santos (SP)'],
  [{ kind: 'travel', travel: 'pelo Brasil', ...weighed }, 'Viaja a trabalho: Pelo Brasil'],
  [{ kind: 'language', language: 'Inglês', ...weighed }, 'Idioma: Inglês'],
  [{ kind: 'freshness', ...weighed }, 'Look em dia'],
  [{ kind: 'video', ...weighed }, 'Com vídeo'],
  [{ kind: 'testsInTime', ...weighed }, 'Testes respondidos no prazo'],
  [{ kind: 'results', ...weighed }, 'Escolhas anteriores'],
])('a criterion %o is called “%s”', (criterion, label) => {
  expect(criterionLabel(criterion, names)).toBe(label)
})

it('says how a criterion counts', () => {
  const video = { kind: 'video', importance: 5 } as const
  expect(
    [
      { ...video, isRequired: true },
      { ...video, isRequired: false },
    ].map(weightWords),
  ).toEqual(['obrigatório', 'desejável, importância 5'])
})
