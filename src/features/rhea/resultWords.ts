import { foundWords } from '../../data/rheaCriteria/poolWords.ts'
import { formatNumber } from '../../lib/formats/formatCount.ts'
import type { RankingResult } from './rankingResult.ts'

/** How many are in a ranking: “37 pessoas atendem aos obrigatórios”, “Todos os candidatos: 12 pessoas”. */
export function resultWords(result: RankingResult): string {
  const { criteria, casting } = result.subject
  const count = result.kind === 'named' ? result.ranking.order.length : result.answer.ranked
  return foundWords(
    formatNumber(count),
    count,
    criteria.some(({ isRequired }) => isRequired),
    casting === undefined ? 'Todo o elenco' : 'Todos os candidatos',
  )
}
