import type { CriteriaVersion } from '@ribalta/domain/schemas/rhea/criteria'
import type { RankArtistsResult } from '@ribalta/domain/schemas/rhea/run'
import type { Ranking } from '../../data/ranking/messages.ts'
import { onForget } from '../../lib/keptStorage.ts'
import type { RankingChoices } from '../../lib/rhea/rheaPath.ts'
import { createStore } from '../../lib/store.ts'
import type { RankingSubject } from './subject.ts'

/** Who stands where, with names. */
export interface NamedResult {
  readonly kind: 'named'
  readonly subject: RankingSubject
  readonly ranking: Ranking
  /** What it is held against: the same people by another version. */
  readonly against: { readonly version: CriteriaVersion; readonly ranking: Ranking } | undefined
}

/** The same without who is who. */
export interface AnonymousResult {
  readonly kind: 'anonymous'
  readonly subject: RankingSubject
  /** Under which it was kept. */
  readonly runId: string
  readonly answer: RankArtistsResult
  readonly against: CriteriaVersion | undefined
}

export type RankingResult = NamedResult | AnonymousResult

/** The last ranking, so that whoever looks at somebody's details comes back to it. */
export const lastResult = createStore<RankingResult | undefined>(undefined)
onForget(() => {
  lastResult.set(undefined)
})

/** The last ranking where it is of what an address has chosen. */
export function lastResultOf({
  criteriaId,
  castingId,
  isAnonymous = false,
}: RankingChoices): RankingResult | undefined {
  const last = lastResult.current()
  if (last === undefined) return undefined
  const { subject, kind } = last
  const isOf =
    (criteriaId ?? subject.criteriaId) === subject.criteriaId &&
    castingId === subject.casting?.id &&
    isAnonymous === (kind === 'anonymous')
  return isOf ? last : undefined
}
