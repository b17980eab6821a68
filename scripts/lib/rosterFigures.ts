import { type Figure, median } from '../../emulator/bench/measure.ts'
import { rankingOf } from '../../domain/src/rhea/ranking.ts'
import { rosterListQuery, rosterQuery } from '../../domain/src/roster/structuredQuery.ts'
import { type Criterion, criterionSchema } from '../../domain/src/schemas/rhea/criteria.ts'
import { RANKABLE_FIELDS } from '../../domain/src/schemas/rhea/rankable.ts'
import { rosterSchema } from '../../domain/src/schemas/roster/roster.ts'
import { criteriaArbitrary } from '../../domain/src/testing/rheaArbitraries.ts'
import fc from 'fast-check'
import { seedDay } from '../seed/people/records.ts'
import { crowdOf, rosterOf } from '../seed/people/roster.ts'
import { rosterDocument } from '../seed/writeDocuments.ts'
import { type Answer, DATABASE, type RosterAtSize, rosterAtSize } from './rosterAtSize.ts'

/** What nobody waits for consciously, ms. */
const AT_ONCE = 100
const TIMES = 31
const PAGE = 24
const ROWS = 50
const COUNTED = 1000
const RANKED = 10_000
const PORTION = 500
const RANKED_FIELDS = [...RANKABLE_FIELDS, 'uid', 'status'].map((fieldPath) => ({ fieldPath }))

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

/** What a ranking of ten thousand takes: reading all of them in portions, and putting them in order by a long set of criteria. */
async function rankingFigures(roster: RosterAtSize): Promise<readonly Figure[]> {
  await roster.grow(RANKED)
  const portions: Answer[] = []
  let after: string | undefined
  do {
    const query = { ...rosterQuery({}, { database: DATABASE, after }), select: { fields: RANKED_FIELDS } }
    const portion = await roster.ask({ ...query, limit: PORTION })
    portions.push(portion)
    after = portion.found < PORTION ? undefined : portion.last
  } while (after !== undefined)
  const day = seedDay(new Date())
  const people = Array.from(crowdOf(rosterOf(day), RANKED, day), ({ records }) =>
    rosterSchema.parse(rosterDocument(records, day)[1]),
  )
  const sets = fc.sample(criteriaArbitrary, { numRuns: 40, seed: 4 })
  const criteria = (sets.toSorted((a, b) => b.length - a.length)[0] ?? []).map(asWish)
  const times = Array.from({ length: 5 }, () => {
    const begin = performance.now()
    rankingOf(people, criteria, day)
    return performance.now() - begin
  })
  const sum = (of: (portion: Answer) => number): number =>
    portions.reduce((total, portion) => total + of(portion), 0)
  return [
    {
      name: 'ten thousand read to be ranked',
      value: sum(({ milliseconds }) => milliseconds) / 1000,
      unit: 's',
      most: 10,
      note: `${String(sum(({ reads }) => reads))} documents in ${String(portions.length)} portions`,
    },
    {
      name: 'ten thousand put in order',
      value: median(times),
      unit: 'ms',
      most: 2000,
      note: `by ${String(criteria.length)} wishes`,
    },
  ]
}

/** Everything counts, nothing shuts out. */
function asWish(criterion: Criterion): Criterion {
  return criterionSchema.parse({ ...criterion, isRequired: false })
}

/** How long the acts of finding people take among many, as medians, and how each has grown from a few. */
export async function rosterFigures(few: number, many: number): Promise<readonly Figure[]> {
  const roster = await rosterAtSize()
  await roster.grow(few)
  const small = await timesOf(roster)
  const ranking = await rankingFigures(roster)
  await roster.grow(many)
  const large = await timesOf(roster)
  await roster.stop()
  const finding = [...large].map(([name, time]): Figure => {
    const before = small.get(name)?.median ?? NaN
    const note = `${(time.median / before).toFixed(1)} times that at ${String(few)}; the first ${time.first.toFixed(0)} ms (a scan)`
    return { name, value: time.median, unit: 'ms', most: AT_ONCE, note }
  })
  return [...finding, ...ranking]
}
