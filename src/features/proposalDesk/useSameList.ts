import { useState } from 'react'
import { isSameValue } from '../../lib/forms/sameValue.ts'

/** A list of texts that stays the same as long as it says the same. */
export function useSameList(list: readonly string[]): readonly string[] {
  const [kept, setKept] = useState(list)
  if (kept === list || isSameValue(kept, list)) return kept
  setKept(list)
  return list
}
