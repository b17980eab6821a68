import { formatCount } from '../../lib/formats/formatCount.ts'

/** “3 mensagens não lidas”. */
export function unreadWords(count: number): string {
  return count === 1 ? '1 mensagem não lida' : `${formatCount(count)} mensagens não lidas`
}
