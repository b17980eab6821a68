import { useState } from 'react'
import { useAttempt } from './useAttempt.ts'

export interface OnDemand<T> {
  /** Undefined until it was asked for. */
  value: T | undefined
  isBusy: boolean
  /** Why it was not opened, in words. */
  problem: string | undefined
  open: () => Promise<void>
}

/** What is read only where a person asks for it, since each reading is written down. */
export function useOnDemand<T>(read: () => Promise<T>, words: Parameters<typeof useAttempt>[0]): OnDemand<T> {
  const [value, setValue] = useState<T>()
  const { isBusy, problem, attempt } = useAttempt(words)

  const open = (): Promise<void> =>
    attempt(async () => {
      const answer = await read()
      setValue(() => answer)
    })

  return { value, isBusy, problem, open }
}
