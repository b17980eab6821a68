import type { RestDay, ShortTime } from '@ribalta/domain/screenTests/fairness'
import { TEST_KIND_LABELS, type TestKind } from '@ribalta/domain/screenTests/screenTest'
import { formatList } from '../../lib/formats/formatList.ts'

/** That a deadline is nearer than is fair, in words for who asks. */
export function shortTimeWords(kind: TestKind, { hours, least, resting }: ShortTime): string {
  const what = `Pouco prazo para ${TEST_KIND_LABELS[kind].toLowerCase()}`
  const rest =
    resting.length === 0
      ? ''
      : ` ${resting.length === 1 ? 'Não conta' : 'Não contam'}: ${formatList(resting.map(dayWords))}.`
  return `${what}: até lá ${hoursWords(hours)}; o combinado é ao menos ${String(least)}.${rest}`
}

function hoursWords(hours: number): string {
  if (hours === 0) return 'não há nenhuma hora de dia útil'
  if (hours < 1) return 'é menos de uma hora de dia útil'
  if (hours < 2) return 'é uma hora de dia útil'
  return `são ${String(Math.floor(hours))} horas de dias úteis`
}

/** A weekend has at most one of each: more than five days between two are enough for any test. */
function dayWords({ day, holiday }: RestDay): string {
  if (holiday === undefined) return new Date(day).getUTCDay() === 0 ? 'domingo' : 'sábado'
  const [, month = '', date = ''] = day.split('-')
  return `${date}/${month} (${holiday.name}${holiday.isOptional ? ', ponto facultativo' : ''})`
}
