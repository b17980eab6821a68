import { lazily } from '@ribalta/domain/lazily'

/** As far as counting goes. */
export const COUNTED_UP_TO = 1000
const NUMBER = lazily(() => new Intl.NumberFormat('pt-BR'))

/** “1.500”, of what was counted to its end. */
export function formatNumber(count: number): string {
  return NUMBER().format(count)
}

/** “128”, or “1.000+” where counting stopped. */
export function formatCount(count: number): string {
  return count >= COUNTED_UP_TO ? `${NUMBER().format(COUNTED_UP_TO)}+` : NUMBER().format(count)
}
