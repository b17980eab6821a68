import { askedOf, fitsRole } from '@ribalta/domain/castings/roleFilter'
import type { Searched } from '@ribalta/domain/roster/facets'
import type { CastingWithRoles } from '../../../data/castings/offAir.ts'
import { type Fit, fitOf } from '../../../lib/roster/fit.ts'
import type { CatalogueNames } from '../../../lib/roster/rosterWords.ts'

export interface MatchedRole {
  readonly role: CastingWithRoles['roles'][number]
  /** Whether the artist has what the role cannot do without. */
  readonly isFit: boolean
  readonly fit: Fit
}

export interface MatchedCasting {
  readonly casting: CastingWithRoles['casting']
  /** Those that fit first, and of each kind those of which least is missing. */
  readonly roles: readonly MatchedRole[]
}

export interface Matches {
  readonly forYou: readonly MatchedCasting[]
  /** None of whose roles fits. */
  readonly others: readonly MatchedCasting[]
}

/** Castings by whether one of their roles fits an artist, each in the order that it had. */
export function matchCastings(
  castings: readonly CastingWithRoles[],
  person: Searched,
  names: CatalogueNames,
): Matches {
  const matched = castings.map(({ casting, roles }): MatchedCasting => {
    const each = roles.map((role) => ({
      role,
      isFit: fitsRole(person, role),
      fit: fitOf(person, askedOf(role), names),
    }))
    return {
      casting,
      roles: each.toSorted(
        (a, b) => Number(b.isFit) - Number(a.isFit) || a.fit.missing.length - b.fit.missing.length,
      ),
    }
  })
  const fits = ({ roles }: MatchedCasting): boolean => roles.some(({ isFit }) => isFit)
  return { forYou: matched.filter(fits), others: matched.filter((each) => !fits(each)) }
}

const REQUIRED = [
  ['classe', ({ classes }: Searched) => (classes ?? []).length > 0],
  ['gênero', ({ gender }: Searched) => gender !== undefined],
  ['idade cênica', ({ playingAge }: Searched) => playingAge !== undefined],
] as const

/** What roles often cannot do without, and the profile does not say. */
export function unsaidOf(person: Searched): string[] {
  return REQUIRED.filter(([, isSaid]) => !isSaid(person)).map(([name]) => name)
}
