import { applicationSchema, type Application } from '@ribalta/domain/schemas/application'
import {
  collection,
  collectionGroup,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type QuerySnapshot,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logError } from '../../lib/log.ts'

export type { Application } from '@ribalta/domain/schemas/application'

/** Roles of one casting, and so the most that one artist can have applied for in it. */
const MAX_IN_ONE = 20
const MAX_OWN = 20
const PAGE_SIZE = 20

/** One that cannot be read must not hide the others. */
function toApplications({ docs }: QuerySnapshot): Application[] {
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
  const own = query(all, where('artistId', '==', uid), limit(MAX_IN_ONE))
  return onSnapshot(own, (snapshot) => onValue(toApplications(snapshot)), onError)
}

/** An artist's own newest applications, whatever the casting. */
export async function readOwnApplications(uid: string): Promise<Application[]> {
  const all = collectionGroup(await firebaseFirestore(), 'applications')
  return toApplications(
    await getDocs(query(all, where('artistId', '==', uid), orderBy('createdAt', 'desc'), limit(MAX_OWN))),
  )
}

export interface ApplicationsPage {
  readonly applications: readonly Application[]
  /** Where the list goes on; absent at its end. */
  readonly next: Application['createdAt'] | undefined
}

/** Who applied for a role, the first ones first; for staff. */
export async function readApplicationsPage(
  castingId: string,
  roleId: string,
  after?: Application['createdAt'],
): Promise<ApplicationsPage> {
  const all = collection(await firebaseFirestore(), `castings/${castingId}/applications`)
  const from = after === undefined ? [] : [startAfter(new Timestamp(after.seconds, after.nanoseconds))]
  const snapshot = await getDocs(
    query(all, where('roleId', '==', roleId), orderBy('createdAt'), ...from, limit(PAGE_SIZE)),
  )
  const applications = toApplications(snapshot)
  return {
    applications,
    next: snapshot.size === PAGE_SIZE ? applications.at(-1)?.createdAt : undefined,
  }
}
