import type { ProfileStatus } from '../people/profileStatus.ts'
import type { Criterion } from '../schemas/rhea/criteria.ts'
import type { Rankable } from '../schemas/rhea/rankable.ts'
import type { Readout, ReadoutFacts } from '../schemas/rhea/run.ts'
import { isMet } from './grade.ts'
import { readoutOf } from './readout.ts'
import { rank, type Ranked } from './score.ts'

/** As many places on a casting's board are read for a ranking of its candidates: rules let nobody list more. */
export const MOST_CANDIDATES = 1000

/** Somebody of whom a ranking may be. */
export interface Rankee extends Rankable, ReadoutFacts {
  readonly uid: string
  readonly status: ProfileStatus
}

/** People in their order, and how the first of them differ from all. */
export interface RankingOf<Person> {
  readonly ranked: readonly Ranked<Person>[]
  readonly readout: Readout
}

/** Those of a pool who meet what is required and are not archived, by their score; wherever it is made, it is the same. */
export function rankingOf<Person extends Rankee>(
  pool: readonly Person[],
  criteria: readonly Criterion[],
  now: Date,
): RankingOf<Person> {
  const required = criteria.filter(({ isRequired }) => isRequired)
  const meeting = pool.filter(
    (person) => person.status !== 'archived' && required.every((criterion) => isMet(person, criterion)),
  )
  const ranked = rank(meeting, criteria, now, ({ uid }) => uid)
  return { ranked, readout: readoutOf(ranked.map(({ person }) => person)) }
}
