import { toSearchText } from '../identity.ts'
import type { Instant } from '../instant.ts'
import type { Criterion } from '../schemas/rhea/criteria.ts'
import type { Rankable } from '../schemas/rhea/rankable.ts'

const DAY_SECONDS = 86_400

/** Of whom nothing is said. */
const NOTHING: Rankable = {
  classes: null,
  skills: null,
  playingAge: null,
  heightCm: null,
  bustCm: null,
  waistCm: null,
  hipCm: null,
  shoe: null,
  city: null,
  uf: null,
  languages: null,
  travel: null,
  hasVideo: false,
  stale: false,
  lookConfirmedAt: { seconds: 0, nanoseconds: 0 },
  trackRecord: null,
}

/**
 * Returns only the facts that the criteria ask for, so that they don't identify the artist: the classes, languages and skills asked for, a
 * city only if it is the one asked for, the counts of the track record asked for, and the day of the last look confirmation (its exact
 * moment would identify a document).
 */
export function onlyAsked(person: Rankable, criteria: readonly Criterion[]): Rankable {
  return criteria.reduce((said, criterion) => ({ ...said, ...askedBy(person, criterion, said) }), NOTHING)
}

/** What one criterion adds to what others asked. */
function askedBy(person: Rankable, criterion: Criterion, said: Rankable): Partial<Rankable> {
  switch (criterion.kind) {
    case 'class':
      return { classes: withAsked(person.classes, said.classes, criterion.classes) }
    case 'skill': {
      const mine = person.skills?.filter(({ id }) => id === criterion.skill)
      return { skills: mine === undefined ? null : [...(said.skills ?? []), ...mine] }
    }
    case 'range':
      return { [criterion.fact]: person[criterion.fact] }
    case 'place':
      return { uf: person.uf, ...(isAskedCity(person, criterion) ? { city: person.city } : {}) }
    case 'travel':
      return { travel: person.travel }
    case 'language':
      return { languages: withAsked(person.languages, said.languages, [criterion.language]) }
    case 'freshness':
      return { stale: person.stale, lookConfirmedAt: dayOf(person.lookConfirmedAt) }
    case 'video':
      return { hasVideo: person.hasVideo }
    case 'testsInTime':
      return { trackRecord: withCounts(person, said, ['testsAsked', 'testsInTime']) }
    case 'results':
      return { trackRecord: withCounts(person, said, ['presented', 'chosen']) }
  }
}

/** Returns the asked-for entries of an artist's list, with those that earlier criteria asked for; null when there is no list. */
function withAsked<T>(mine: readonly T[] | null, said: readonly T[] | null, asked: readonly T[]): T[] | null {
  if (mine === null) return null
  return mine.filter((each) => asked.includes(each) || said?.includes(each))
}

function isAskedCity({ uf, city }: Rankable, asked: Extract<Criterion, { kind: 'place' }>): boolean {
  if (asked.city === undefined) return false
  // A missing city is not the same as another city.
  return city === null || (uf === asked.uf && toSearchText(city) === toSearchText(asked.city))
}

/** The day of an instant, in UTC. */
function dayOf({ seconds }: Instant): Instant {
  return { seconds: seconds - (seconds % DAY_SECONDS), nanoseconds: 0 }
}

function withCounts(
  { trackRecord }: Rankable,
  said: Rankable,
  counts: readonly (keyof NonNullable<Rankable['trackRecord']>)[],
): Rankable['trackRecord'] {
  if (trackRecord === null) return null
  return {
    ...(said.trackRecord ?? { testsAsked: 0, testsInTime: 0, presented: 0, chosen: 0 }),
    ...Object.fromEntries(counts.map((count) => [count, trackRecord[count]])),
  }
}
