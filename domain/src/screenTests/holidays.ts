import { dayInUtc } from '../instant.ts'

/** A day on which Brazil does not work. */
export interface Holiday {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** As people call it. */
  readonly name: string
  /** What makes it one. */
  readonly law: string
  /** A ponto facultativo: no law makes it a holiday of the whole country, and hardly anybody works. */
  readonly isOptional: boolean
}

const DAY_MS = 86_400_000

const FIRST_LAW = 'Lei 662/1949'
const LAW = 'Lei 662/1949, com a redação da Lei 10.607/2002'
/** It is no holiday of the country but of each town, among the four that the law lets it have; the law itself names it, and every town has it. */
const RELIGIOUS_LAW = 'Lei 9.093/1995, art. 2º'
const NO_LAW = 'Portaria anual do governo federal'

/** On the same date each year, as the laws have been since 2003; `since` is the first year of one that came later. */
const FIXED: readonly {
  readonly date: string
  readonly name: string
  readonly law: string
  readonly since?: number
}[] = [
  { date: '01-01', name: 'Confraternização Universal', law: FIRST_LAW },
  { date: '04-21', name: 'Tiradentes', law: LAW },
  { date: '05-01', name: 'Dia do Trabalho', law: FIRST_LAW },
  { date: '09-07', name: 'Independência', law: FIRST_LAW },
  { date: '10-12', name: 'Nossa Senhora Aparecida', law: 'Lei 6.802/1980' },
  { date: '11-02', name: 'Finados', law: LAW },
  { date: '11-15', name: 'Proclamação da República', law: FIRST_LAW },
  { date: '11-20', name: 'Consciência Negra', law: 'Lei 14.759/2023', since: 2024 },
  { date: '12-25', name: 'Natal', law: FIRST_LAW },
]

/** By how many days they are after Easter. Ash Wednesday is optional until two in the afternoon only, and not among them. */
const MOVABLE = [
  { days: -48, name: 'Carnaval', law: NO_LAW, isOptional: true },
  { days: -47, name: 'Carnaval', law: NO_LAW, isOptional: true },
  { days: -2, name: 'Sexta-feira Santa', law: RELIGIOUS_LAW, isOptional: false },
  { days: 60, name: 'Corpus Christi', law: NO_LAW, isOptional: true },
] as const

/**
 * Easter Sunday, `YYYY-MM-DD`: the anonymous Gregorian computus of 1876 (Nature, 20 April 1876), as in Jean Meeus, Astronomical
 * Algorithms, chapter 8.
 */
function easterOf(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const moved = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moved + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return dayInUtc(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1))
}

/** The holidays of a year in Brazil, in their order: those of the whole country, and the optional ones that are marked so. */
export function holidaysOf(year: number): readonly Holiday[] {
  const easter = Date.parse(easterOf(year))
  const fixed = FIXED.filter(({ since }) => since === undefined || year >= since).map(
    ({ date, name, law }) => ({ day: `${String(year)}-${date}`, name, law, isOptional: false }),
  )
  const movable = MOVABLE.map(({ days, ...holiday }) => ({
    ...holiday,
    day: dayInUtc(easter + days * DAY_MS),
  }))
  return [...fixed, ...movable].toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

/** Which holiday a day is, `YYYY-MM-DD`; undefined for none. */
export function holidayOn(day: string): Holiday | undefined {
  return holidaysOf(Number(day.slice(0, 4))).find((holiday) => holiday.day === day)
}
