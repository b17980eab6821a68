import { useState } from 'react'
import { logWarning } from '../log.ts'
import { refusalWords } from '../words/refusalWords.ts'

export interface Attempt {
  isBusy: boolean
  /** Why the last one failed, in words. */
  problem: string | undefined
  /** Does it; a failure is said and logged. */
  attempt: (work: () => Promise<void>) => Promise<void>
  /** Takes back what was said of a failure. */
  forget: () => void
}

/** What a person asks for and may be refused: `logged` is for the log, `words` for them where the server did not say why. */
export function useAttempt({ logged, words }: { readonly logged: string; readonly words: string }): Attempt {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function attempt(work: () => Promise<void>): Promise<void> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      logWarning(logged, error)
      setProblem(refusalWords(error, words))
    } finally {
      setIsBusy(false)
    }
  }

  return {
    isBusy,
    problem,
    attempt,
    forget: () => {
      setProblem(undefined)
    },
  }
}
