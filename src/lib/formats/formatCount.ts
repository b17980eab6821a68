/** As far as counting goes. */
export const COUNTED_UP_TO = 1000

/** “1.500”, of what was counted to its end. Without `Intl`, whose first formatter takes 46 ms of a slow phone's first page. */
export function formatNumber(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, '.')
}

/** “128”, or “1.000+” where counting stopped. */
export function formatCount(count: number): string {
  return count >= COUNTED_UP_TO ? `${formatNumber(COUNTED_UP_TO)}+` : formatNumber(count)
}
