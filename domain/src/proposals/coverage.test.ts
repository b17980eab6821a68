import { describe, expect, it } from 'vitest'
import { sampleConsent } from '../testing/sampleConsent.ts'
import { canConsent, commonPart, coveredPart, covers, isWidened, shownPart } from './coverage.ts'

const take = (takeId: string) => ({ testRequestId: 'teste', takeId, bytes: 1 })
const chosen = { facts: ['uf', 'heightCm'], media: ['b', 'a'], takes: [take('um'), take('dois')] } as const
const all = { facts: [...chosen.facts], media: [...chosen.media], takes: [...chosen.takes] }
const part = shownPart(all)
const agreed = sampleConsent('agreed', part)

describe('a consent', () => {
  it('covers everything shown when it was given, in any order, even after staff remove some of it', () => {
    expect(part).toEqual({ facts: ['uf', 'heightCm'], media: ['b', 'a'], takes: ['um', 'dois'] })
    expect(isWidened(agreed, { ...all, media: ['a', 'b'] })).toBe(false)
    expect(isWidened(agreed, { facts: [], media: ['a'], takes: [] })).toBe(false)
    expect(coveredPart(all, agreed)).toEqual(all)
  })

  it.each([
    ['a fact', { ...all, facts: [...all.facts, 'bio' as const] }],
    ['a photo', { ...all, media: ['c', ...all.media] }],
    ['a take', { ...all, takes: [...all.takes, take('três')] }],
  ])('does not cover %s that staff add later', (_what, wider) => {
    expect(isWidened(agreed, wider)).toBe(true)
    expect(coveredPart(wider, agreed)).toEqual(all)
  })

  it('covers nothing before the artist agrees, and then limits nothing', () => {
    for (const consent of [undefined, sampleConsent('left')]) {
      expect(covers(consent, { facts: [], media: [], takes: [] })).toBe(false)
      expect(isWidened(consent, all)).toBe(false)
      expect(coveredPart(all, consent)).toEqual(all)
    }
  })

  it('is reduced to what the artist saw and the proposal still shows', () => {
    const saw = { facts: ['bio' as const, 'uf' as const], media: ['a'], takes: [] }
    expect(commonPart(part, saw)).toEqual({ facts: ['uf'], media: ['a'], takes: [] })
  })
})

describe('an answer', () => {
  const answers = [undefined, agreed, sampleConsent('left')]
  const arrows = (to: typeof part) =>
    answers.flatMap((from) =>
      (['agreed', 'left'] as const)
        .filter((answer) => canConsent(from, answer, to))
        .map((answer) => `${from?.answer ?? '–'} → ${answer}`),
    )

  it('can be withdrawn and given again', () => {
    expect(arrows(part)).toEqual(['– → agreed', '– → left', 'agreed → left', 'left → agreed'])
  })

  it('can be extended to more', () => {
    expect(arrows({ ...part, facts: [...part.facts, 'bio'] })).toContain('agreed → agreed')
  })
})
