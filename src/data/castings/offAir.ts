import { MAX_CASTING_ROLES } from '@ribalta/domain/castings/casting'
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { errorCode } from '../../lib/errorCode.ts'
import { decodeRole, type PublicRole } from './roles.ts'
import { decodeCasting, type PublicCasting } from './castings.ts'

export interface OffAirCasting {
  readonly casting: PublicCasting
  readonly roles: readonly PublicRole[]
}

/**
 * A casting that is off air, for who may see it all the same: staff, and who applied. Undefined for anybody else and
 * where there is none.
 */
export async function readOffAirCasting(id: string): Promise<OffAirCasting | undefined> {
  const firestore = await firebaseFirestore()
  try {
    const stored = await getDocFromServer(doc(firestore, `castings/${id}`))
    const casting = decodeCasting(id, stored.data() ?? {})
    if (casting === undefined) return undefined
    const roles = collection(firestore, `castings/${id}/roles`)
    const { docs } = await getDocsFromServer(query(roles, orderBy('order'), limit(MAX_CASTING_ROLES)))
    return { casting, roles: docs.flatMap((role) => decodeRole(role.id, role.data()) ?? []) }
  } catch (error) {
    if (errorCode(error) === 'permission-denied') return undefined
    throw error
  }
}
