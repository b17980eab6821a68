import { MAX_CASTING_ROLES } from '@ribalta/domain/castings/casting'
import type { CastingStatus } from '@ribalta/domain/castings/castingStatus'
import {
  castingRoleSchema,
  castingSchema,
  castingStaffSchema,
  type Casting,
  type CastingInternal,
  type CastingRole,
} from '@ribalta/domain/schemas/castings/casting'
import { queryOptions } from '@tanstack/react-query'
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  type QueryDocumentSnapshot,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logError } from '../../lib/log.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'

const PAGE_SIZE = 20

export interface CastingEntry {
  readonly id: string
  readonly casting: Casting
}

async function readCastingsPage(
  status: CastingStatus | undefined,
  after: QueryDocumentSnapshot | undefined,
): Promise<Page<CastingEntry, QueryDocumentSnapshot>> {
  const all = collection(await firebaseFirestore(), 'castings')
  const { docs } = await getDocsFromServer(
    query(
      all,
      ...(status === undefined ? [] : [where('status', '==', status)]),
      orderBy('updatedAt', 'desc'),
      ...(after === undefined ? [] : [startAfter(after)]),
      limit(PAGE_SIZE),
    ),
  )
  const entries = docs.flatMap((stored) => {
    const parsed = castingSchema.safeParse(stored.data())
    if (parsed.success) return [{ id: stored.id, casting: parsed.data }]
    logError(`The casting ${stored.id} could not be read`, parsed.error)
    return []
  })
  return { items: entries, next: docs.length === PAGE_SIZE ? docs.at(-1) : undefined }
}

/** The lists of castings of every state; whoever changes a casting has them read anew. */
export const castingLists = { queryKey: ['castings', 'list'] } as const

/** The agency's castings, those changed last first, in one state or in all. */
export function castingsQuery(status: CastingStatus | undefined) {
  return pagedQuery(
    [...castingLists.queryKey, status ?? 'all'],
    (after: QueryDocumentSnapshot | undefined) => readCastingsPage(status, after),
    { staleTime: 0 },
  )
}

export interface FullCasting {
  readonly casting: Casting
  readonly roles: readonly { readonly id: string; readonly role: CastingRole }[]
  readonly internal: CastingInternal
}

async function readFullCasting(id: string): Promise<FullCasting | null> {
  const firestore = await firebaseFirestore()
  const [casting, roles, internal] = await Promise.all([
    getDocFromServer(doc(firestore, `castings/${id}`)),
    getDocsFromServer(
      query(collection(firestore, `castings/${id}/roles`), orderBy('order'), limit(MAX_CASTING_ROLES)),
    ),
    getDocFromServer(doc(firestore, `castings/${id}/internal/details`)),
  ])
  if (!casting.exists()) return null
  return {
    casting: castingSchema.parse(casting.data()),
    roles: roles.docs.map((role) => ({ id: role.id, role: castingRoleSchema.parse(role.data()) })),
    internal: castingStaffSchema.parse(internal.data() ?? {}),
  }
}

/** A casting with everything that staff may know of it, or null where there is none. */
export function fullCastingQuery(id: string) {
  return queryOptions({ queryKey: ['castings', 'one', id], queryFn: () => readFullCasting(id) })
}
