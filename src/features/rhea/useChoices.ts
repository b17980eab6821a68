import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { castingsQuery, castingTitleQuery } from '../../data/castings/queries.ts'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { type CriteriaEntry, criteriaSetQuery, criteriaSetsQuery } from '../../data/rheaCriteria/queries.ts'
import { type RankingChoices, rheaPath } from '../../lib/rhea/rheaPath.ts'

export interface CastingChoice {
  readonly id: string
  readonly title: string
}

/** What is chosen to be ranked, which the address keeps, and what there is to choose from. */
export function useChoices() {
  const [params, setParams] = useSearchParams()
  const chosen = rheaPath.choicesOf(params)
  const sets = useSets(chosen.criteriaId)
  const castings = useCastings(chosen.castingId)
  return {
    chosen,
    change: (changes: RankingChoices) => {
      setParams(rheaPath.toParams({ ...chosen, ...changes }), {
        replace: true,
        preventScrollReset: true,
        // Drawn at once: a switch must not wait for a long list below it.
        flushSync: true,
      })
    },
    sets,
    castings,
  }
}

export type Choices = ReturnType<typeof useChoices>

/** Sets that are offered, and the one that the address names whatever became of it. */
function useSets(id: string | undefined) {
  const offered = useQuery(criteriaSetsQuery(false))
  const isOffered = offered.data?.some((set) => set.id === id) === true
  const named = useQuery({
    ...criteriaSetQuery(id ?? ''),
    enabled: id !== undefined && offered.data !== undefined && !isOffered,
  })
  const isAsking = id !== undefined && !isOffered
  const other = isAsking ? (named.data ?? undefined) : undefined
  const all: readonly CriteriaEntry[] = [...(other === undefined ? [] : [other]), ...(offered.data ?? [])]
  return {
    all,
    chosen: id === undefined ? all[0] : all.find((set) => set.id === id),
    isPending: offered.isPending || (isAsking && named.isPending),
    isFailed: offered.data === undefined ? offered.isError : isAsking && named.isError,
    retry: () => void (offered.data === undefined ? offered.refetch() : named.refetch()),
  }
}

/** Castings that may have candidates, those changed last first, and the one that the address names. */
function useCastings(id: string | undefined) {
  const list = usePagedQuery(castingsQuery(undefined))
  const listed = list.items.flatMap(({ id: each, casting }): CastingChoice[] =>
    casting.status === 'draft' ? [] : [{ id: each, title: casting.title }],
  )
  const isListed = listed.some((casting) => casting.id === id)
  const named = useQuery({ ...castingTitleQuery(id ?? ''), enabled: id !== undefined })
  const title = named.data ?? undefined
  const all = id === undefined || isListed || title === undefined ? listed : [{ id, title }, ...listed]
  return {
    all,
    chosen: all.find((casting) => casting.id === id),
    /** Whether it is still to be known what the chosen one is called. */
    isPending: id !== undefined && !isListed && named.isPending,
    isFailed: (id !== undefined && !isListed && named.isError) || list.status === 'failed',
    retry: () => {
      if (list.status === 'failed') list.more()
      if (named.isError) void named.refetch()
    },
    hasMore: list.hasStarted && list.hasMore,
    isReading: list.status === 'loading',
    more: list.more,
  }
}
