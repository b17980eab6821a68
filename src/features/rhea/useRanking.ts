import type { CriteriaVersion, Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useRef, useState } from 'react'
import { createRanker, type Ranker, type RankingProgress } from '../../data/ranking/ranker.ts'
import type { Ranking } from '../../data/ranking/messages.ts'
import { rankArtists } from '../../data/rheaRuns/calls.ts'
import { runReads } from '../../data/rheaRuns/queries.ts'
import { logWarning } from '../../lib/log.ts'
import { type AnonymousResult, lastResult, type NamedResult, type RankingResult } from './rankingResult.ts'
import type { RankingSubject } from './subject.ts'

/** What is asked for. An anonymous one brings its id, so that asking again after a lost answer is harmless. */
export type RankingOrder =
  | { readonly kind: 'named'; readonly subject: RankingSubject }
  | { readonly kind: 'compare'; readonly base: NamedResult; readonly version: CriteriaVersion }
  | {
      readonly kind: 'anonymous'
      readonly subject: RankingSubject
      readonly runId: string
      readonly against: CriteriaVersion | undefined
    }

export type RankingWork =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'working'
      readonly order: RankingOrder
      readonly progress: RankingProgress | undefined
    }
  | { readonly kind: 'failed'; readonly order: RankingOrder; readonly error: unknown }
  /** Nobody waits any more for what the server may have kept. */
  | { readonly kind: 'left' }

export interface RankingState {
  readonly work: RankingWork
  /** The last that was made; it stays while another one is. */
  readonly result: RankingResult | undefined
  readonly begin: (order: RankingOrder) => void
  readonly cancel: () => void
  readonly endComparison: () => void
}

const NONE: RankingWork = { kind: 'none' }

/** Rankings one after the other: in a worker, which stays for comparisons, or by the server where nobody is to be named. */
export function useRanking(begun: () => RankingResult | undefined): RankingState {
  const client = useQueryClient()
  const [work, setWork] = useState<RankingWork>(NONE)
  const [result, setResult] = useState(begun)
  const ranker = useRef<Ranker>(undefined)
  /** Counts what was begun: what answers after another beginning, or after the end, is not heard. */
  const turn = useRef(0)

  function endRanker(): void {
    ranker.current?.end()
    ranker.current = undefined
  }

  function show(next: RankingResult): void {
    lastResult.set(next)
    setResult(next)
  }

  useEffect(
    () => () => {
      turn.current += 1
      ranker.current?.end()
      ranker.current = undefined
    },
    [],
  )

  async function make(order: RankingOrder, mine: number): Promise<RankingResult> {
    const rank = ({ casting, now }: RankingSubject, criteria: readonly Criterion[]): Promise<Ranking> => {
      ranker.current ??= createRanker()
      return ranker.current.rank({ criteria, castingId: casting?.id, now }, (progress) => {
        if (turn.current === mine) setWork({ kind: 'working', order, progress })
      })
    }
    switch (order.kind) {
      case 'named':
        return { ...order, ranking: await rank(order.subject, order.subject.criteria), against: undefined }
      case 'compare': {
        const { base, version } = order
        return { ...base, against: { version, ranking: await rank(base.subject, version.criteria) } }
      }
      case 'anonymous':
        return rankAnonymously(client, order)
    }
  }

  async function begin(order: RankingOrder): Promise<void> {
    turn.current += 1
    const mine = turn.current
    // Whoever ranks anew wants the people of now; a comparison goes on with those who have been read.
    if (order.kind !== 'compare') endRanker()
    setWork({ kind: 'working', order, progress: undefined })
    try {
      const next = await make(order, mine)
      if (turn.current !== mine) return
      setWork(NONE)
      startTransition(() => {
        show(next)
      })
    } catch (error) {
      if (turn.current !== mine) return
      logWarning('A ranking was not made', error)
      endRanker()
      setWork({ kind: 'failed', order, error })
    }
  }

  return {
    work,
    result,
    begin: (order) => void begin(order),
    cancel: () => {
      turn.current += 1
      endRanker()
      setWork(work.kind === 'working' && work.order.kind === 'anonymous' ? { kind: 'left' } : NONE)
    },
    endComparison: () => {
      if (result !== undefined) show({ ...result, against: undefined })
    },
  }
}

async function rankAnonymously(
  client: QueryClient,
  { subject, runId, against }: Extract<RankingOrder, { kind: 'anonymous' }>,
): Promise<AnonymousResult> {
  const { criteriaId, version, casting } = subject
  try {
    const answer = await rankArtists({
      runId,
      criteriaId,
      version,
      castingId: casting?.id ?? null,
      against: against?.version ?? null,
    })
    return { kind: 'anonymous', subject, runId, answer, against }
  } finally {
    // Also where nobody waits any more, or the answer was lost: it may have been kept.
    void client.invalidateQueries(runReads)
  }
}
