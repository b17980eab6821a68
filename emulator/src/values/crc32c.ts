/** Reversed polynomial of CRC-32C (Castagnoli). */
const POLYNOMIAL = 0x82f63b78
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1
  return value
})

/** CRC-32C of some bytes, from 0 to 2³² − 1; `before` is that of the bytes before them. */
export function crc32c(bytes: Uint8Array, before = 0): number {
  let crc = ~before
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return ~crc >>> 0
}
