import * as logger from 'firebase-functions/logger'
import type { DocumentReference, DocumentSnapshot, Query } from '../../admin/backend.ts'
import { codeOf } from './errorCodes.ts'

const PAGE = 100

/**
 * Does what is due with each document of an ordered query, page by page, and answers the sum of what `act` counted. One with which it goes wrong
 * is logged as `failed` says, keeps nothing from the others, and is due again the next time.
 */
export async function eachDue(
  due: Query,
  act: (ref: DocumentReference) => Promise<number>,
  failed: string,
): Promise<number> {
  const pages = due.limit(PAGE)
  let sum = 0
  let after: DocumentSnapshot | undefined
  for (;;) {
    const { docs } = await (after === undefined ? pages : pages.startAfter(after)).get()
    for (const { ref } of docs) {
      try {
        sum += await act(ref)
      } catch (error) {
        logger.error(failed, { errorCode: codeOf(error) })
      }
    }
    after = docs.at(-1)
    if (docs.length < PAGE) return sum
  }
}
