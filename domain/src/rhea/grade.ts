import { toSearchText } from '../identity.ts'
import { type Instant, instantToDate } from '../instant.ts'
import type { RangeFact } from '../roster/steps.ts'
import type { Criterion } from '../schemas/rhea/criteria.ts'
import type { Rankable } from '../schemas/rhea/rankable.ts'

/** How well somebody meets one criterion, in whole steps from {@link WORST} to {@link BEST}; `null` where it is not known. */
export type Grade = number | null
export const BEST = 100
const WORST = -100

/** What each unit outside of what was asked takes away: ten years, twenty centimetres and four sizes are the worst. */
const LOSS: Readonly<Record<RangeFact, number>> = {
  playingAge: 20,
  heightCm: 10,
  bustCm: 10,
  waistCm: 10,
  hipCm: 10,
  shoe: 50,
}
const DAY_MS = 86_400_000
const YEAR_DAYS = 365

/**
 * The grade of somebody by one criterion. What they did not say is `null`, and so is a list that they left empty: nobody is taken to be
 * unable of what nobody asked them. `now` says how fresh a look is.
 */
export function gradeOf(person: Rankable, criterion: Criterion, now: Date): Grade {
  switch (criterion.kind) {
    case 'class':
      return ofList(person.classes, (mine) => criterion.classes.some((each) => mine.includes(each)))
    case 'skill':
      return skillGrade(person, criterion)
    case 'range':
      return rangeGrade(person[criterion.fact], criterion)
    case 'place':
      return placeGrade(person, criterion)
    case 'travel':
      return ofList(person.travel, (mine) => mine.includes(criterion.travel))
    case 'language':
      return ofList(person.languages, (mine) => mine.includes(criterion.language))
    case 'freshness':
      // From the day it was confirmed to a year later; half a year, when it is asked for again, is neither good nor bad.
      return bounded(BEST - ((BEST - WORST) * daysSince(person.lookConfirmedAt, now)) / YEAR_DAYS)
    case 'video':
      return person.hasVideo ? BEST : WORST
    case 'testsInTime':
      return ratioOf(person.trackRecord?.testsInTime, person.trackRecord?.testsAsked, WORST)
    case 'results':
      // Whoever was presented and not chosen did nothing wrong.
      return ratioOf(person.trackRecord?.chosen, person.trackRecord?.presented, 0)
  }
}

/**
 * Whether somebody meets a criterion where it is required: whoever the query of `requiredQuery` finds. What only weighs is met by
 * everybody.
 */
export function isMet(person: Rankable, criterion: Criterion): boolean {
  switch (criterion.kind) {
    case 'freshness':
      return !person.stale
    case 'testsInTime':
    case 'results':
      return true
    case 'class':
    case 'skill':
    case 'range':
    case 'place':
    case 'travel':
    case 'language':
    case 'video':
      return gradeOf(person, criterion, new Date(0)) === BEST
  }
}

function bounded(grade: number): number {
  return Math.round(Math.min(BEST, Math.max(WORST, grade)))
}

function ofList<T>(list: readonly T[] | null, has: (list: readonly T[]) => boolean): Grade {
  if (list === null || list.length === 0) return null
  return has(list) ? BEST : WORST
}

function skillGrade({ skills }: Rankable, { skill, level }: Extract<Criterion, { kind: 'skill' }>): Grade {
  if (skills === null || skills.length === 0) return null
  const mine = skills.find(({ id }) => id === skill)
  return mine === undefined ? WORST : bounded(WORST + ((BEST - WORST) * mine.level) / level)
}

/** A playing age is met where it overlaps. */
function rangeGrade(
  value: number | { readonly min: number; readonly max: number } | null,
  { fact, min = -Infinity, max = Infinity }: Extract<Criterion, { kind: 'range' }>,
): Grade {
  if (value === null) return null
  const held = typeof value === 'number' ? { min: value, max: value } : value
  const outside = Math.max(0, min - held.max, held.min - max)
  return bounded(BEST - LOSS[fact] * outside)
}

/** The same state and another city is half of what was asked. */
function placeGrade(person: Rankable, { uf, city }: Extract<Criterion, { kind: 'place' }>): Grade {
  if (person.uf === null) return null
  if (person.uf !== uf) return WORST
  if (city === undefined) return BEST
  if (person.city === null || person.city === '') return null
  return toSearchText(person.city) === toSearchText(city) ? BEST : 0
}

function daysSince(at: Instant, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - instantToDate(at).getTime()) / DAY_MS))
}

function ratioOf(good: number | undefined, all: number | undefined, least: number): Grade {
  if (good === undefined || all === undefined || all === 0) return null
  return bounded(least + ((BEST - least) * good) / all)
}
