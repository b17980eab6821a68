import { describe, expect, it } from 'vitest'
import { prompterKey, scrollSpeed } from './prompter.ts'

describe('how fast a text goes by', () => {
  const text = Array.from({ length: 120 }, () => 'não').join(' ')

  it('is the pace of who reads it, whatever the size', () => {
    expect(scrollSpeed(text, 600, 120)).toBe(10)
    expect(scrollSpeed(text, 1200, 120)).toBe(20)
    expect(scrollSpeed(text, 600, 240)).toBe(20)
  })

  it('does not count lines and spaces', () => {
    expect(scrollSpeed(`\n\n ${text.replaceAll(' ', ' \n\n')}  `, 600, 120)).toBe(10)
  })

  it('is nothing where there is nothing to read', () => {
    expect(scrollSpeed('  \n', 600, 120)).toBe(0)
  })
})

describe('keys while a text goes by', () => {
  const press = { hasModifier: false, isOnButton: false, isInField: false }

  it.each([
    [' ', 'pause'],
    ['p', 'pause'],
    ['ArrowUp', 'faster'],
    ['ArrowDown', 'slower'],
    ['Enter', undefined],
  ])('%j: %s', (key, does) => {
    expect(prompterKey({ ...press, key })).toBe(does)
  })

  it('are left to what has the focus', () => {
    expect(prompterKey({ ...press, key: ' ', isOnButton: true })).toBeUndefined()
    expect(prompterKey({ ...press, key: 'ArrowUp', isOnButton: true })).toBe('faster')
    expect(prompterKey({ ...press, key: 'ArrowUp', isInField: true })).toBeUndefined()
    expect(prompterKey({ ...press, key: 'p', hasModifier: true })).toBeUndefined()
  })
})
