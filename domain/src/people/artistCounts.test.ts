import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countAll, countChanges, type CountChanges, type Counted, countsFor } from './artistCounts.ts'

const ANA: Counted = { classes: ['atriz', 'modelo'], skills: [{ id: 'canto' }], uf: 'SP' }

function plain(changes: CountChanges): Record<string, Record<string, number>> {
  return Object.fromEntries([...changes].map(([id, counts]) => [id, Object.fromEntries(counts)]))
}

describe('what changes in the counts', () => {
  it('when a page goes up: every option among all, and among those who share one facet', () => {
    expect(plain(countChanges(undefined, ANA))).toEqual({
      artists: { 'class:atriz': 1, 'class:modelo': 1, 'skill:canto': 1, 'uf:SP': 1 },
      'artists|class:atriz': { 'skill:canto': 1, 'uf:SP': 1 },
      'artists|class:modelo': { 'skill:canto': 1, 'uf:SP': 1 },
      'artists|skill:canto': { 'class:atriz': 1, 'class:modelo': 1, 'uf:SP': 1 },
      'artists|uf:SP': { 'class:atriz': 1, 'class:modelo': 1, 'skill:canto': 1 },
    })
  })

  it('when somebody moves: what they had and what they have', () => {
    expect(plain(countChanges(ANA, { ...ANA, uf: 'RJ' }))).toEqual({
      artists: { 'uf:SP': -1, 'uf:RJ': 1 },
      'artists|class:atriz': { 'uf:SP': -1, 'uf:RJ': 1 },
      'artists|class:modelo': { 'uf:SP': -1, 'uf:RJ': 1 },
      'artists|skill:canto': { 'uf:SP': -1, 'uf:RJ': 1 },
      'artists|uf:SP': { 'class:atriz': -1, 'class:modelo': -1, 'skill:canto': -1 },
      'artists|uf:RJ': { 'class:atriz': 1, 'class:modelo': 1, 'skill:canto': 1 },
    })
  })

  it('is nothing when nothing that is counted changes, or somebody has nothing to count', () => {
    expect(countChanges(ANA, { ...ANA }).size).toBe(0)
    expect(countChanges(undefined, { classes: [], skills: [] }).size).toBe(0)
  })

  it('adds up to a count of all, in whatever order pages change', () => {
    const id = fc.constantFrom('a', 'b', 'c')
    const artist = fc.record({
      classes: fc.array(id, { maxLength: 3 }),
      skills: fc.array(fc.record({ id }), { maxLength: 3 }),
      uf: fc.option(fc.constantFrom('SP', 'RJ'), { nil: undefined }),
    })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(artist, fc.option(artist, { nil: undefined })), { maxLength: 6 }),
        (pages) => {
          const sums: Record<string, number> = {}
          const sum = (changes: CountChanges): void => {
            for (const [doc, counts] of changes) {
              for (const [option, by] of counts) {
                const key = `${doc} ${option}`
                sums[key] = (sums[key] ?? 0) + by
              }
            }
          }
          for (const [before, after] of pages) {
            sum(countChanges(undefined, before))
            sum(countChanges(before, after))
          }
          for (const key of Object.keys(sums)) if (sums[key] === 0) delete sums[key]
          const expected: Record<string, number> = {}
          const left = pages.flatMap(([, after]) => after ?? [])
          for (const [doc, counts] of countAll(left)) {
            for (const [option, count] of counts) expected[`${doc} ${option}`] = count
          }
          expect(sums).toEqual(expected)
        },
      ),
    )
  })
})

describe('where the counts for a select are', () => {
  it('is among those who satisfy the rest of the filter', () => {
    expect(countsFor('class', {})).toBe('artists')
    expect(countsFor('class', { class: 'atriz' })).toBe('artists')
    expect(countsFor('uf', { class: 'atriz' })).toBe('artists|class:atriz')
    expect(countsFor('class', { class: 'atriz', skill: 'canto' })).toBe('artists|skill:canto')
  })

  it('is nowhere where nobody has counted', () => {
    expect(countsFor('uf', { class: 'atriz', skill: 'canto' })).toBeUndefined()
    expect(countsFor('class', { name: 'an' })).toBeUndefined()
    expect(countsFor('class', { city: 'Recife' })).toBeUndefined()
    expect(countsFor('class', { age: 30 })).toBeUndefined()
  })
})
