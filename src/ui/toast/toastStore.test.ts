import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastStore } from './toastStore.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the list of toasts', () => {
  it('removes a dismissed toast after the long delay and not before', () => {
    const store = createToastStore()
    store.dispatch({ type: 'add', toast: { id: '1', open: true, variant: 'default' } })
    store.dispatch({ type: 'dismiss', id: '1' })

    vi.advanceTimersByTime(999_999)
    expect(store.current()).toEqual([{ id: '1', open: false, variant: 'default' }])
    vi.advanceTimersByTime(1)
    expect(store.current()).toEqual([])
  })

  it('keeps an open toast', () => {
    const store = createToastStore()
    store.dispatch({ type: 'add', toast: { id: '1', open: true, variant: 'default' } })
    vi.advanceTimersByTime(2_000_000)
    expect(store.current()).toHaveLength(1)
  })

  it('tells its subscribers of a change until they leave', () => {
    const store = createToastStore()
    let told = 0
    const leave = store.subscribe(() => {
      told += 1
    })
    store.dispatch({ type: 'add', toast: { id: '1', open: true, variant: 'default' } })
    leave()
    store.dispatch({ type: 'remove' })
    expect(told).toBe(1)
  })
})
