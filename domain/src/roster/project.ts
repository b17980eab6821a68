import { adultAt, isMinor } from '../people/birthDate.ts'
import { type Instant, instantToDate } from '../instant.ts'
import { type RosterEntry, rosterSchema } from '../schemas/roster/roster.ts'
import type { ProfileImage } from '../schemas/media/media.ts'
import type { Profile } from '../schemas/people/profile.ts'
import { isServable } from '../media/videoState.ts'
import { facetsOf, type Searched } from './facets.ts'
import { SEARCHED_FACTS } from './filter.ts'
import { isLookOld } from './lookAge.ts'
import { rosterName } from './name.ts'
import { citySortOf, sortKey } from './sortKey.ts'

type Dated = Pick<Profile, 'lookConfirmedAt' | 'createdAt'>

function lookConfirmedAt({ lookConfirmedAt: said, createdAt }: Dated): Instant {
  return said ?? createdAt
}

/** The name of the document that mirrors a record. */
export function rosterNameOf(uid: string, profile: Dated): string {
  return rosterName(uid, instantToDate(lookConfirmedAt(profile)).getTime())
}

/** Somebody's record as staff search it. */
export function searchedOf(profile: Profile, now: Date): Searched {
  const servable = profile.media.filter(isServable)
  return {
    ...profile,
    isMinor: isMinor(profile.birthDate, now),
    isStale: isLookOld(profile, now),
    hasVideo: servable.some(({ kind }) => kind === 'video'),
    hasDrt: profile.hasDrt === true,
  }
}

/** The one projection of a record for staff's lists. */
export function toRoster(uid: string, profile: Profile, now: Date): RosterEntry {
  const searched = searchedOf(profile, now)
  const photo = profile.media.find((item): item is ProfileImage => item.kind === 'image')
  return rosterSchema.parse({
    ...Object.fromEntries(SEARCHED_FACTS.map((name) => [name, profile[name] ?? null])),
    uid,
    artisticName: profile.artisticName,
    username: profile.username,
    status: profile.status,
    photo: photo ?? null,
    hasVideo: searched.hasVideo,
    hasDrt: searched.hasDrt,
    minor: searched.isMinor,
    stale: searched.isStale,
    lookConfirmedAt: lookConfirmedAt(profile),
    createdAt: profile.createdAt,
    updatedAt: profile.updatedAt,
    adultAt: searched.isMinor ? adultAt(profile.birthDate) : null,
    trackRecord: profile.trackRecord ?? null,
    nameSort: sortKey(profile.artisticName),
    citySort: citySortOf(profile.city),
    facets: Object.fromEntries(facetsOf(searched).map((key) => [key, true])),
  })
}
