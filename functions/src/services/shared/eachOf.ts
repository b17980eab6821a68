import { HttpsError } from 'firebase-functions/https'
import * as logger from 'firebase-functions/logger'
import { codeOf } from './errorCodes.ts'

/** Items under way at once. */
const AT_ONCE = 5

/** What is done with each, and what is said of one with which it went wrong. */
export interface Act<Item, Result> {
  readonly act: (item: Item, turn: number) => Promise<Result>
  readonly failed: (item: Item) => Result
}

/**
 * Does the same with several items, each by itself, a few at a time, and answers how each ended, in their order. What is refused
 * to the caller is thrown; what else goes wrong with one of them keeps nothing from the others.
 */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  { act, failed }: Act<Item, Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += AT_ONCE) {
    const portion = items.slice(start, start + AT_ONCE)
    const done = portion.map(async (item, index) => {
      try {
        return await act(item, start + index)
      } catch (error) {
        if (error instanceof HttpsError) throw error
        logger.warn('An act on several did not reach one of them', { errorCode: codeOf(error) })
        return failed(item)
      }
    })
    results.push(...(await Promise.all(done)))
  }
  return results
}
