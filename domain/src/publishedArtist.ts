import { artistTokens } from './artistTokens.ts'
import { toSearchText } from './identity.ts'
import type { Instant } from './instant.ts'
import { type Artist, artistSchema } from './schemas/artist.ts'
import type { Profile } from './schemas/profile.ts'

/** The public projection of a profile as it stands; fields that the artist left empty are left out. */
export function toArtist(
  profile: Profile,
  published: { readonly at: Instant; readonly featured: boolean },
): Artist {
  const { artisticName, username, media, classes, skills } = profile
  const optional = {
    gender: profile.gender,
    heightCm: profile.heightCm,
    eyes: profile.eyes,
    hair: profile.hair,
    playingAge: profile.playingAge,
    city: profile.city,
    uf: profile.uf,
    languages: profile.languages,
    bio: profile.bio,
    links: profile.links,
  }
  const present = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined))
  return artistSchema.parse({
    ...present,
    artisticName,
    username,
    media,
    mediaIds: media.map((item) => item.id),
    classes,
    skills,
    nameKey: toSearchText(artisticName),
    tokens: artistTokens(profile),
    featured: published.featured,
    publishedAt: published.at,
  })
}
