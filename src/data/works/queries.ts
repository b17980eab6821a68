import type { Page } from '../../lib/lists/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'
import { encodeValue } from '../rest/encoder.ts'
import { optionalNumber } from '../rest/fields.ts'
import { runStaffQuery } from '../rest/staffQuery.ts'
import { decodeWork, type PublicWork } from './works.ts'

const PAGE = 8

async function readWorksPage(artistId: string, after: number | undefined): Promise<Page<PublicWork, number>> {
  const documents = await runStaffQuery({
    from: [{ collectionId: 'works' }],
    where: {
      fieldFilter: { field: { fieldPath: 'artistId' }, op: 'EQUAL', value: encodeValue(artistId) },
    },
    orderBy: [{ field: { fieldPath: 'order' }, direction: 'ASCENDING' }],
    limit: PAGE,
    ...(after === undefined ? {} : { startAt: { values: [encodeValue(after)], before: false } }),
  })
  const last = documents.at(-1)
  return {
    items: documents.flatMap((document) => decodeWork(document) ?? []),
    next: last === undefined || documents.length < PAGE ? undefined : optionalNumber(last.data, 'order'),
  }
}

/** Everything that somebody did, shown to the public or not, in their own order; for staff. */
export function worksQuery(artistId: string) {
  return pagedQuery(['works', artistId], (after: number | undefined) => readWorksPage(artistId, after))
}
