/** What a page and the worker that ranks for it say to each other. */
import type { FacetQuery } from '@ribalta/domain/roster/filter'
import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import type { Readout } from '@ribalta/domain/schemas/rhea/run'
import type { Ranked } from '@ribalta/domain/rhea/score'
import type { Contender } from './contender.ts'

/** Who is read to be ranked; whoever does not meet what is required is left out afterwards. */
export type PoolAsk =
  | { readonly kind: 'roster'; readonly query: FacetQuery }
  | { readonly kind: 'candidates'; readonly castingId: string }

export interface RankingAsk {
  readonly pool: PoolAsk
  readonly criteria: readonly Criterion[]
  /** For how old a look is. */
  readonly now: Date
  /** Of who is signed in: rules decide what they may read. */
  readonly token: string | undefined
}

/** A ranking: its first people whole, of the others that they are in it. */
export interface Ranking {
  readonly first: readonly Ranked<Contender>[]
  /** Everybody by uid, the best first. */
  readonly order: readonly string[]
  readonly readout: Readout
}

export type WorkerMessage =
  /** So many people have been read so far, of so many where that is known. */
  | { readonly kind: 'read'; readonly people: number; readonly of: number | undefined }
  | { readonly kind: 'ranked'; readonly ranking: Ranking }
  /** `code` is Firestore's, such as `permission-denied`; undefined offline. */
  | { readonly kind: 'failed'; readonly code: string | undefined; readonly reason: string }
