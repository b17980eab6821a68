import { describe, expect, it } from 'vitest'
import { answeringOf, goneOf, isWanted, reviewersOf, tallyOf, tallyWords } from './reviewers.ts'
import { sampleReview, sampleView } from '@ribalta/domain/testing/sampleReview'

const YES = { answer: 'yes', comment: '' } as const
const NO = { answer: 'no', comment: '' } as const

describe('reviewers', () => {
  it('stand in the order in which they came, and where each stands', () => {
    const reviewers = reviewersOf(
      [
        sampleView('late', { firstAt: { seconds: 300, nanoseconds: 0 } }),
        sampleView('early', { firstAt: { seconds: 50, nanoseconds: 0 } }),
        sampleView('writing'),
      ],
      [
        sampleReview('late', { choices: { ana: YES } }),
        sampleReview('writing', { status: 'open', choices: { ana: NO } }),
      ],
    )
    expect(reviewers.map(({ id, standing }) => [id, standing])).toEqual([
      ['early', 'looked'],
      ['writing', 'open'],
      ['late', 'sent'],
    ])
    expect(answeringOf(reviewers).map(({ id }) => id)).toEqual(['writing', 'late'])
  })

  it('of the same name are told apart, however it is written', () => {
    const named = (id: string, name: string, seconds: number) =>
      sampleView(id, { name, firstAt: { seconds, nanoseconds: 0 } })
    const reviewers = reviewersOf([named('b', 'ana', 2), named('a', 'Ana', 1), named('c', 'Rui', 3)], [])
    expect(reviewers.map(({ name }) => name)).toEqual(['Ana', 'ana (2)', 'Rui'])
  })
})

describe('what is said of an artist', () => {
  const reviewers = reviewersOf(
    ['a', 'b', 'c'].map((id) => sampleView(id)),
    [
      sampleReview('a', { choices: { ana: YES, gone: NO } }),
      sampleReview('b', { choices: { ana: YES, bia: { comment: 'Boa voz.' } } }),
      sampleReview('c', { status: 'open', choices: { ana: NO, bia: YES } }),
    ],
  )

  it('counts once it is sent', () => {
    expect(tallyWords(tallyOf(reviewers, 'ana'))).toBe('2 sim · 1 em andamento')
    expect(tallyWords(tallyOf(reviewers, 'nobody'))).toBe('')
  })

  it('makes them wanted by a yes that was sent', () => {
    expect(['ana', 'bia', 'gone'].filter((id) => isWanted(reviewers, id))).toEqual(['ana'])
  })

  it('is kept of who is not in the proposal any more', () => {
    expect(goneOf(reviewers, ['ana', 'bia'])).toEqual(['gone'])
  })
})
