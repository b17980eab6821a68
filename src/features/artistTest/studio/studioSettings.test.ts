import { describe, expect, it } from 'vitest'
import { otherSpeed, parseSettings, SPEEDS } from './studioSettings.ts'

const USUAL = parseSettings(null)

describe('what is remembered of a studio', () => {
  it('begins with a guide, a countdown and the text', () => {
    expect(USUAL).toMatchObject({ countdown: 3, hasGuide: true, hasPrompter: true, isMirrored: false })
    expect(USUAL.cameraId).toBeUndefined()
  })

  it.each(['', 'null', '[]', '{', '"studio"', '7'])('is the usual where %j was kept', (kept) => {
    expect(parseSettings(kept)).toEqual(USUAL)
  })

  it('keeps what is right beside what is not', () => {
    const kept = { cameraId: 'back', microphoneId: 4, countdown: 7, textSize: 1e9, wordsPerMinute: 180 }
    expect(parseSettings(JSON.stringify(kept))).toEqual({ ...USUAL, cameraId: 'back', wordsPerMinute: 180 })
  })
})

it('a speed stays within what there is', () => {
  expect(otherSpeed(130, 1)).toBe(140)
  expect(otherSpeed(SPEEDS.max, 1)).toBe(SPEEDS.max)
  expect(otherSpeed(SPEEDS.min, -1)).toBe(SPEEDS.min)
})
