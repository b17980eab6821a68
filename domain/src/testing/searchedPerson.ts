import type { Searched } from '../roster/facets.ts'

/** Somebody published, an adult whose look is fresh, as a search sees them. */
export function searchedPerson(facts: Partial<Searched> = {}): Searched {
  return {
    artisticName: 'Ana',
    status: 'published',
    isMinor: false,
    isStale: false,
    hasVideo: false,
    hasDrt: false,
    gender: 'feminino',
    playingAge: { min: 30, max: 40 },
    ...facts,
  }
}
