import { dateToInstant } from '@ribalta/domain/instant'
import { rank } from '@ribalta/domain/rhea/score'
import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { RANKABLE_FIELDS } from '@ribalta/domain/schemas/rhea/rankable'
import { expect, it } from 'vitest'
import { type Contender, contenderSchema } from '../../data/ranking/contender.ts'
import { rankingTable } from './rankingTable.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const CRITERIA: readonly Criterion[] = [
  { kind: 'video', importance: 5, isRequired: false },
  { kind: 'range', fact: 'heightCm', min: 170, max: 180, importance: 5, isRequired: false },
  { kind: 'place', uf: 'SP', importance: 5, isRequired: true },
]

function contender(uid: string, facts: Partial<Contender>): Contender {
  return contenderSchema.parse({
    ...Object.fromEntries(RANKABLE_FIELDS.map((name) => [name, null])),
    uid,
    artisticName: uid,
    photo: null,
    status: 'published',
    gender: null,
    minor: false,
    uf: 'SP',
    hasVideo: false,
    stale: false,
    lookConfirmedAt: dateToInstant(NOW),
    ...facts,
  })
}

it('has each criterion’s points as numbers and its words, of whom the server has given out', () => {
  const people = [
    contender('ana', {}),
    contender('bia', { hasVideo: true, heightCm: 172 }),
    contender('c', {}),
  ]
  const first = rank(people, CRITERIA, NOW, ({ uid }) => uid)
  const rows = [
    { uid: 'ana', artisticName: 'Ana', city: 'Santos', uf: 'SP' as const },
    { uid: 'bia', artisticName: 'Bia', city: null, uf: 'SP' as const },
  ]
  const table = rankingTable({ criteria: CRITERIA, now: NOW }, first, rows, { classes: [], skills: [] })
  expect(table).toEqual([
    [
      'Lugar',
      'Nome',
      'Pontos',
      'Cidade',
      'UF',
      'UF: SP (obrigatório)',
      'Com vídeo: pontos',
      'Com vídeo',
      'Altura: 1,70 m a 1,80 m: pontos',
      'Altura: 1,70 m a 1,80 m',
    ],
    [1, 'Bia', 100, '', 'SP', 'SP', 25, 'tem vídeo', 25, '1,72 m'],
    [2, 'Ana', 25, 'Santos', 'SP', 'SP', -25, 'sem vídeo', 0, 'não informou'],
  ])
})
