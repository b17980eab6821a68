import { lazily } from './lazily.ts'

const ZONE = 'America/Sao_Paulo'
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

const offsetFormat = lazily(
  () => new Intl.DateTimeFormat('en-US', { timeZone: ZONE, timeZoneName: 'longOffset' }),
)
const partsFormat = lazily(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: ZONE,
      dateStyle: 'short',
      timeStyle: 'short',
    }),
)

function offsetMsAt(time: number): number {
  const name =
    offsetFormat()
      .formatToParts(time)
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours, minutes] = /^GMT([+-])(\d{2}):(\d{2})$/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
}

/** The moment of a clock in São Paulo, `YYYY-MM-DDTHH:MM` as date-and-time fields give it; `undefined` for none. */
export function fromSaoPaulo(local: string): Date | undefined {
  const wall = LOCAL.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN
  if (Number.isNaN(wall)) return undefined
  return new Date(wall - offsetMsAt(wall - offsetMsAt(wall)))
}

/** What a clock in São Paulo shows at a moment, as date-and-time fields take it. */
export function toSaoPaulo(date: Date): string {
  return partsFormat().format(date).replace(' ', 'T')
}

/** The day in São Paulo at a moment, `YYYY-MM-DD`. */
export function dayInSaoPaulo(date: Date): string {
  return toSaoPaulo(date).slice(0, 10)
}
