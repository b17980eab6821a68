import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PublicArtist } from '../../data/artists/cardDecoder.ts'
import { publishedArtistQuery } from '../../data/artists/queries.ts'
import { readProfile } from '../../data/profiles/profiles.ts'
import { reviewedProfileQuery } from '../../data/profiles/queries.ts'
import { logWarning } from '../../lib/log.ts'

export type ReviewEntry =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | {
      readonly status: 'ready'
      /** What the reviewer sees, which stands still while it is looked at. */
      readonly profile: Profile
      /** What the public sees beside it; undefined where it sees nobody. */
      readonly published: PublicArtist | undefined
      /** The record when it has gone on, or a colleague has decided, since; undefined while it has not. */
      readonly newer: Profile | undefined
      /** Reads the record again without showing it. */
      readonly reread: () => Promise<void>
      /** Reads the record anew and shows it; what could not be read leaves everything as it is. */
      readonly takeNewest: () => Promise<void>
    }

/** Whether a record says something that the one seen does not. A listener may also lag behind what was just read. */
function isNewer(newest: Profile, seen: Profile): boolean {
  if (newest.version !== seen.version) return newest.version > seen.version
  return newest.status !== seen.status || (newest.queuedAt === undefined) !== (seen.queuedAt === undefined)
}

/**
 * One person's record and what is published of it. `live` is the record as the queue follows it; whoever is not in its
 * live page is read once.
 */
export function useReviewEntry(uid: string, live: Profile | undefined): ReviewEntry {
  const client = useQueryClient()
  const read = useQuery({ ...reviewedProfileQuery(uid), enabled: live === undefined })
  const newest = live ?? read.data
  const [seen, setSeen] = useState<Profile | null>()
  if (seen === undefined && newest !== undefined) setSeen(newest)

  const published = useQuery({
    ...publishedArtistQuery(uid, seen?.publishedVersion),
    enabled: seen !== undefined && seen !== null,
  })

  async function readNewest(): Promise<Profile | null | undefined> {
    try {
      const record = await readProfile(uid)
      client.setQueryData(reviewedProfileQuery(uid).queryKey, record)
      return record
    } catch (error) {
      logWarning('The record could not be read anew', error)
      return undefined
    }
  }

  if (seen === null) return { status: 'missing' }
  if ((read.isError && seen === undefined) || published.isError) {
    const retry = (): void => {
      if (read.isError) void read.refetch()
      if (published.isError) void published.refetch()
    }
    return { status: 'failed', retry }
  }
  if (seen === undefined || published.data === undefined) return { status: 'loading' }
  return {
    status: 'ready',
    profile: seen,
    published: published.data ?? undefined,
    newer: newest !== undefined && newest !== null && isNewer(newest, seen) ? newest : undefined,
    reread: async () => {
      await readNewest()
    },
    takeNewest: async () => {
      const record = await readNewest()
      if (record !== undefined) setSeen(record)
    },
  }
}
