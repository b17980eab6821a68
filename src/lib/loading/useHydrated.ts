import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a prerendered page is being taken over, true ever after: what differs from it comes only then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
