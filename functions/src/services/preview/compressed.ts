import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Brotli's quality, of 11: a visitor waits for it. */
const QUALITY = 8

/** Encodings of a text, the smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/**
 * Returns a text in an encoding. Hosting compresses its own files and sends what a function answers as it is
 * (docs/decisions/0104-first-styles.md).
 */
export async function compressed(text: string, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    : promisify(gzip)(text)
}
