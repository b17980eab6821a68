import { collection, getCountFromServer, limit, type Query, query } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'

/** Rules let no list of candidates be longer. */
export const MOST_LISTED = 1000

/** Who is in a casting. */
export async function boardOf(castingId: string) {
  return collection(await firebaseFirestore(), `castings/${castingId}/board`)
}

/** How many a question finds, up to as many as rules let be counted. */
export async function countOf(asked: Query): Promise<number> {
  return (await getCountFromServer(query(asked, limit(MOST_LISTED)))).data().count
}
