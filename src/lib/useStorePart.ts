import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** A part of a store's value: who follows it is drawn anew only when that part changes, so it must be one that stays the same. */
export function useStorePart<T, P>(store: Store<T>, select: (value: T) => P): P {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.current()),
    () => select(store.initial()),
  )
}
