import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)
const KEY_BYTES = 32

export interface PayloadHash {
  readonly payloadHash: string
  readonly salt: string
}

/** A payload's mark under a fresh salt, as slow to guess from as a stored password: the payload holds one. */
export async function hashPayload(fingerprint: string): Promise<PayloadHash> {
  const salt = randomBytes(16)
  const hash = await derive(fingerprint, salt, KEY_BYTES)
  return { payloadHash: hash.toString('base64'), salt: salt.toString('base64') }
}

export async function isSamePayload(fingerprint: string, stored: PayloadHash): Promise<boolean> {
  const hash = await derive(fingerprint, Buffer.from(stored.salt, 'base64'), KEY_BYTES)
  const expected = Buffer.from(stored.payloadHash, 'base64')
  return hash.length === expected.length && timingSafeEqual(hash, expected)
}
