import { type Participant, participantSchema } from '@ribalta/domain/schemas/proposals/participant'
import { collectionGroup, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logError } from '../../lib/log.ts'

export type { Participant } from '@ribalta/domain/schemas/proposals/participant'

/** So many of an artist's presentations are followed: all that somebody may have to answer, but for very few. */
export const FOLLOWED_PRESENTATIONS = 30

/** The presentations that an artist is in, live, those that end last first. Resolves to how to stop. */
export async function watchPresentations(
  uid: string,
  onValue: (participants: readonly Participant[]) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  const own = query(
    collectionGroup(await firebaseFirestore(), 'participants'),
    where('artistId', '==', uid),
    orderBy('deadline', 'desc'),
    limit(FOLLOWED_PRESENTATIONS),
  )
  return onSnapshot(
    own,
    ({ docs }) => {
      onValue(
        docs.flatMap((stored) => {
          const parsed = participantSchema.safeParse(stored.data())
          if (parsed.success) return [parsed.data]
          logError('A presentation could not be read', parsed.error)
          return []
        }),
      )
    },
    onError,
  )
}
