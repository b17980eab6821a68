import { lazily } from '@ribalta/domain/lazily'
import { REFUSAL_KINDS, type RefusalKind } from '@ribalta/domain/account/refusals'
import type { Refusals } from '@ribalta/domain/schemas/account/refusals'

const WORDS: Readonly<Record<RefusalKind, readonly [one: string, many: string]>> = {
  signIn: ['entrada que falhou', 'entradas que falharam'],
  screen: ['tela sem permissão', 'telas sem permissão'],
  call: ['ação sem permissão', 'ações sem permissão'],
  rate: ['pedido acima do limite', 'pedidos acima do limite'],
}
const NUMBER = lazily(() => new Intl.NumberFormat('pt-BR'))

/** What was refused on a day: “2 entradas que falharam”, one text for each kind that there was. */
export function refusalWords({ counts }: Pick<Refusals, 'counts'>): string[] {
  return REFUSAL_KINDS.flatMap((kind) => {
    const count = counts[kind] ?? 0
    const [one, many] = WORDS[kind]
    return count === 0 ? [] : [`${NUMBER().format(count)} ${count === 1 ? one : many}`]
  })
}
