import { criterionKey } from '@ribalta/domain/rhea/criterionKey'
import { rank, type Ranked } from '@ribalta/domain/rhea/score'
import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { type Movement, movementOf } from '../../lib/rhea/movement.ts'
import { touch, untouched } from '../../lib/rhea/touched.ts'
import { useRested } from '../../lib/useRested.ts'
import type { Pooled } from './pooled.ts'
import { poolCountQuery, poolQuery } from './previewPool.ts'
import type { Pool } from './freshestPool.ts'

/** As many are shown. */
const FIRST = 10

export interface Preview {
  readonly pool: Pool<Pooled>
  readonly count: number | undefined
  /** Who is read anew: what is shown is of what was required before. */
  readonly isOld: boolean
  /** The criteria that it is of. */
  readonly criteria: readonly Criterion[]
  readonly first: readonly Ranked<Pooled>[]
  readonly movement: Movement
  /** The one whose change moved them. */
  readonly moved: Criterion | undefined
  readonly nameOf: (uid: string) => string
  /** For how old a look is; one for all of a screen's life, so that nobody moves by waiting. */
  readonly now: Date
}

/** The ranking by criteria while they are written: who meets what is required is read once that rests, all else is done here. */
export function usePreview(criteria: readonly Criterion[]) {
  // Deferred: a slider moves at once, two hundred people after it.
  const shown = useDeferredValue(criteria)
  const [touched, setTouched] = useState(() => untouched(shown))
  if (touched.criteria !== shown) setTouched(touch(touched, shown))
  const rested = useRested(criteria)
  const { queryKey } = poolQuery(rested)
  const pool = useQuery({ ...poolQuery(rested), placeholderData: keepPreviousData })
  const count = useQuery({ ...poolCountQuery(rested), enabled: pool.data?.isWhole === false })
  const ranking = useRanking(pool.data, touched)
  return {
    isFailed: pool.isError && pool.data === undefined,
    retry: () => void pool.refetch(),
    preview:
      pool.data === undefined
        ? undefined
        : {
            ...ranking,
            pool: pool.data,
            count: count.data,
            isOld: pool.isPlaceholderData || hashKey(queryKey) !== hashKey(poolQuery(criteria).queryKey),
            criteria: touched.criteria,
          },
  }
}

const NOBODY: readonly Pooled[] = []
const uidOf = ({ uid }: Pooled): string => uid

function useRanking(
  pool: Pool<Pooled> | undefined,
  { criteria, before, key }: ReturnType<typeof untouched>,
): Pick<Preview, 'first' | 'movement' | 'moved' | 'nameOf' | 'now'> {
  const [now] = useState(() => new Date())
  const people = pool?.people ?? NOBODY
  const ranking = useMemo(() => rank(people, criteria, now, uidOf), [people, criteria, now])
  const stood = useMemo(
    () => rank(people, before, now, uidOf).map(({ person }) => person.uid),
    [people, before, now],
  )
  return useMemo(() => {
    const names = new Map(people.map(({ uid, artisticName }) => [uid, artisticName]))
    return {
      first: ranking.slice(0, FIRST),
      movement: movementOf(
        stood,
        ranking.map(({ person }) => person.uid),
        FIRST,
      ),
      moved: [...criteria, ...before].find((criterion) => criterionKey(criterion) === key),
      nameOf: (uid) => names.get(uid) ?? '',
      now,
    }
  }, [people, ranking, stood, criteria, before, key, now])
}
