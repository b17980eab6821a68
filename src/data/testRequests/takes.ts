import { type Take, takeSchema } from '@ribalta/domain/schemas/screenTests/take'
import {
  collection,
  getDocsFromServer,
  limit,
  onSnapshot,
  query,
  type QuerySnapshot,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logError } from '../../lib/log.ts'

/** A take with its id. */
export interface TakeEntry extends Take {
  readonly id: string
}

/** Of one test; the rules allow no longer list. */
const MOST = 50

interface OfTest {
  readonly testRequestId: string
  readonly artistId: string
}

async function sentTakesOf({ testRequestId, artistId }: OfTest) {
  return query(
    collection(await firebaseFirestore(), `testRequests/${testRequestId}/takes`),
    where('artistId', '==', artistId),
    where('status', '==', 'sent'),
    limit(MOST),
  )
}

function toTakes({ docs }: QuerySnapshot): TakeEntry[] {
  return docs.flatMap((stored) => {
    const parsed = takeSchema.safeParse(stored.data())
    if (parsed.success) return [{ ...parsed.data, id: stored.id }]
    logError('A take could not be read', parsed.error)
    return []
  })
}

/** The takes of a test that its artist has sent, as they are now; for staff. */
export async function readSentTakes(test: OfTest): Promise<TakeEntry[]> {
  return toTakes(await getDocsFromServer(await sentTakesOf(test)))
}

/** The takes of a test that its artist has sent, live; for the artist and for staff. Resolves to how to stop. */
export async function watchSentTakes(
  test: OfTest,
  onValue: (takes: TakeEntry[]) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  return onSnapshot(await sentTakesOf(test), (found) => onValue(toTakes(found)), onError)
}
