import { request } from 'node:http'
import { expect, it } from 'vitest'
import { meets, recorded } from '../src/testing/recorded.ts'
import { withServer } from './support/server.ts'

interface Case {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly expect: {
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
  }
}

const server = withServer()
const recording = recorded<{ readonly cases: readonly Case[] }>('extra/cors.json')

/** By node:http, because fetch keeps such headers to itself. */
async function send({
  method,
  path,
  headers,
  body,
}: Case): Promise<{ status: number; headers: object; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(server.url + path, { method, headers }, (response) => {
      response.setEncoding('utf8')
      let text = ''
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      )
    })
    sent.on('error', reject)
    sent.end(body ?? '')
  })
}

it('answers to other origins are as recorded', async ({ task }) => {
  meets(task, 'extra/cors.json', recording.cases.length)
  const outcomes: unknown[] = []
  for (const each of recording.cases) {
    const { status, headers, body } = await send(each)
    const compared = Object.entries(headers).filter(
      ([name]) => name.startsWith('access-control-') || name === 'content-type',
    )
    outcomes.push({ name: each.name, status, headers: Object.fromEntries(compared), body: layout(body) })
  }
  const expected = recording.cases.map((each) => ({
    name: each.name,
    ...each.expect,
    body: layout(each.expect.body),
  }))
  expect(outcomes).toEqual(expected)
})

/** JSON by its content; commit times differ from run to run. */
function layout(body: string): unknown {
  if (!body.startsWith('{')) return body
  return JSON.parse(body.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')) as unknown
}
