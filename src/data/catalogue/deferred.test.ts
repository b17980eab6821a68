import { describe, expect, it, vi } from 'vitest'
import { createCatalogueStore, type CatalogueStore } from './store.ts'
import { createDeferredCatalogue } from './deferred.ts'

function store(namePT = 'Atriz') {
  return createCatalogueStore({
    readClasses: () => Promise.resolve([{ id: 'a', key: 'a', nameEN: 'Actress', namePT }]),
    readSkills: () => Promise.resolve([]),
    cache: { read: () => null, write: () => undefined },
    loadActions: () => Promise.reject(new Error('not here')),
  })
}

describe('a deferred catalogue', () => {
  it('is loading until its code and the lists are there, and tells when they are', async () => {
    const deferred = createDeferredCatalogue(() => Promise.resolve(store()))
    const heard = vi.fn<() => void>()
    deferred.subscribe(heard)
    expect(deferred.current()).toEqual({ classes: [], skills: [], loading: true })
    await deferred.load()
    expect(deferred.current().classes.map(({ namePT }) => namePT)).toEqual(['Atriz'])
    expect(heard).toHaveBeenCalled()
  })

  it('fetches its code once, and again after that failed', async () => {
    const fetchStore = vi.fn<() => Promise<CatalogueStore>>(() => Promise.resolve(store()))
    fetchStore.mockRejectedValueOnce(new Error('offline'))
    const deferred = createDeferredCatalogue(fetchStore)
    await expect(deferred.load()).rejects.toThrow('offline')
    await Promise.all([deferred.load(), deferred.load()])
    expect(fetchStore).toHaveBeenCalledTimes(2)
    expect(deferred.current().loading).toBe(false)
  })
})
