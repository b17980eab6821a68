import { useEffect, useState } from 'react'

/** Whether the connection went since this is on the page: some machines always say that they have none, so only its going counts. */
export function useIsCutOff(): boolean {
  const [isCutOff, setIsCutOff] = useState(false)
  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    addEventListener('offline', () => setIsCutOff(true), { signal })
    addEventListener('online', () => setIsCutOff(false), { signal })
    return () => {
      gone.abort()
    }
  }, [])
  return isCutOff
}
