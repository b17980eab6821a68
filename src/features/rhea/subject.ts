import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'

/** What a ranking on the screen is of. */
export interface RankingSubject {
  readonly criteriaId: string
  readonly version: number
  /** What the set is called. */
  readonly name: string
  readonly criteria: readonly Criterion[]
  /** Whose candidates; undefined for the whole roster. */
  readonly casting: { readonly id: string; readonly title: string } | undefined
  /** When it was made, by which looks are old or new. */
  readonly now: Date
}
