import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

const HOSTING = 'http://127.0.0.1:5000'

/** Asks Hosting for a path in an encoding, and gives what came over the line. */
async function askIn(encoding: string, path: string) {
  const { hostname, port } = new URL(HOSTING)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request({ hostname, port, path, headers: { 'accept-encoding': encoding } }, resolve)
    .once('error', reject)
    .end()
  const { headers, ...response } = await promise.then(async (message) => {
    return { headers: message.headers, bytes: await buffer(message) }
  })
  return { ...response, encoding: headers['content-encoding'], vary: headers.vary ?? '' }
}

it('sends pages in the encoding that the browser takes', async () => {
  const plain = await askIn('identity', '/artistas')
  expect(plain.encoding).toBeUndefined()
  for (const [encoding, open] of [
    ['br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const sent = await askIn(encoding, '/artistas')
    expect(sent.encoding).toBe(open === gunzipSync ? 'gzip' : 'br')
    expect(sent.vary).toContain('Accept-Encoding')
    expect(open(sent.bytes).toString()).toBe(plain.bytes.toString())
    expect(sent.bytes.length).toBeLessThan(plain.bytes.length / 4)
  }
})
