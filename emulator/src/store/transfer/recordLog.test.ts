import fc from 'fast-check'
import { expect, it } from 'vitest'
import { crc32c } from '../../values/crc32c.ts'
import { readRecordLog, RecordLogWriter } from './recordLog.ts'

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer, undefined> {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size)
  return undefined
}

async function read(bytes: Buffer, size = bytes.byteLength): Promise<Buffer[]> {
  const records: Buffer[] = []
  for await (const record of readRecordLog(inChunks(bytes, Math.max(1, size)))) records.push(record)
  return records
}

function write(records: readonly Uint8Array[]): Buffer {
  const writer = new RecordLogWriter()
  const bytes = Buffer.concat(records.map((record) => writer.append(record)))
  expect(bytes.byteLength).toBe(writer.size)
  return bytes
}

it('the checksum is that of RFC 3720, appendix B.4', () => {
  expect(crc32c(Buffer.alloc(32))).toBe(0x8a9136aa)
  expect(crc32c(Buffer.alloc(32, 0xff))).toBe(0x62a8ab43)
})

it('a record of one byte is as in the metadata of every export', () => {
  expect(write([Uint8Array.of(0x33)]).subarray(4)).toEqual(Buffer.of(1, 0, 1, 0x33))
})

it('records of any size come back, whatever chunks the log is read in', async () => {
  const sizes = fc.oneof(
    fc.nat(50),
    // About what is left of a block, and more than two blocks.
    fc.integer({ min: 32_700, max: 32_800 }),
    fc.integer({ min: 65_000, max: 70_000 }),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(sizes, { maxLength: 8 }),
      fc.integer({ min: 1000, max: 100_000 }),
      async (all, size) => {
        const records = all.map((length, i) => Buffer.alloc(length, i + 1))
        const lengthsAndBytes = (each: readonly Buffer[]) => [
          each.map(({ length }) => length),
          Buffer.concat(each).toString('base64'),
        ]
        expect(lengthsAndBytes(await read(write(records), size))).toEqual(lengthsAndBytes(records))
      },
    ),
    { numRuns: 60 },
  )
})

it('a log that was changed or cut off is refused', async () => {
  const good = write([Buffer.from('one'), Buffer.alloc(40_000, 7)])
  const changed = Buffer.from(good)
  changed[9] = 0
  await expect(read(changed)).rejects.toThrow("Checksum doesn't validate.")
  await expect(read(good.subarray(0, 33_000))).rejects.toThrow('Invalid record')
  await expect(read(good.subarray(0, 32_768))).rejects.toThrow('Invalid record')
})
