// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseTheme, theme } from './theme.ts'

/** The system's preference, as the browser tells it. */
class System extends EventTarget {
  matches = false

  turn(isDark: boolean): void {
    this.matches = isDark
    this.dispatchEvent(new Event('change'))
  }
}

let system: System

beforeEach(() => {
  system = new System()
  vi.stubGlobal('matchMedia', () => system)
})

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the theme', () => {
  it('follows the system until somebody chooses', () => {
    const told = vi.fn<() => void>()
    const stop = theme.subscribe(told)
    expect(theme.current()).toBe('light')
    system.turn(true)
    expect(told).toHaveBeenCalledTimes(1)
    expect(theme.current()).toBe('dark')
    chooseTheme('light')
    expect(told).toHaveBeenCalledTimes(2)
    expect(theme.current()).toBe('light')
    stop()
    system.turn(false)
    expect(told).toHaveBeenCalledTimes(2)
  })
})
