import type { ActOutcome, ActResults } from '@ribalta/domain/schemas/actOutcome'
import { HttpsError } from 'firebase-functions/https'
import * as logger from 'firebase-functions/logger'
import { codeOf } from './errorCodes.ts'

/** People under way at once. */
const AT_ONCE = 5

/**
 * Does the same for several people, each by themself, a few at a time, and says of each how it ended. What is refused to the caller
 * is thrown; what else goes wrong with one of them keeps nothing from the others.
 */
export async function eachPerson(
  profileIds: readonly string[],
  act: (uid: string) => Promise<ActOutcome>,
): Promise<ActResults> {
  const uids = [...new Set(profileIds)]
  const results: ActResults['results'] = []
  for (let start = 0; start < uids.length; start += AT_ONCE) {
    const portion = uids.slice(start, start + AT_ONCE)
    results.push(
      ...(await Promise.all(portion.map(async (uid) => ({ uid, outcome: await outcomeOf(act, uid) })))),
    )
  }
  return { results }
}

async function outcomeOf(act: (uid: string) => Promise<ActOutcome>, uid: string): Promise<ActOutcome> {
  try {
    return await act(uid)
  } catch (error) {
    if (error instanceof HttpsError) throw error
    logger.warn('An act on several people did not reach one of them', { errorCode: codeOf(error) })
    return 'failed'
  }
}
