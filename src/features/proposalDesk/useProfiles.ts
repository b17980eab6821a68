import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { profileQuery } from '../../data/profiles/queries.ts'

export interface ReadProfiles {
  /** By uid: null for whoever has no record any more; those on their way are missing. */
  readonly records: ReadonlyMap<string, Profile | null>
  readonly hasFailed: boolean
  readonly retry: () => void
}

function combine(results: readonly UseQueryResult<Profile | null>[]) {
  return {
    found: results.map(({ data }) => data),
    hasFailed: results.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch()
    },
  }
}

/** The records of the people of a proposal, each read once. */
export function useProfiles(uids: readonly string[]): ReadProfiles {
  const { found, hasFailed, retry } = useQueries({ queries: uids.map((uid) => profileQuery(uid)), combine })
  const records = useMemo(
    () =>
      new Map(
        uids.flatMap((uid, place) => {
          const record = found[place]
          return record === undefined ? [] : [[uid, record] as const]
        }),
      ),
    [uids, found],
  )
  return { records, hasFailed, retry }
}
