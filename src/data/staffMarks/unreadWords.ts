import { formatCount } from '../../lib/formats/formatCount.ts'

/** “12 novidades não lidas”. */
export function unreadWords(count: number): string {
  return count === 1 ? '1 novidade não lida' : `${formatCount(count)} novidades não lidas`
}
