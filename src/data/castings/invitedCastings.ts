import { queryOptions } from '@tanstack/react-query'
import { collectionGroup, getDocsFromServer, limit, orderBy, query, where } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { type CastingWithRoles, readOffAirCasting } from './offAir.ts'

/** As many invitations as an artist may have open at once, but for very few. */
const MOST = 10

async function readInvitedCastings(uid: string): Promise<CastingWithRoles[]> {
  const all = collectionGroup(await firebaseFirestore(), 'invited')
  const { docs } = await getDocsFromServer(
    query(all, where('artistId', '==', uid), orderBy('at', 'desc'), limit(MOST)),
  )
  const castings = await Promise.all(docs.map(({ ref }) => readOffAirCasting(ref.parent.parent?.id ?? '')))
  return castings.flatMap((each) => (each?.casting.status === 'open' ? [each] : []))
}

/** The open castings that the agency invited an artist to, with their roles, the newest invitation first. */
export function invitedCastingsQuery(uid: string) {
  return queryOptions({
    queryKey: ['castings', 'invited', uid],
    queryFn: () => readInvitedCastings(uid),
    staleTime: 0,
  })
}
