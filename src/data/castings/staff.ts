import type { CastingStatus } from '@ribalta/domain/castingStatus'
import {
  castingInternalSchema,
  castingRoleSchema,
  castingSchema,
  type Casting,
  type CastingInternal,
  type CastingRole,
} from '@ribalta/domain/schemas/casting'
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logError } from '../../lib/log.ts'

const PAGE_SIZE = 20
const MAX_ROLES = 50

export interface CastingEntry {
  readonly id: string
  readonly casting: Casting
}

export interface CastingsPage {
  readonly entries: readonly CastingEntry[]
  /** Where the list goes on; absent at its end. */
  readonly next: Casting['updatedAt'] | undefined
}

/** The agency's castings, those changed last first, in one state or in all. */
export async function readCastingsPage(
  status: CastingStatus | undefined,
  after?: Casting['updatedAt'],
): Promise<CastingsPage> {
  const all = collection(await firebaseFirestore(), 'castings')
  const { docs } = await getDocs(
    query(
      all,
      ...(status === undefined ? [] : [where('status', '==', status)]),
      orderBy('updatedAt', 'desc'),
      ...(after === undefined ? [] : [startAfter(new Timestamp(after.seconds, after.nanoseconds))]),
      limit(PAGE_SIZE),
    ),
  )
  const entries = docs.flatMap((stored) => {
    const parsed = castingSchema.safeParse(stored.data())
    if (parsed.success) return [{ id: stored.id, casting: parsed.data }]
    logError(`The casting ${stored.id} could not be read`, parsed.error)
    return []
  })
  return { entries, next: docs.length === PAGE_SIZE ? entries.at(-1)?.casting.updatedAt : undefined }
}

export interface FullCasting {
  readonly casting: Casting
  readonly roles: readonly { readonly id: string; readonly role: CastingRole }[]
  readonly internal: CastingInternal
}

/** A casting with everything that staff may know of it, or null where there is none. */
export async function readFullCasting(id: string): Promise<FullCasting | null> {
  const firestore = await firebaseFirestore()
  const [casting, roles, internal] = await Promise.all([
    getDoc(doc(firestore, `castings/${id}`)),
    getDocs(query(collection(firestore, `castings/${id}/roles`), orderBy('order'), limit(MAX_ROLES))),
    getDoc(doc(firestore, `castings/${id}/internal/details`)),
  ])
  if (!casting.exists()) return null
  return {
    casting: castingSchema.parse(casting.data()),
    roles: roles.docs.map((role) => ({ id: role.id, role: castingRoleSchema.parse(role.data()) })),
    internal: castingInternalSchema.parse(internal.data() ?? {}),
  }
}
