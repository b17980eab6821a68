import { type TestRequest, testRequestSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { WAITING_TEST_STATUSES } from '@ribalta/domain/screenTests/testStatus'
import {
  collection,
  doc,
  type DocumentData,
  type DocumentSnapshot,
  limit,
  onSnapshot,
  query,
  type QuerySnapshot,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logError } from '../../lib/log.ts'

/** A test with its id. */
export interface TestEntry extends TestRequest {
  readonly id: string
}

/** How many tests that wait for one artist are followed. */
const FOLLOWED = 50

function toTest(stored: DocumentSnapshot<DocumentData>): TestEntry | undefined {
  const parsed = testRequestSchema.safeParse(stored.data())
  if (parsed.success) return { ...parsed.data, id: stored.id }
  logError('A test could not be read', parsed.error)
  return undefined
}

/** One that cannot be read must not hide the others. */
export function toTests({ docs }: QuerySnapshot): TestEntry[] {
  return docs.flatMap((stored) => toTest(stored) ?? [])
}

/** One test, live, undefined where there is none; for its artist and for staff. Resolves to how to stop. */
export async function watchTest(
  id: string,
  onValue: (test: TestEntry | undefined) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  return onSnapshot(
    doc(await firebaseFirestore(), 'testRequests', id),
    { includeMetadataChanges: true },
    (stored) => {
      if (stored.exists()) onValue(toTest(stored))
      // What the device does not know yet, the server may have.
      else if (!stored.metadata.fromCache) onValue(undefined)
    },
    onError,
  )
}

/** The tests that wait for an artist, live, those whose time has run out included until that is written down. Resolves to how to stop. */
export async function watchWaitingTests(
  uid: string,
  onValue: (tests: TestEntry[]) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  const waiting = query(
    collection(await firebaseFirestore(), 'testRequests'),
    where('artistId', '==', uid),
    where('status', 'in', WAITING_TEST_STATUSES),
    limit(FOLLOWED),
  )
  return onSnapshot(waiting, (snapshot) => onValue(toTests(snapshot)), onError)
}
