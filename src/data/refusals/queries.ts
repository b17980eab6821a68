import { refusalsSchema, type Refusals } from '@ribalta/domain/schemas/account/refusals'
import { collection, getDocsFromServer, limit, orderBy, query, startAfter } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'

const PAGE = 30

async function readRefusals(after: string | undefined): Promise<Page<Refusals, string>> {
  const all = collection(await firebaseFirestore(), 'refusals')
  const cursor = after === undefined ? [] : [startAfter(after)]
  const { docs } = await getDocsFromServer(query(all, orderBy('day', 'desc'), ...cursor, limit(PAGE)))
  const items = docs.map((document) => refusalsSchema.parse(document.data()))
  return { items, next: items.length < PAGE ? undefined : items.at(-1)?.day }
}

/** How often what was refused, the latest day first; for directors. */
export function refusalsQuery() {
  return pagedQuery(['refusals'], readRefusals)
}
