import { type Figure, median } from '../../emulator/bench/measure.ts'
import { rosterListQuery, rosterQuery } from '../../domain/src/roster/structuredQuery.ts'
import { type Answer, DATABASE, type RosterAtSize, rosterAtSize } from './rosterAtSize.ts'

/** What nobody waits for consciously, ms. */
const AT_ONCE = 100
const TIMES = 31
const PAGE = 24
const ROWS = 50
const COUNTED = 1000

/** What an agent does, each asked of a roster. */
const ACTS: Readonly<Record<string, (roster: RosterAtSize) => Promise<Answer>>> = {
  'first page of Busca': (roster) => roster.ask({ ...rosterQuery({}, { database: DATABASE }), limit: PAGE }),
  'Busca with a filter changed': (roster) => roster.ask({ ...tall(), limit: PAGE }),
  'count beside a facet': (roster) => roster.count(tall(), COUNTED),
  'Elenco sorted by city': (roster) =>
    roster.ask({ ...rosterListQuery({}, { by: 'city', direction: 'asc' }), limit: ROWS }),
}

function tall(): object {
  return rosterQuery({ uf: ['SP'], heightCm: { min: 170 } }, { database: DATABASE })
}

/** Asked over and over; the first time the local Firestore scans and the second it makes its index, which production has. */
async function timesOf(roster: RosterAtSize): Promise<Map<string, { median: number; first: number }>> {
  const times = new Map<string, { median: number; first: number }>()
  for (const [act, ask] of Object.entries(ACTS)) {
    const answers: number[] = []
    for (let time = 0; time < TIMES; time += 1) answers.push((await ask(roster)).milliseconds)
    times.set(act, { median: median(answers), first: answers[0] ?? NaN })
  }
  return times
}

/** How long the acts of finding people take among many, as medians, and how each has grown from a few. */
export async function rosterFigures(few: number, many: number): Promise<readonly Figure[]> {
  const roster = await rosterAtSize()
  await roster.grow(few)
  const small = await timesOf(roster)
  await roster.grow(many)
  const large = await timesOf(roster)
  await roster.stop()
  return [...large].map(([name, time]) => {
    const before = small.get(name)?.median ?? NaN
    const note = `${(time.median / before).toFixed(1)} times that at ${String(few)}; the first ${time.first.toFixed(0)} ms (a scan)`
    return { name, value: time.median, unit: 'ms', most: AT_ONCE, note }
  })
}
