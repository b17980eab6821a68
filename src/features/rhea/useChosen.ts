import { useQueries } from '@tanstack/react-query'
import { chosenQuery } from '../../data/rheaRuns/queries.ts'
import type { Chosen } from '../../lib/rhea/hits.ts'

export interface ChosenByCasting {
  /** Undefined until it is read. */
  readonly of: (castingId: string) => readonly Chosen[] | undefined
  readonly isFailed: boolean
  readonly retry: () => void
}

/** Who is approved by now for each of these castings, read once however many rankings it has. */
export function useChosen(castingIds: readonly (string | null)[]): ChosenByCasting {
  const ids = [...new Set(castingIds)].filter((id) => id !== null)
  const reads = useQueries({ queries: ids.map(chosenQuery) })
  return {
    of: (castingId) => reads[ids.indexOf(castingId)]?.data,
    isFailed: reads.some(({ isError, data }) => isError && data === undefined),
    retry: () => {
      for (const { isError, refetch } of reads) if (isError) void refetch()
    },
  }
}
