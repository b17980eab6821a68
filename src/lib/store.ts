import { useSyncExternalStore } from 'react'

/** A value outside React that components follow. */
export interface Store<T> {
  /** The value now; the same one until it is set. */
  current: () => T
  /** What it was when the page opened, which is what a prerendered page shows. */
  initial: () => T
  /** Calls back after each change; gives back how to stop. */
  subscribe: (listener: () => void) => () => void
}

export interface WritableStore<T> extends Store<T> {
  set: (next: T) => void
}

export function createStore<T>(initial: T): WritableStore<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    current: () => value,
    initial: () => initial,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const notify of listeners) notify()
    },
  }
}

/** A store's value, in a component. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.current, store.initial)
}
