import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window answers to a media query now. */
export function useMatches(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const asked = matchMedia(query)
      asked.addEventListener('change', listener)
      return () => {
        asked.removeEventListener('change', listener)
      }
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
