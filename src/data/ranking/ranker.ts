import { requiredQuery } from '@ribalta/domain/rhea/required'
import type { FacetQuery } from '@ribalta/domain/roster/filter'
import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { staffToken } from '../rest/staffQuery.ts'
import { isTooMuch } from '../roster/foundPage.ts'
import { rarestOf } from '../roster/sifted.ts'
import type { PoolAsk, Ranking, RankingAsk, WorkerMessage } from './messages.ts'

const NOT_LOADED = 'The worker did not load'

/** A ranking could not be made; `code` as Firestore says it, undefined offline. */
class RankingError extends Error {
  override readonly name = 'RankingError'
  readonly code: string | undefined

  constructor(code: string | undefined, reason: string) {
    super(reason)
    this.code = code
  }
}

export interface RankingOf {
  readonly criteria: readonly Criterion[]
  /** Of whose candidates; undefined for the whole roster. */
  readonly castingId: string | undefined
  readonly now: Date
}

/** How many people have been read, of how many where that is known. */
export interface RankingProgress {
  readonly people: number
  readonly of: number | undefined
}

/** Ranks in a worker of its own; what it read stays with it until it is ended. */
export interface Ranker {
  /** Rejects with {@link RankingError}, or with `fetch`'s own error offline; never once it was ended. */
  readonly rank: (of: RankingOf, onProgress: (progress: RankingProgress) => void) => Promise<Ranking>
  /** Nothing more is read, and nothing answered. */
  readonly end: () => void
}

export function createRanker(): Ranker {
  const worker = new Worker(new URL('rankingWorker.ts', import.meta.url), { type: 'module' })
  let isLost = false
  worker.addEventListener('error', () => {
    isLost = true
  })

  async function ask(
    pool: PoolAsk,
    { criteria, now }: RankingOf,
    onProgress: (progress: RankingProgress) => void,
  ): Promise<Ranking> {
    const token = await staffToken()
    // It may have said so while the token was waited for.
    if (isLost) throw new RankingError(undefined, NOT_LOADED)
    return new Promise((resolve, reject) => {
      const heard = new AbortController()
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<WorkerMessage>) => {
          if (data.kind === 'read') {
            onProgress({ people: data.people, of: data.of })
            return
          }
          heard.abort()
          if (data.kind === 'ranked') resolve(data.ranking)
          else reject(new RankingError(data.code, data.reason))
        },
        { signal: heard.signal },
      )
      worker.addEventListener(
        'error',
        () => {
          heard.abort()
          reject(new RankingError(undefined, NOT_LOADED))
        },
        { signal: heard.signal },
      )
      worker.postMessage({ pool, criteria, now, token } satisfies RankingAsk)
    })
  }

  return {
    rank: async (of, onProgress) => {
      if (of.castingId !== undefined) {
        return ask({ kind: 'candidates', castingId: of.castingId }, of, onProgress)
      }
      const roster = (query: FacetQuery) => ask({ kind: 'roster', query }, of, onProgress)
      const query = requiredQuery(of.criteria)
      try {
        return await roster(query)
      } catch (error) {
        // Read is then what has the rarest three of what is required; the worker leaves out whoever lacks the others.
        if (!isTooMuch(error)) throw error
        return roster((await rarestOf(query)).asked)
      }
    },
    end: () => {
      worker.terminate()
    },
  }
}
