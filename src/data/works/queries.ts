import type { Page } from '../../lib/lists/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'
import type { RestDocument } from '../rest/documents.ts'
import { encodeValue } from '../rest/encoder.ts'
import { optionalNumber } from '../rest/fields.ts'
import { runStaffQuery } from '../rest/staffQuery.ts'
import { decodeWork, type PublicWork } from './works.ts'

const PAGE = 8

/** The last one of a page. Its number alone would not do: another work may have the same. */
interface WorkCursor {
  readonly id: string
  readonly order: number
}

function cursorOf({ id, data }: RestDocument): WorkCursor | undefined {
  const order = optionalNumber(data, 'order')
  return order === undefined ? undefined : { id, order }
}

async function readWorksPage(
  artistId: string,
  after: WorkCursor | undefined,
): Promise<Page<PublicWork, WorkCursor>> {
  const documents = await runStaffQuery({
    from: [{ collectionId: 'works' }],
    where: {
      fieldFilter: { field: { fieldPath: 'artistId' }, op: 'EQUAL', value: encodeValue(artistId) },
    },
    orderBy: ['order', '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction: 'ASCENDING' })),
    limit: PAGE,
    ...(after === undefined
      ? {}
      : {
          startAt: {
            values: [encodeValue(after.order), encodeValue({ reference: `works/${after.id}` })],
            before: false,
          },
        }),
  })
  const last = documents.at(-1)
  return {
    items: documents.flatMap((document) => decodeWork(document) ?? []),
    next: last === undefined || documents.length < PAGE ? undefined : cursorOf(last),
  }
}

/** Everything that somebody did, shown to the public or not, in their own order; for staff. */
export function worksQuery(artistId: string) {
  return pagedQuery(['works', artistId], (after: WorkCursor | undefined) => readWorksPage(artistId, after))
}
