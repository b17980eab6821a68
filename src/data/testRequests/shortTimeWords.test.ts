import { fromSaoPaulo } from '@ribalta/domain/saoPauloTime'
import { shortTime } from '@ribalta/domain/screenTests/fairness'
import type { TestKind } from '@ribalta/domain/screenTests/screenTest'
import { expect, it } from 'vitest'
import { shortTimeWords } from './shortTimeWords.ts'

function words(kind: TestKind, now: string, deadline: string): string | undefined {
  const [from, until] = [fromSaoPaulo(now), fromSaoPaulo(deadline)]
  const found = from === undefined || until === undefined ? undefined : shortTime(kind, until, from)
  return found === undefined ? undefined : shortTimeWords(kind, found)
}

it.each<[TestKind, string, string, string]>([
  [
    'dramaturgia',
    '2026-11-19T16:00',
    '2026-11-23T12:00',
    'Pouco prazo para dramaturgia: até lá são 20 horas de dias úteis; o combinado é ao menos 48. Não contam: 20/11 (Consciência Negra), sábado e domingo.',
  ],
  [
    'dramaturgia',
    '2027-02-06T18:00',
    '2027-02-10T00:30',
    'Pouco prazo para dramaturgia: até lá é menos de uma hora de dia útil; o combinado é ao menos 48. Não contam: sábado, domingo, 08/02 (Carnaval, ponto facultativo) e 09/02 (Carnaval, ponto facultativo).',
  ],
  [
    'publicidade',
    '2026-11-29T08:00',
    '2026-11-29T20:00',
    'Pouco prazo para publicidade: até lá não há nenhuma hora de dia útil; o combinado é ao menos 24. Não conta: domingo.',
  ],
  [
    'publicidade',
    '2026-11-23T08:00',
    '2026-11-23T09:59',
    'Pouco prazo para publicidade: até lá é uma hora de dia útil; o combinado é ao menos 24.',
  ],
])('for %s at %s until %s', (kind, now, deadline, said) => {
  expect(words(kind, now, deadline)).toBe(said)
})
