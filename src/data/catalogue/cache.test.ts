// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CATALOGUE_FRESH_MS, catalogueCache } from './cache.ts'

const LISTS = {
  classes: [{ id: 'a', key: 'ator', nameEN: 'Actor', namePT: 'Ator' }],
  skills: [{ id: 's', type: 'dança', descriptionPT: 'Samba', descriptionEN: '', descriptionES: '' }],
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the kept lists', () => {
  it('come back as they were within the hour, and not after', () => {
    catalogueCache.write(LISTS)
    vi.advanceTimersByTime(CATALOGUE_FRESH_MS)
    expect(catalogueCache.read()).toEqual(LISTS)
    vi.advanceTimersByTime(1)
    expect(catalogueCache.read()).toBeNull()
  })

  it('are not kept when one is empty, not even as they were before', () => {
    catalogueCache.write({ classes: [], skills: LISTS.skills })
    expect(catalogueCache.read()).toBeNull()
    catalogueCache.write(LISTS)
    catalogueCache.write({ classes: LISTS.classes, skills: [] })
    expect(catalogueCache.read()).toBeNull()
  })

  it.each(['nada', '[]', '{"version":0,"at":9e15}'])('are nothing where %j is stored', (text) => {
    localStorage.setItem('ribalta.catalogue', text)
    expect(catalogueCache.read()).toBeNull()
  })
})
