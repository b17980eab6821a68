import { useEffect } from 'react'

/** Calls back whenever somebody comes back to the tab. Keep `act` stable: another one listens anew. */
export function useOnVisible(act: () => void): void {
  useEffect(() => {
    function onChange(): void {
      if (document.visibilityState === 'visible') act()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => {
      document.removeEventListener('visibilitychange', onChange)
    }
  }, [act])
}
