import { artistTokens } from './artistTokens.ts'
import { isMinor } from './birthDate.ts'
import { FACTS, PUBLIC_FACTS } from './factTable.ts'
import { toSearchText } from '../identity.ts'
import type { Instant } from '../instant.ts'
import { folderIdOf } from '../media/media.ts'
import { pick } from '../pick.ts'
import { type Artist, artistSchema } from '../schemas/people/artist.ts'
import type { Profile } from '../schemas/people/profile.ts'
import { isServable } from '../media/videoState.ts'

/** How many photos of a minor are public. */
const MINORS_PHOTOS = 3

/** Of a minor nothing is public that says more of where they live than the UF, that was written freely, or that leads elsewhere. */
const MINORS_FACTS = PUBLIC_FACTS.filter((name) => !['text', 'prose', 'links'].includes(FACTS[name].kind))

/**
 * The public projection of a profile as it stands, or of a minor what may be seen of children; fields that the artist left empty are left out, and
 * videos that are not ready.
 */
export function toArtist(
  profile: Profile,
  published: { readonly at: Instant; readonly featured: boolean },
  now: Date,
): Artist {
  const { artisticName, username } = profile
  const minor = isMinor(profile.birthDate, now)
  const servable = profile.media.filter(isServable)
  const media = minor ? servable.filter(({ kind }) => kind === 'image').slice(0, MINORS_PHOTOS) : servable
  const facts = Object.entries(pick(profile, minor ? MINORS_FACTS : PUBLIC_FACTS)).filter(
    ([, value]) => value !== undefined,
  )
  return artistSchema.parse({
    ...Object.fromEntries(facts),
    artisticName,
    username,
    media,
    mediaIds: media.map(folderIdOf),
    nameKey: toSearchText(artisticName),
    tokens: artistTokens(minor ? { ...profile, city: undefined } : profile),
    ...(minor ? { minor } : {}),
    featured: published.featured,
    publishedAt: published.at,
  })
}
