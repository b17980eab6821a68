// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { isReplaced, isSessionEnded, keepSession } from './keptSession.ts'

afterEach(() => {
  localStorage.clear()
})

const ended = { seconds: 1000, nanoseconds: 0 }

describe('a session', () => {
  it('is over when it began before the moment that ended the others', () => {
    expect(isSessionEnded('ana', 999, ended)).toBe(true)
    expect(isSessionEnded('ana', 1000, ended)).toBe(false)
    expect(isSessionEnded('ana', 1001, ended)).toBe(false)
  })

  it('stays in the browser that ended the others, for that person and that time only', () => {
    keepSession('ana', 1000)
    expect(isSessionEnded('ana', 999, ended)).toBe(false)
    expect(isSessionEnded('bia', 999, ended)).toBe(true)
    expect(isSessionEnded('ana', 999, { seconds: 1001, nanoseconds: 0 })).toBe(true)
  })

  it('is followed by a newer one where this browser ended it itself', () => {
    expect(isReplaced('ana', 999)).toBe(false)
    keepSession('ana', 1000)
    expect(isReplaced('ana', 999)).toBe(true)
    expect(isReplaced('ana', 1000)).toBe(false)
    expect(isReplaced('bia', 999)).toBe(false)
  })
})
