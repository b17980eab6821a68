import { type Take, takeSchema } from '@ribalta/domain/schemas/screenTests/take'
import { collection, limit, onSnapshot, query, where } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logError } from '../../lib/log.ts'

/** A take with its id. */
export interface TakeEntry extends Take {
  readonly id: string
}

/** Of one test; the rules allow no longer list. */
const MOST = 50

/** The takes of a test that its artist has sent, live; for the artist and for staff. Resolves to how to stop. */
export async function watchSentTakes(
  { testRequestId, artistId }: { readonly testRequestId: string; readonly artistId: string },
  onValue: (takes: TakeEntry[]) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  const sent = query(
    collection(await firebaseFirestore(), `testRequests/${testRequestId}/takes`),
    where('artistId', '==', artistId),
    where('status', '==', 'sent'),
    limit(MOST),
  )
  return onSnapshot(
    sent,
    ({ docs }) => {
      onValue(
        docs.flatMap((stored) => {
          const parsed = takeSchema.safeParse(stored.data())
          if (parsed.success) return [{ ...parsed.data, id: stored.id }]
          logError('A take could not be read', parsed.error)
          return []
        }),
      )
    },
    onError,
  )
}
