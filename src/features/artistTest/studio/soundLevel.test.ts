import { describe, expect, it } from 'vitest'
import { createSilence, levelOf, peakOf } from './soundLevel.ts'

const QUIET = -Infinity
const VOICE = -20

describe('how loud it is', () => {
  it('is nothing where there is nothing, and all of it at the top', () => {
    expect(levelOf(peakOf(new Float32Array(8)))).toBe(0)
    expect(levelOf(peakOf(new Float32Array([0, -1, 0.2])))).toBe(100)
  })

  it('rises with the voice, as ears hear it', () => {
    expect(levelOf(peakOf(new Float32Array([0.1])))).toBe(67)
    expect(levelOf(peakOf(new Float32Array([0.01])))).toBe(33)
  })
})

describe('a microphone that hears nothing', () => {
  it('is told of after three seconds, and not before', () => {
    const isSilent = createSilence()
    expect(isSilent(QUIET, 1000)).toBe(false)
    expect(isSilent(QUIET, 3900)).toBe(false)
    expect(isSilent(QUIET, 4000)).toBe(true)
  })

  it('is one again as soon as it hears something', () => {
    const isSilent = createSilence()
    isSilent(QUIET, 0)
    expect(isSilent(QUIET, 3000)).toBe(true)
    expect(isSilent(VOICE, 3100)).toBe(false)
    expect(isSilent(QUIET, 3200)).toBe(false)
  })

  it('is not a quiet room', () => {
    const isSilent = createSilence()
    isSilent(-55, 0)
    expect(isSilent(-55, 9000)).toBe(false)
  })
})
