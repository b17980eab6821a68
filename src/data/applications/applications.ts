import { MAX_CASTING_ROLES } from '@ribalta/domain/castings/casting'
import { applicationSchema, type Application } from '@ribalta/domain/schemas/castings/application'
import {
  collection,
  collectionGroup,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logError } from '../../lib/log.ts'

export type { Application } from '@ribalta/domain/schemas/castings/application'

const MAX_OWN = 20
/** How many of one's own are followed live: all that somebody may wait for, but for very few. */
export const FOLLOWED = 50

/** One that cannot be read must not hide the others. */
export function toApplications({ docs }: QuerySnapshot): Application[] {
  return docs.flatMap((document) => {
    const parsed = applicationSchema.safeParse(document.data())
    if (parsed.success) return [parsed.data]
    logError('An application could not be read', parsed.error)
    return []
  })
}

/** An artist's own applications to one casting, live. Resolves to how to stop. */
export async function watchOwnApplications(
  castingId: string,
  uid: string,
  onValue: (applications: Application[]) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  const all = collection(await firebaseFirestore(), `castings/${castingId}/applications`)
  const own = query(all, where('artistId', '==', uid), limit(MAX_CASTING_ROLES))
  return onSnapshot(own, (snapshot) => onValue(toApplications(snapshot)), onError)
}

/** An artist's own applications, whatever the casting, the newest first. */
export async function newestOf(uid: string): Promise<Query> {
  const all = collectionGroup(await firebaseFirestore(), 'applications')
  return query(all, where('artistId', '==', uid), orderBy('createdAt', 'desc'))
}

export async function readOwnApplications(uid: string): Promise<Application[]> {
  return toApplications(await getDocsFromServer(query(await newestOf(uid), limit(MAX_OWN))))
}

/** The newest of {@link newestOf}, live. Resolves to how to stop. */
export async function watchNewestApplications(
  uid: string,
  onValue: (applications: Application[]) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  const newest = query(await newestOf(uid), limit(FOLLOWED))
  return onSnapshot(newest, (snapshot) => onValue(toApplications(snapshot)), onError)
}
