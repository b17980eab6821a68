import { describe, expect, it } from 'vitest'
import type { Criterion } from '../schemas/rhea/criteria.ts'
import { rankablePerson } from '../testing/rankablePerson.ts'
import { RANKED_AT } from '../testing/rheaArbitraries.ts'
import { scoreOf } from './score.ts'

const singing: Criterion = { kind: 'skill', skill: 'canto', level: 5, importance: 6, isRequired: false }
const english: Criterion = { kind: 'language', language: 'Inglês', importance: 2, isRequired: false }
const tall: Criterion = { kind: 'range', fact: 'heightCm', min: 170, importance: 4, isRequired: false }
const pointsOf = (person: ReturnType<typeof rankablePerson>, criteria: readonly Criterion[]) => {
  const { points, parts } = scoreOf(person, criteria, RANKED_AT)
  return [points, ...parts.map((part) => part.points)]
}

describe('a score', () => {
  it('begins at 50, and each wish moves it by its share', () => {
    const ana = rankablePerson({ skills: [{ id: 'canto', level: 5 }], languages: ['Francês'] })
    // Half, a sixth and a third of 50 are at stake; nothing is known of the height.
    expect(pointsOf(ana, [singing, english, tall])).toEqual([67, 25, -8, 0])
  })

  it('is 50 where nothing is known, or nothing wished for', () => {
    expect(pointsOf(rankablePerson(), [singing, english])).toEqual([50, 0, 0])
    const required: Criterion = { ...tall, isRequired: true }
    expect(pointsOf(rankablePerson({ heightCm: 175 }), [required])).toEqual([50])
  })

  it('is 100 and 0 where everything is met and nothing is', () => {
    const wishes: Criterion[] = [singing, english, tall]
    const best = rankablePerson({ skills: [{ id: 'canto', level: 5 }], languages: ['Inglês'], heightCm: 171 })
    expect(pointsOf(best, wishes)).toEqual([100, 25, 8, 17])
    const worst = rankablePerson({
      skills: [{ id: 'violao', level: 5 }],
      languages: ['Libras'],
      heightCm: 140,
    })
    expect(pointsOf(worst, wishes)).toEqual([0, -25, -8, -17])
  })
})
