import { describe, expect, it } from 'vitest'
import { encodeHeaders, HpackDecoder, HpackError } from './hpack.ts'

function bytes(hex: string): Buffer {
  return Buffer.from(hex.replaceAll(' ', ''), 'hex')
}

/** RFC 7541, C.4 and C.5: three blocks of one connection each, the second with a table of 256 bytes. */
const REQUESTS = [
  ['8286 8441 8cf1 e3c2 e5f2 3a6b a0ab 90f4 ff', { ':path': '/', ':authority': 'www.example.com' }],
  [
    '8286 84be 5886 a8eb 1064 9cbf',
    { ':path': '/', ':authority': 'www.example.com', 'cache-control': 'no-cache' },
  ],
  [
    '8287 85bf 4088 25a8 49e9 5ba9 7d7f 8925 a849 e95b b8e8 b4bf',
    { ':path': '/index.html', ':scheme': 'https', 'custom-key': 'custom-value' },
  ],
] as const

const RESPONSES = [
  [
    `4803 3330 3258 0770 7269 7661 7465 611d 4d6f 6e2c 2032 3120 4f63 7420 3230 3133
     2032 303a 3133 3a32 3120 474d 546e 1768 7474 7073 3a2f 2f77 7777 2e65 7861 6d70 6c65 2e63 6f6d`.replaceAll(
      /\s/g,
      '',
    ),
    { ':status': '302', 'cache-control': 'private', location: 'https://www.example.com' },
  ],
  ['4803 3330 37c1 c0bf', { ':status': '307', date: 'Mon, 21 Oct 2013 20:13:21 GMT' }],
] as const

describe('header blocks of the specification', () => {
  it('Huffman-coded requests, with what earlier ones left in the table', () => {
    const decoder = new HpackDecoder()
    for (const [block, headers] of REQUESTS) {
      expect(Object.fromEntries(decoder.decode(bytes(block)))).toMatchObject(headers)
    }
  })

  it('responses in a table that is too small for all of them', () => {
    const decoder = new HpackDecoder()
    decoder.decode(bytes('3fe101'))
    for (const [block, headers] of RESPONSES) {
      expect(Object.fromEntries(decoder.decode(bytes(block)))).toMatchObject(headers)
    }
    expect(() => decoder.decode(bytes('c2'))).toThrow(HpackError)
  })
})

it('what we encode is read back, whatever its length', () => {
  const long = 'x'.repeat(40_000)
  const headers = new Map([
    [':status', '200'],
    ['content-type', 'application/grpc+proto'],
    ['grpc-message', long],
    ['empty', ''],
  ])
  expect(new HpackDecoder().decode(encodeHeaders(headers))).toEqual(headers)
})

it.each([
  ['an index that nothing is at', 'c0'],
  ['index zero', '80'],
  ['an integer without end', 'ffffffffffffffff'],
  ['a string that is cut off', '0085'],
  ['a table larger than ours', '3fff7f'],
  ['a string whose Huffman code ends in zeros', '008200000000'],
])('refuses %s', (_, block) => {
  expect(() => new HpackDecoder().decode(bytes(block))).toThrow(HpackError)
})
