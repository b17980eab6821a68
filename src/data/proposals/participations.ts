import { type Participant, participantSchema } from '@ribalta/domain/schemas/proposals/participant'
import {
  collectionGroup,
  type Firestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  type QuerySnapshot,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logError } from '../../lib/log.ts'

export type { Participant } from '@ribalta/domain/schemas/proposals/participant'

/** So many of an artist's presentations are followed: all that somebody may have to answer, but for very few. */
export const FOLLOWED_PRESENTATIONS = 30

/** The presentations that an artist is in, those that end last first; for themselves and for staff. */
export function presentationsOf(db: Firestore, uid: string) {
  return query(collectionGroup(db, 'participants'), where('artistId', '==', uid), orderBy('deadline', 'desc'))
}

/** One that cannot be read must not hide the others. */
export function toParticipants({ docs }: QuerySnapshot): Participant[] {
  return docs.flatMap((stored) => {
    const parsed = participantSchema.safeParse(stored.data())
    if (parsed.success) return [parsed.data]
    logError('A presentation could not be read', parsed.error)
    return []
  })
}

/** The presentations that an artist is in, live. Resolves to how to stop. */
export async function watchPresentations(
  uid: string,
  onValue: (participants: readonly Participant[]) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  const own = query(presentationsOf(await firebaseFirestore(), uid), limit(FOLLOWED_PRESENTATIONS))
  return onSnapshot(
    own,
    (found) => {
      onValue(toParticipants(found))
    },
    onError,
  )
}
