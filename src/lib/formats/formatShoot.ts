import { formatDay } from './formatDay.ts'

/** The days of a shoot: “01/03/2027 a 02/03/2027”; what is not fixed is to be agreed. */
export function formatShoot({
  shootFrom,
  shootTo,
}: {
  readonly shootFrom: string | undefined
  readonly shootTo: string | undefined
}): string {
  if (shootFrom === undefined) return 'A combinar'
  if (shootTo === undefined || shootTo === shootFrom) return formatDay(shootFrom)
  return `${formatDay(shootFrom)} a ${formatDay(shootTo)}`
}
