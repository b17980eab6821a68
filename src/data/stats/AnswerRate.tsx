import type { AnswerRate as Rate } from '@ribalta/domain/castings/answerRate'
import { useLoad } from '../../lib/loading/useLoad.ts'
import { readAnswerRate } from './answerRate.ts'

export interface AnswerRateProps {
  className: string
  read?: typeof readAnswerRate
}

/**
 * How the agency answers who applies, the same on public pages and at the desk. Nothing at all where too few answers say so, or where it
 * could not be read; so it stands where nothing moves when it comes.
 */
export function AnswerRate({ className, read = readAnswerRate }: AnswerRateProps) {
  const rate = useLoad(read)
  if (rate.status !== 'ready' || rate.data === undefined) return null
  return <p className={className}>{wordsOf(rate.data)}</p>
}

function wordsOf({ percent, days }: Rate): string {
  const answered = `Respondemos a ${String(percent)}% das inscrições dos últimos 12 meses`
  if (days === undefined) return `${answered}.`
  const time = days === 0 ? 'menos de um dia' : days === 1 ? '1 dia' : `${String(days)} dias`
  return `${answered}, em média em ${time}.`
}
