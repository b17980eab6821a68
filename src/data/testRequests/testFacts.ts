import type { TestRequest } from '@ribalta/domain/schemas/screenTests/testRequest'
import { formatPay } from '../../lib/formats/formatMoney.ts'
import { formatLength } from '../../lib/formats/formatLength.ts'

export interface TestFact {
  readonly label: string
  readonly value: string
}

/** What an artist should know before they record. */
export function testFacts({
  payCents,
  usage,
  dates,
  brand,
  takes,
  seconds,
}: Pick<TestRequest, 'payCents' | 'usage' | 'dates' | 'brand' | 'takes' | 'seconds'>): TestFact[] {
  const facts: readonly [string, string | undefined][] = [
    ['Cachê', payCents === undefined ? 'Não informado' : formatPay(payCents)],
    ['Veiculação', usage],
    ['Datas', dates],
    ['Marca', brand],
    ['Takes', limitWords({ takes, seconds })],
  ]
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}

/** How much is sent at most: “até 2 takes de até 90 segundos”. */
export function limitWords({ takes, seconds }: Pick<TestRequest, 'takes' | 'seconds'>): string {
  return `${takes === 1 ? '1 take' : `até ${String(takes)} takes`} de até ${formatLength(seconds)}`
}
