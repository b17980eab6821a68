import { useEffect, useState } from 'react'

/** A field whose text is passed on when typing pauses. */
export interface Draft {
  text: string
  change: (text: string) => void
}

const PAUSE_MS = 300

/**
 * What is being typed of a value that lives elsewhere. `commit` gets the tidied text once typing pauses, or never where
 * `shouldCommit` says no. A change of the value from outside (Back, clearing) replaces what was typed; the value
 * coming back from our own commit does not, or letters typed meanwhile would be lost.
 */
export function useDraft(
  value: string,
  tidy: (text: string) => string,
  commit: (text: string) => void,
  shouldCommit: (text: string) => boolean = () => true,
): Draft {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) {
      setText(value)
      setSent(value)
    }
  }
  useEffect(() => {
    const tidied = tidy(text)
    if (tidied === value || !shouldCommit(tidied)) return
    const pause = setTimeout(() => {
      setSent(tidied)
      commit(tidied)
    }, PAUSE_MS)
    return () => {
      clearTimeout(pause)
    }
  }, [text, value, tidy, commit, shouldCommit])
  return { text, change: setText }
}
