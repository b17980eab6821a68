import { describe, expect, it } from 'vitest'
import { facet } from '../roster/facets.ts'
import type { Criterion } from '../schemas/rhea/criteria.ts'
import { requiredQuery } from './required.ts'

const weighed = { importance: 5, isRequired: true } as const
const CRITERIA: readonly Criterion[] = [
  { kind: 'class', classes: ['atriz', 'cantora'], ...weighed },
  { kind: 'video', ...weighed },
  { kind: 'language', language: 'Inglês', importance: 5, isRequired: false },
]
const actress = facet.value('classes', 'atriz')

describe('the query of what is required', () => {
  it('is of everybody but the archived', () => {
    const { all, any } = requiredQuery(CRITERIA)
    expect(all).toContain(facet.listed)
    expect(any).toEqual([[actress, facet.value('classes', 'cantora')]])
  })

  it('goes on from a search, asking nothing twice', () => {
    const { all, any } = requiredQuery(CRITERIA, { classes: ['atriz', 'cantora'], uf: ['SP'], video: true })
    expect(all.toSorted()).toEqual([...new Set(all)].toSorted())
    expect(all).toEqual(expect.arrayContaining([facet.listed, facet.value('uf', 'SP')]))
    expect(any).toHaveLength(1)
  })

  it('finds the archived where the search asks for them', () => {
    expect(requiredQuery(CRITERIA, { status: ['archived'] }).all).not.toContain(facet.listed)
    expect(requiredQuery(CRITERIA, { status: ['archived', 'suspended'] }).any).toHaveLength(2)
  })
})
