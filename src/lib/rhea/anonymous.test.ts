import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { expect, it } from 'vitest'
import { moveFrom, partsOf } from './anonymous.ts'

const video: Criterion = { kind: 'video', importance: 5, isRequired: false }
const required: Criterion = { kind: 'language', language: 'Libras', importance: 5, isRequired: true }
const fresh: Criterion = { kind: 'freshness', importance: 2, isRequired: false }

it('each part of a score stands with its wish, past what is required', () => {
  const parts = [
    { grade: 100, points: 36 },
    { grade: null, points: 0 },
  ]
  expect(partsOf([video, required, fresh], parts)).toEqual([
    { criterion: video, grade: 100, points: 36 },
    { criterion: fresh, grade: null, points: 0 },
  ])
})

it('a place before is how far somebody rose or fell, or that they came in', () => {
  expect([moveFrom(5, 2), moveFrom(1, 4), moveFrom(null, 3), moveFrom(undefined, 3)]).toEqual([
    3,
    -3,
    'in',
    undefined,
  ])
})
