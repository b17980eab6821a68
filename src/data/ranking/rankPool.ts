import { rankingOf } from '@ribalta/domain/rhea/ranking'
import type { Contender } from './contender.ts'
import type { Ranking, RankingAsk } from './messages.ts'

/** As many are shown one by one; nobody looks through more, and a file takes as many. */
export const MOST_SHOWN = 250

/** Those of a pool who meet what is required, by their score. */
export function rankPool(
  pool: readonly Contender[],
  { criteria, now }: Pick<RankingAsk, 'criteria' | 'now'>,
): Ranking {
  const { ranked, readout } = rankingOf(pool, criteria, now)
  return {
    first: ranked.slice(0, MOST_SHOWN),
    order: ranked.map(({ person }) => person.uid),
    readout,
  }
}
