import { MAX_CASTING_ROLES } from '@ribalta/domain/castings/casting'
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type Firestore,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { errorCode } from '../../lib/errorCode.ts'
import { decodeRole, type PublicRole } from './roles.ts'
import { decodeCasting, type PublicCasting } from './castings.ts'

/** A casting with its roles, as an artist sees it. */
export interface CastingWithRoles {
  readonly casting: PublicCasting
  readonly roles: readonly PublicRole[]
}

/** The roles of a casting that one may see, in their order. */
export async function readRoles(firestore: Firestore, castingId: string): Promise<PublicRole[]> {
  const roles = collection(firestore, `castings/${castingId}/roles`)
  const { docs } = await getDocsFromServer(query(roles, orderBy('order'), limit(MAX_CASTING_ROLES)))
  return docs.flatMap((role) => decodeRole(role.id, role.data()) ?? [])
}

/**
 * A casting that is off air or not public, for who may see it all the same: staff, who applied, whom it is shown to. Undefined for
 * anybody else and where there is none.
 */
export async function readOffAirCasting(id: string): Promise<CastingWithRoles | undefined> {
  const firestore = await firebaseFirestore()
  try {
    const stored = await getDocFromServer(doc(firestore, `castings/${id}`))
    const casting = decodeCasting(id, stored.data() ?? {})
    if (casting === undefined) return undefined
    return { casting, roles: await readRoles(firestore, id) }
  } catch (error) {
    if (errorCode(error) === 'permission-denied') return undefined
    throw error
  }
}
