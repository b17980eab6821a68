import { request } from 'node:http'
import { expect, it } from 'vitest'
import { withServer } from './support/server.ts'

const server = withServer()
const ROOT = '/v1/projects/origins/databases/(default)/documents'

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
}

/** By node:http, because fetch keeps such headers to itself. Only what browsers look at of other origins. */
function ask(method: string, path: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(server.url + path, { method, headers }, (response) => {
      response.resume()
      const seen = Object.entries(response.headers).filter(([name]) => name.startsWith('access-control-'))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(seen) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

const ALLOWING = {
  'access-control-allow-origin': 'http://localhost:5173',
  'access-control-allow-credentials': 'true',
  'access-control-allow-methods': 'DELETE,GET,HEAD,PATCH,POST,PUT',
}
const origin = 'http://localhost:5173'

it.each([
  ['an answer', 'GET', '/', 200],
  ['an error', 'GET', `${ROOT}/c/none`, 404],
  ['what is not served', 'GET', '/nothing', 404],
  ['the endpoints for tools', 'GET', '/emulator/v1/projects/origins/requests', 200],
  ['asking first', 'OPTIONS', `${ROOT}:commit`, 200],
  ['asking first for what is not served', 'OPTIONS', '/nothing', 200],
])('pages of another origin may read %s', async (_, method, path, status) => {
  expect(await ask(method, path, { origin })).toEqual({ status, headers: ALLOWING })
})

it('the headers that a page wants to send are let through, by name', async () => {
  const wanted = 'authorization,x-goog-api-client'
  const { headers } = await ask('OPTIONS', `${ROOT}:commit`, {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': wanted,
  })
  expect(headers).toEqual({ ...ALLOWING, 'access-control-allow-headers': wanted })
})

it('a page of a public network may ask as well', async () => {
  const { headers } = await ask('OPTIONS', '/', { origin, 'access-control-request-private-network': 'true' })
  expect(headers).toEqual({ ...ALLOWING, 'access-control-allow-private-network': 'true' })
})

it('a page from a file has the origin null', async () => {
  const { headers } = await ask('GET', '/', { origin: 'null' })
  expect(headers).toEqual({ ...ALLOWING, 'access-control-allow-origin': 'null' })
})

it('who is no page is told nothing of origins', async () => {
  expect(await ask('GET', '/', {})).toEqual({ status: 200, headers: {} })
})
