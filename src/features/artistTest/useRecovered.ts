import { useEffect, useState } from 'react'
import { recoverRecordings } from '../../data/recordings/session.ts'
import type { Takes } from '../../data/takes/takes.ts'
import type { TestEntry } from '../../data/testRequests/requests.ts'

/** Takes up the recordings of a test whose page died, and says which takes they became. */
export function useRecovered(
  takes: Takes,
  { artistId, id }: Pick<TestEntry, 'artistId' | 'id'>,
): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([])
  useEffect(() => {
    let isHere = true
    void recoverRecordings(takes, { uid: artistId, testRequestId: id }).then((ids) => {
      if (isHere) setFound(ids)
    })
    return () => {
      isHere = false
    }
  }, [takes, artistId, id])
  return found
}
