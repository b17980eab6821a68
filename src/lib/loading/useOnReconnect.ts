import { useEffect, useLayoutEffect, useRef } from 'react'
import { onReconnect } from './onReconnect.ts'

/**
 * Calls what failed again when the network is back; give undefined while nothing has. It listens from the first drawing on,
 * so that what fails in the moment in which the network comes back is asked for again, too.
 */
export function useOnReconnect(retry: (() => void) | undefined): void {
  const failed = useRef(retry)
  useLayoutEffect(() => {
    failed.current = retry
  }, [retry])
  useEffect(() => onReconnect(() => failed.current?.()), [])
}
