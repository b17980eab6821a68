import { PROFILE_STATUS_LABELS } from '@ribalta/domain/people/profileStatus'
import { boardCandidate } from '@ribalta/domain/testing/boardCandidate'
import { expect, it } from 'vitest'
import { cardRemarks } from './cardRemarks.ts'

const CARD = { status: 'published', minor: false } as const

it('says aloud that somebody left the presentation that they are in', () => {
  const proposed = boardCandidate('ana', 1, { status: 'proposed', proposal: { id: 'inverno' } })
  expect(cardRemarks(proposed, CARD)).toEqual({ quiet: [], loud: [] })
  const left = { ...proposed, proposal: { id: 'inverno', hasLeft: true } }
  expect(cardRemarks(left, CARD).loud).toEqual(['Saiu da apresentação'])
})

it('says what else must not be overlooked, and quietly where they stand', () => {
  const withdrawn = boardCandidate('ana', 1, { status: 'withdrawn', origin: 'agency' })
  expect(cardRemarks(withdrawn, { status: 'archived', minor: true })).toEqual({
    quiet: ['Retirou a inscrição', 'Indicação da agência'],
    loud: [PROFILE_STATUS_LABELS.archived, 'Menor de idade'],
  })
  expect(cardRemarks(withdrawn, null).loud).toEqual([])
})
