import { RANKABLE_FIELDS, type Rankable, rankableSchema } from '../schemas/rhea/rankable.ts'
import { dateToInstant } from '../instant.ts'
import { RANKED_AT } from './rheaArbitraries.ts'

/** Somebody of whom a ranking knows what is given here and nothing else; the look was confirmed on the day of the ranking. */
export function rankablePerson(facts: Partial<Rankable> = {}): Rankable {
  return rankableSchema.parse({
    ...Object.fromEntries(RANKABLE_FIELDS.map((name) => [name, null])),
    hasVideo: false,
    stale: false,
    lookConfirmedAt: dateToInstant(RANKED_AT),
    ...facts,
  })
}
