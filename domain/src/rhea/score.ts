import { instantToDate } from '../instant.ts'
import type { Criterion } from '../schemas/rhea/criteria.ts'
import type { Rankable } from '../schemas/rhea/rankable.ts'
import { criterionKey } from './criterionKey.ts'
import { BEST, type Grade, gradeOf } from './grade.ts'

/** Where everybody begins, and where whoever nothing is known of stays. */
export const NEUTRAL_POINTS = 50

/** What one wish adds to a score, or takes away. */
export interface ScorePart {
  readonly criterion: Criterion
  readonly grade: Grade
  /** Whole points; with {@link NEUTRAL_POINTS} those of all parts make the score. */
  readonly points: number
}

/** How well somebody fits what is wished for. */
export interface Score {
  /** From 0 to 100, in whole points. */
  readonly points: number
  /** The same before it is rounded; a whole number, by which people are put in order. */
  readonly exact: number
  /** By what was asked, in the order of the criteria. */
  readonly parts: readonly ScorePart[]
}

/**
 * Everybody begins at 50. Each wish moves them up or down by its share of the other 50, which is its importance among that of all wishes,
 * times its grade from −100 to 100; what is not known moves nobody:
 *
 *     score = 50 + 50 × Σ importance × grade ÷ (100 × Σ importance)
 *
 * Required criteria are no part of it: whoever is ranked meets them. The shares are the same for everybody, so that more weight on what
 * somebody has never puts them behind anybody who lacks it. Shown in whole points, of which the parts make up the whole: what rounding
 * leaves goes to the parts that lost most by it. With nothing wished for, everybody stays at 50.
 */
export function scoreOf(person: Rankable, criteria: readonly Criterion[], now: Date): Score {
  const graded = criteria
    .filter(({ isRequired }) => !isRequired)
    .map((criterion) => ({ criterion, grade: gradeOf(person, criterion, now) }))
  const importance = graded.reduce((sum, { criterion }) => sum + criterion.importance, 0)
  const exact = graded.reduce((sum, { criterion, grade }) => sum + criterion.importance * (grade ?? 0), 0)
  const pointsOf = (weighed: number): number =>
    importance === 0 ? 0 : (weighed * NEUTRAL_POINTS) / (importance * BEST)
  const total = Math.round(pointsOf(exact))
  const shares = wholeShares(
    graded.map(({ criterion, grade }) => ({
      key: criterionKey(criterion),
      share: pointsOf(criterion.importance * (grade ?? 0)),
    })),
    total,
  )
  return {
    points: NEUTRAL_POINTS + total,
    exact,
    parts: graded.map(({ criterion, grade }, index) => ({
      criterion,
      grade,
      points: shares[index] ?? 0,
    })),
  }
}

/** Whole numbers that make up `total`, each next to its share; whoever lost most by rounding down gets the rest, ties by the key. */
function wholeShares(
  shares: readonly { readonly key: string; readonly share: number }[],
  total: number,
): readonly number[] {
  const whole = shares.map(({ share }) => Math.floor(share))
  const left = total - whole.reduce((sum, each) => sum + each, 0)
  const byLoss = shares
    .map(({ key, share }, index) => ({ key, index, loss: share - Math.floor(share) }))
    .toSorted((a, b) => b.loss - a.loss || (a.key < b.key ? -1 : 1))
  const rounded = new Set(byLoss.slice(0, left).map(({ index }) => index))
  return whole.map((each, index) => each + (rounded.has(index) ? 1 : 0))
}

/** Somebody in a ranking. */
export interface Ranked<Person> {
  readonly person: Person
  readonly score: Score
}

/** People by their score, the best first; where it is the same, whose look was confirmed last, and then by `idOf`. */
export function rank<Person extends Rankable>(
  people: readonly Person[],
  criteria: readonly Criterion[],
  now: Date,
  idOf: (person: Person) => string,
): Ranked<Person>[] {
  const confirmed = ({ person }: Ranked<Person>): number => instantToDate(person.lookConfirmedAt).getTime()
  return people
    .map((person) => ({ person, score: scoreOf(person, criteria, now) }))
    .toSorted(
      (a, b) =>
        b.score.exact - a.score.exact ||
        confirmed(b) - confirmed(a) ||
        (idOf(a.person) < idOf(b.person) ? -1 : 1),
    )
}
