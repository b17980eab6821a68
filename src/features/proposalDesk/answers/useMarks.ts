import { useCallback, useMemo, useState } from 'react'

export interface Marks {
  readonly marked: ReadonlySet<string>
  /** Stays the same over renders. */
  readonly mark: (artistId: string, isMarked: boolean) => void
}

/**
 * Who of a proposal goes to the casting: whoever is wanted, unless somebody says otherwise by hand. Not the one set of marks of all
 * screens: here some are marked to begin with, and more by themselves as answers arrive.
 */
export function useMarks(rows: readonly { readonly artistId: string; readonly isWanted: boolean }[]): Marks {
  const [byHand, setByHand] = useState<ReadonlyMap<string, boolean>>(new Map())
  const marked = useMemo(
    () =>
      new Set(
        rows.flatMap(({ artistId, isWanted }) => ((byHand.get(artistId) ?? isWanted) ? [artistId] : [])),
      ),
    [rows, byHand],
  )
  const mark = useCallback((artistId: string, isMarked: boolean) => {
    setByHand((before) => new Map([...before, [artistId, isMarked]]))
  }, [])
  return { marked, mark }
}
