import { describe, expect, it } from 'vitest'
import { type EncodedFrame, webm } from './webm.ts'

const FACTS = { codec: 'V_VP9', width: 640, height: 360, milliseconds: 2000 } as const
const frame = (milliseconds: number, isKey = false): EncodedFrame => ({
  data: Buffer.from([milliseconds % 256]),
  milliseconds,
  isKey,
})

/** The places of an element's id in a file, with what follows its eight bytes of size. */
function elements(file: Buffer, id: string): Buffer[] {
  const mark = Buffer.from(id, 'hex')
  const found: Buffer[] = []
  for (let at = file.indexOf(mark); at !== -1; at = file.indexOf(mark, at + 1)) {
    found.push(file.subarray(at + mark.length + 8))
  }
  return found
}

describe('a WebM file', () => {
  it('says what it is, how long and how large', () => {
    const file = webm(FACTS, [frame(0, true)])
    expect(file.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    expect(file.includes('webm')).toBe(true)
    expect(file.includes('V_VP9')).toBe(true)
    expect(elements(file, '4489')[0]?.readDoubleBE()).toBe(2000)
    expect(elements(file, 'b0')[0]?.readUInt16BE()).toBe(640)
    expect(elements(file, 'ba')[0]?.readUInt16BE()).toBe(360)
  })

  it('begins a cluster at each key frame, and times its frames from there', () => {
    const file = webm(FACTS, [frame(0, true), frame(500), frame(1000, true), frame(1500)])
    expect(elements(file, '1f43b675')).toHaveLength(2)
    const blocks = elements(file, 'a3')
      .map((block) => [block[0], block.readInt16BE(1), block[3]])
      .filter(([track]) => track === 0x81)
    expect(blocks).toEqual([
      [0x81, 0, 0x80],
      [0x81, 500, 0],
      [0x81, 0, 0x80],
      [0x81, 500, 0],
    ])
  })

  it('holds the sizes of all that it contains', () => {
    const file = webm(FACTS, [frame(0, true), frame(40)])
    const header = file.indexOf(Buffer.from('18538067', 'hex'))
    const size = Number(file.readBigUInt64BE(header + 4) & 0x00ffffffffffffffn)
    expect(header + 12 + size).toBe(file.length)
  })
})
