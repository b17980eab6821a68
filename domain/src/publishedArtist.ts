import { artistTokens } from './artistTokens.ts'
import { PUBLIC_FACTS } from './factTable.ts'
import { toSearchText } from './identity.ts'
import type { Instant } from './instant.ts'
import { folderIdOf } from './media.ts'
import { pick } from './pick.ts'
import { type Artist, artistSchema } from './schemas/artist.ts'
import type { Profile } from './schemas/profile.ts'
import { isServable } from './videoState.ts'

/**
 * The public projection of a profile as it stands; fields that the artist left empty are left out, and
 * videos that are not ready.
 */
export function toArtist(
  profile: Profile,
  published: { readonly at: Instant; readonly featured: boolean },
): Artist {
  const { artisticName, username } = profile
  const media = profile.media.filter(isServable)
  const facts = Object.entries(pick(profile, PUBLIC_FACTS)).filter(([, value]) => value !== undefined)
  return artistSchema.parse({
    ...Object.fromEntries(facts),
    artisticName,
    username,
    media,
    mediaIds: media.map(folderIdOf),
    nameKey: toSearchText(artisticName),
    tokens: artistTokens(profile),
    featured: published.featured,
    publishedAt: published.at,
  })
}
