import { collection, doc, getDoc, getDocs, limit, orderBy, query } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { errorCode } from '../../lib/errorCode.ts'
import { decodeRole, type PublicRole } from './roles.ts'
import { decodeCasting, type PublicCasting } from './castings.ts'

export interface SeenCasting {
  readonly casting: PublicCasting
  readonly roles: readonly PublicRole[]
}

const MAX_ROLES = 50

/**
 * A casting that is out of the air, for who may see it all the same: staff, and who applied. Undefined for anybody else and
 * where there is none.
 */
export async function readSeenCasting(id: string): Promise<SeenCasting | undefined> {
  const firestore = await firebaseFirestore()
  try {
    const stored = await getDoc(doc(firestore, `castings/${id}`))
    const casting = decodeCasting(id, stored.data() ?? {})
    if (casting === undefined) return undefined
    const roles = collection(firestore, `castings/${id}/roles`)
    const { docs } = await getDocs(query(roles, orderBy('order'), limit(MAX_ROLES)))
    return { casting, roles: docs.flatMap((role) => decodeRole(role.id, role.data()) ?? []) }
  } catch (error) {
    if (errorCode(error) === 'permission-denied') return undefined
    throw error
  }
}
