import type { ReactNode } from 'react'
import { useHydrated } from '../lib/loading/useHydrated.ts'

/**
 * Fields of a prerendered page. They take nothing in, and look no different, until the code that listens to them is
 * there: what somebody types is never lost.
 */
export function ReadyFieldset({ children }: { children: ReactNode }) {
  const isReady = useHydrated()
  return (
    <fieldset disabled={!isReady} className={isReady ? 'contents' : 'contents [&_:disabled]:opacity-100!'}>
      {children}
    </fieldset>
  )
}
