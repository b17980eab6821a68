import { useState } from 'react'
import { logWarning } from '../log.ts'
import { refusalWords } from '../words/refusalWords.ts'

export interface OnDemand<T> {
  /** Undefined until it was asked for. */
  value: T | undefined
  isBusy: boolean
  /** Why it was not opened, in words. */
  problem: string | undefined
  open: () => Promise<void>
}

/** What is read only where a person asks for it, since each reading is written down. */
export function useOnDemand<T>(
  read: () => Promise<T>,
  { logged, words }: { readonly logged: string; readonly words: string },
): OnDemand<T> {
  const [value, setValue] = useState<T>()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function open(): Promise<void> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const answer = await read()
      setValue(() => answer)
    } catch (error) {
      logWarning(logged, error)
      setProblem(refusalWords(error, words))
    } finally {
      setIsBusy(false)
    }
  }

  return { value, isBusy, problem, open }
}
