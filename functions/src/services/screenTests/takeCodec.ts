import { TAKE_CODECS } from '@ribalta/domain/screenTests/screenTest'
import type { Take } from '@ribalta/domain/schemas/screenTests/take'
import * as logger from 'firebase-functions/logger'
import type { Bucket } from '../../admin/backend.ts'
import { codeOf } from '../shared/errorCodes.ts'

/** An honest take says it in its first block or its last ones; who has it elsewhere is taken without. */
const MAX_READS = 6

/** How the pictures of a stored take are coded, read from a few ranges; undefined where that does not tell. */
export async function codecOfTake(
  bucket: Bucket,
  path: string,
  { bytes, type }: Pick<Take, 'bytes' | 'type'>,
): Promise<Take['codec']> {
  const file = bucket.file(path)
  let reads = 0
  const read = async (start: number, end: number): Promise<Uint8Array> => {
    reads += 1
    if (reads > MAX_READS) throw new Error('too many reads')
    return (await file.download({ start, end: end - 1, validation: false }))[0]
  }
  try {
    // With its library, which only this needs.
    const { codecOf } = await import('../media/remux.ts')
    const codec = await codecOf({ size: bytes, read }, type === 'video/webm')
    return TAKE_CODECS.find((each) => each === codec)
  } catch (error) {
    logger.warn('The codec of a take could not be read', { errorCode: codeOf(error) })
    return undefined
  }
}
