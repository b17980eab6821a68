import { request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { freshProject, isOfficial, withServer } from './support/server.ts'

const server = withServer()

/** By node:http, because fetch undoes the compression without a word. */
function get(path: string, headers: Readonly<Record<string, string>>): Promise<[string | undefined, Buffer]> {
  return new Promise((resolve, reject) => {
    const sent = request(server.url + path, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve([response.headers['content-encoding'], Buffer.concat(chunks)]))
    })
    sent.on('error', reject)
    sent.end()
  })
}

it.skipIf(isOfficial)('a long answer goes compressed to whoever takes it so, and only to them', async () => {
  const path = `/v1/projects/${freshProject()}/databases/(default)/documents/notes`
  const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' }
  const fields = { text: { stringValue: 'palavra '.repeat(500) } }
  await fetch(server.url + path, { method: 'POST', headers: owner, body: JSON.stringify({ fields }) })

  const [plainEncoding, plain] = await get(path, owner)
  expect(plainEncoding).toBeUndefined()
  const [encoding, packed] = await get(path, { ...owner, 'accept-encoding': 'gzip, br' })
  expect(encoding).toBe('gzip')
  expect(packed.byteLength).toBeLessThan(plain.byteLength / 4)
  expect(gunzipSync(packed).toString()).toBe(plain.toString())
})
