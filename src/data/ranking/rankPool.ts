import { rankingOf } from '@ribalta/domain/rhea/ranking'
import { MAX_KEPT } from '@ribalta/domain/schemas/rhea/run'
import type { Contender } from './contender.ts'
import type { Ranking, RankingAsk } from './messages.ts'

/** Those of a pool who meet what is required, by their score. */
export function rankPool(
  pool: readonly Contender[],
  { criteria, now }: Pick<RankingAsk, 'criteria' | 'now'>,
): Ranking {
  const { ranked, readout } = rankingOf(pool, criteria, now)
  return {
    first: ranked.slice(0, MAX_KEPT),
    order: ranked.map(({ person }) => person.uid),
    readout,
  }
}
