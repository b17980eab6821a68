import * as logger from 'firebase-functions/logger'
import type { Backend } from '../../admin/backend.ts'
import { codeOf } from '../shared/errorCodes.ts'

/** A stored picture, or `undefined` where it is not there any more: a card without it is better than none. */
export async function readPhoto({ bucket }: Backend, path: string): Promise<Buffer | undefined> {
  try {
    const [bytes] = await bucket.file(path).download()
    return bytes
  } catch (error) {
    logger.warn('A share card goes without its picture', { errorCode: codeOf(error) })
    return undefined
  }
}
