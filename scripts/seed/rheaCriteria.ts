import { dateToInstant } from '../../domain/src/instant.ts'
import {
  type CriteriaContent,
  criteriaSetSchema,
  criteriaVersionSchema,
} from '../../domain/src/schemas/rhea/criteria.ts'
import type { Written } from './writeDocuments.ts'

const DAY = 86_400_000

interface Saved {
  readonly content: CriteriaContent
  readonly daysAgo: number
}

interface SeededSet {
  readonly id: string
  readonly isArchived?: boolean
  /** Its versions, the first one first. */
  readonly versions: readonly Saved[]
}

const SETS: readonly SeededSet[] = [
  {
    id: 'criterios-musical',
    versions: [
      {
        content: {
          name: 'Musical: canta e dança',
          criteria: [
            { kind: 'skill', skill: 'canto-popular', level: 3, importance: 8, isRequired: false },
            { kind: 'skill', skill: 'jazz-dance', level: 2, importance: 6, isRequired: false },
            { kind: 'video', importance: 4, isRequired: false },
          ],
        },
        daysAgo: 34,
      },
      {
        content: {
          name: 'Musical: canta e dança',
          criteria: [
            { kind: 'skill', skill: 'canto-popular', level: 3, importance: 10, isRequired: false },
            { kind: 'skill', skill: 'jazz-dance', level: 2, importance: 6, isRequired: false },
            { kind: 'video', importance: 4, isRequired: false },
            { kind: 'freshness', importance: 3, isRequired: false },
            { kind: 'testsInTime', importance: 5, isRequired: false },
          ],
        },
        daysAgo: 6,
      },
    ],
  },
  {
    id: 'criterios-publicidade-sp',
    versions: [
      {
        content: {
          name: 'Publicidade em São Paulo',
          criteria: [
            { kind: 'place', uf: 'SP', importance: 8, isRequired: true },
            { kind: 'range', fact: 'playingAge', min: 25, max: 40, importance: 7, isRequired: false },
            { kind: 'range', fact: 'heightCm', min: 160, max: 185, importance: 3, isRequired: false },
            { kind: 'language', language: 'Inglês', importance: 4, isRequired: false },
            { kind: 'freshness', importance: 6, isRequired: false },
            { kind: 'results', importance: 4, isRequired: false },
          ],
        },
        daysAgo: 12,
      },
    ],
  },
  {
    id: 'criterios-apresentacao',
    versions: [
      {
        content: {
          name: 'Apresentação de eventos',
          criteria: [
            { kind: 'language', language: 'Inglês', importance: 9, isRequired: false },
            { kind: 'range', fact: 'playingAge', min: 25, max: 45, importance: 6, isRequired: false },
            { kind: 'travel', travel: 'pelo Brasil', importance: 5, isRequired: false },
            { kind: 'video', importance: 4, isRequired: false },
          ],
        },
        daysAgo: 41,
      },
    ],
  },
  {
    id: 'criterios-turne',
    isArchived: true,
    versions: [
      {
        content: {
          name: 'Turnê pelo Brasil',
          criteria: [
            { kind: 'travel', travel: 'pelo Brasil', importance: 10, isRequired: true },
            { kind: 'class', classes: ['ator', 'atriz'], importance: 5, isRequired: false },
          ],
        },
        daysAgo: 90,
      },
    ],
  },
]

/** The sets of criteria of the demonstration with all their versions, as of `day` (midnight UTC). */
export function criteriaDocuments(day: Date): Written[] {
  return SETS.flatMap(({ id, isArchived = false, versions }): Written[] => {
    const saved = versions.map(({ content, daysAgo }, index) =>
      criteriaVersionSchema.parse({
        ...content,
        version: index + 1,
        createdAt: dateToInstant(new Date(day.getTime() - daysAgo * DAY)),
      }),
    )
    const newest = saved.at(-1)
    if (newest === undefined) return []
    return [
      [`rheaCriteria/${id}`, criteriaSetSchema.parse({ ...newest, isArchived, updatedAt: newest.createdAt })],
      ...saved.map((version): Written => [`rheaCriteria/${id}/versions/${String(version.version)}`, version]),
    ]
  })
}
