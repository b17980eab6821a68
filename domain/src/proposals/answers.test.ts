import { describe, expect, it } from 'vitest'
import { changedChoices, type Choices, countDecided } from './answers.ts'

const RIVALS = ['ana', 'bia', 'caio']
const change = (choices: Choices, artistId: string, choice: Choices[string] | object) =>
  changedChoices(choices, { artistId, rivals: RIVALS, choice })

describe('what is said of one artist', () => {
  it('changes alone, and keeps what else was said', () => {
    const before: Choices = { ana: { comment: 'Boa voz.' }, bia: { answer: 'no', comment: '' } }
    expect(change(before, 'ana', { answer: 'maybe' })).toEqual({
      ana: { answer: 'maybe', comment: 'Boa voz.' },
    })
    expect(change({}, 'ana', { comment: 'Oi' })).toEqual({ ana: { comment: 'Oi' } })
  })

  it('takes a preference away from the rival who had it', () => {
    const before: Choices = {
      ana: { answer: 'yes', comment: 'Ela.', preference: 1 },
      bia: { answer: 'yes', comment: '', preference: 2 },
    }
    expect(change(before, 'caio', { preference: 1 })).toEqual({
      caio: { answer: 'yes', comment: '', preference: 1 },
      ana: { answer: 'yes', comment: 'Ela.' },
    })
  })

  it('leaves who is presented for another role their preference', () => {
    const before: Choices = { davi: { answer: 'yes', comment: '', preference: 1 } }
    expect(Object.keys(change(before, 'ana', { preference: 1 }))).toEqual(['ana'])
  })

  it('is a yes with a preference, and without one where it is not a yes any more', () => {
    const before: Choices = { ana: { answer: 'yes', comment: '', preference: 2 } }
    expect(change(before, 'ana', { answer: 'no' })).toEqual({ ana: { answer: 'no', comment: '' } })
    expect(change({ ana: { answer: 'no', comment: '' } }, 'ana', { preference: 2 })).toEqual({
      ana: { answer: 'yes', comment: '', preference: 2 },
    })
    expect(change(before, 'ana', { answer: undefined })).toEqual({ ana: { comment: '' } })
  })
})

it('those are decided of whom something is answered, not only remarked', () => {
  const choices: Choices = {
    ana: { answer: 'no', comment: '' },
    bia: { comment: 'Oi' },
    gone: { answer: 'yes', comment: '' },
  }
  expect(countDecided(choices, ['ana', 'bia', 'caio'])).toBe(1)
})
