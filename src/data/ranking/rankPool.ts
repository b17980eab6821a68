import { isMet } from '@ribalta/domain/rhea/grade'
import { readoutOf } from '@ribalta/domain/rhea/readout'
import { rank } from '@ribalta/domain/rhea/score'
import type { Contender } from './contender.ts'
import type { Ranking, RankingAsk } from './messages.ts'

/** As many are shown one by one; nobody looks through more, and a file takes as many. */
export const MOST_SHOWN = 500

/** Those of a pool who meet what is required, by their score. */
export function rankPool(
  pool: readonly Contender[],
  { criteria, now }: Pick<RankingAsk, 'criteria' | 'now'>,
): Ranking {
  const required = criteria.filter(({ isRequired }) => isRequired)
  const meeting = pool.filter(
    (person) => person.status !== 'archived' && required.every((criterion) => isMet(person, criterion)),
  )
  const ranked = rank(meeting, criteria, now, ({ uid }) => uid)
  return {
    first: ranked.slice(0, MOST_SHOWN),
    order: ranked.map(({ person }) => person.uid),
    readout: readoutOf(ranked.map(({ person }) => person)),
  }
}
