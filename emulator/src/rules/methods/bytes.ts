import { createHash } from 'node:crypto'

/** The alphabet of base64url, as the public reference says. */
export function base64Url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_')
}

export function upperHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex').toUpperCase()
}

export function digest(algorithm: 'md5' | 'sha256', input: Uint8Array | string): Uint8Array {
  return new Uint8Array(createHash(algorithm).update(input).digest())
}

export function bigEndian(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff)
}
