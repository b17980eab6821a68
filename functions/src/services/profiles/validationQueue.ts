import { isDeepStrictEqual } from 'node:util'
import { toArtist } from '@ribalta/domain/people/publishedArtist'
import { type Profile, profileSchema } from '@ribalta/domain/schemas/people/profile'
import type { Timestamp } from '../../admin/backend.ts'

/** What of a record a change may touch that the public page shows. */
type PublicChanges = {
  readonly [K in keyof Profile]?: Profile[K] | null | undefined
}

export interface QueueFields {
  readonly queuedAt?: Timestamp
  readonly publishedVersion?: number
  readonly lastPublicVersion?: number
}

/** The field that puts a profile into the queue; one that waits already keeps its place, an archived one never waits. */
export function enqueue({ queuedAt, status }: Profile, at: Timestamp): QueueFields {
  return queuedAt === undefined && status !== 'archived' ? { queuedAt: at } : {}
}

/**
 * What a change means for the validation: one of the public page puts the profile into the queue, or leaves it at its place
 * there; any other leaves the published version what it was, so it counts as shown. `null` takes a fact back.
 */
export function queueAfter(profile: Profile, changes: PublicChanges, at: Timestamp): QueueFields {
  if (changesPage(profile, changes, at)) return enqueue(profile, at)
  const version = profile.version + 1
  return {
    ...(profile.publishedVersion === profile.version ? { publishedVersion: version } : {}),
    ...(profile.lastPublicVersion === profile.version ? { lastPublicVersion: version } : {}),
  }
}

function changesPage(profile: Profile, changes: PublicChanges, at: Timestamp): boolean {
  const present = Object.entries({ ...profile, ...changes }).filter(([, value]) => value !== null)
  const after = profileSchema.parse(Object.fromEntries(present))
  const published = { at, featured: false }
  const now = at.toDate()
  return !isDeepStrictEqual(toArtist(profile, published, now), toArtist(after, published, now))
}
