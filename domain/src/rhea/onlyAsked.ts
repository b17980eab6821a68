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
 * What criteria ask after of somebody, and nothing else, where nobody shall know who it is: of skills those that are asked, of what came of
 * asking them the counts that are, a city only where one is asked, and a look to the day, since its moment names somebody's document.
 */
export function onlyAsked(person: Rankable, criteria: readonly Criterion[]): Rankable {
  return criteria.reduce((said, criterion) => ({ ...said, ...askedBy(person, criterion, said) }), NOTHING)
}

/** What one criterion adds to what others asked. */
function askedBy(person: Rankable, criterion: Criterion, said: Rankable): Partial<Rankable> {
  switch (criterion.kind) {
    case 'class':
      return { classes: person.classes }
    case 'skill': {
      const mine = person.skills?.filter(({ id }) => id === criterion.skill)
      return { skills: mine === undefined ? null : [...(said.skills ?? []), ...mine] }
    }
    case 'range':
      return { [criterion.fact]: person[criterion.fact] }
    case 'place':
      return { uf: person.uf, ...(criterion.city === undefined ? {} : { city: person.city }) }
    case 'travel':
      return { travel: person.travel }
    case 'language':
      return { languages: person.languages }
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
