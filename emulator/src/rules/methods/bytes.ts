import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { crc32c } from '../../values/crc32c.ts'
import type { Result, RuleList } from '../values.ts'

/** Methods of bytes; hexadecimal is in upper case. */
export function bytesMethod(self: Uint8Array, signature: string): Result | undefined {
  switch (signature) {
    case 'size/0':
      return BigInt(self.length)
    case 'toBase64/0':
      return Buffer.from(self).toString('base64')
    case 'toHexString/0':
      return Buffer.from(self).toString('hex').toUpperCase()
    default:
      return undefined
  }
}

/** Functions of the namespace `hashing`, of bytes or of a string's UTF-8; all give bytes. */
export function hashingFunction(signature: string, args: RuleList): Result | undefined {
  const [input] = args
  if (typeof input !== 'string' && !(input instanceof Uint8Array)) return undefined
  const bytes = Buffer.from(input)
  switch (signature) {
    case 'hashing.md5/1':
      return new Uint8Array(createHash('md5').update(bytes).digest())
    case 'hashing.sha256/1':
      return new Uint8Array(createHash('sha256').update(bytes).digest())
    case 'hashing.crc32/1':
      return bigEndian(crc32(bytes))
    case 'hashing.crc32c/1':
      return bigEndian(crc32c(bytes))
    default:
      return undefined
  }
}

function bigEndian(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff)
}
