import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { onLine } from './lines.ts'

async function linesOf(...chunks: readonly (string | Buffer)[]): Promise<readonly string[]> {
  const heard: string[] = []
  const input = Readable.from(
    chunks.map((chunk) => Buffer.from(chunk)),
    { objectMode: false },
  )
  onLine(input, (line) => heard.push(line))
  await new Promise((resolve) => input.on('end', resolve))
  return heard
}

it('only a newline ends a line, whatever else looks like one', async () => {
  expect(await linesOf('a\u2028b\u2029c\u0085d\r\n\n{"e":1}\nrest')).toEqual([
    'a\u2028b\u2029c\u0085d\r',
    '',
    '{"e":1}',
  ])
})

it('lines and their characters may come in pieces', async () => {
  const text = Buffer.from('😀 one\ntwo\n')
  const pieces = Array.from(text, (byte) => Buffer.of(byte))
  expect(await linesOf(...pieces)).toEqual(['😀 one', 'two'])
})
