import { expect, it } from 'vitest'
import { CODES } from '../src/status.ts'
import type { StatusName } from '../src/status.ts'
import { excepts, meets, recorded } from '../src/testing/recorded.ts'
import { withRawGrpc } from './support/rawGrpc.ts'
import { withServer } from './support/server.ts'

interface Recording {
  readonly grpc: readonly {
    readonly rpc: string
    readonly authorization: string | null
    readonly request: unknown
    readonly expect: { readonly code: StatusName; readonly message?: string }
  }[]
  readonly rest: readonly {
    readonly method: string
    readonly path: string
    readonly authorization: string | null
    readonly body: string | null
    readonly expect: { readonly http: number; readonly error?: unknown; readonly body?: string }
  }[]
}

const server = withServer()
const grpc = withRawGrpc(server)
const FILE = 'extra/auth.json'
const recording = recorded<Recording>(FILE)
/** Production partitions collection groups, and so do we. */
const PARTITIONS = 'refuses PartitionQuery as unimplemented, which production serves'
const DATABASE = 'projects/auth/databases/(default)'

function filled<T>(template: T): T {
  const text = JSON.stringify(template)
    .replaceAll('{docs}', `${DATABASE}/documents`)
    .replaceAll('{db}', DATABASE)
  return JSON.parse(text) as T
}

it('names, authorization and the rest are checked in the recorded order: gRPC', async ({ task }) => {
  const cases = recording.grpc.filter(({ rpc }) => rpc !== 'PartitionQuery')
  meets(task, FILE, cases.length)
  excepts(task, FILE, PARTITIONS)
  const outcomes: unknown[] = []
  const expected: unknown[] = []
  for (const each of filled(cases)) {
    expected.push([each.rpc, each.request, CODES[each.expect.code], each.expect.message ?? ''])
    if (each.rpc === 'Listen' || each.rpc === 'Write')
      outcomes.push([each.rpc, each.request, ...(await streamed(each))])
    else {
      const { code, message } = await grpc.call(each.rpc, each.request, each.authorization)
      outcomes.push([each.rpc, each.request, code, message])
    }
  }
  expect(outcomes).toEqual(expected)
})

async function streamed({
  rpc,
  authorization,
  request,
}: Recording['grpc'][number]): Promise<readonly unknown[]> {
  const stream = rpc === 'Listen' ? grpc.openListen(authorization) : grpc.openWrite(authorization)
  if (request !== null) stream.send(request)
  const answer = (await stream.next()) as { readonly end?: number; readonly message?: string }
  stream.cancel()
  return [answer.end ?? 0, answer.message ?? '']
}

it('names, authorization and the rest are checked in the recorded order: REST', async ({ task }) => {
  const cases = recording.rest.filter(({ path }) => !path.endsWith(':partitionQuery'))
  meets(task, FILE, cases.length)
  excepts(task, FILE, PARTITIONS)
  const outcomes: unknown[] = []
  const expected: unknown[] = []
  for (const each of filled(cases)) {
    const headers: Record<string, string> =
      each.authorization === null ? {} : { authorization: each.authorization }
    const response = await fetch(server.url + each.path, { method: each.method, headers, body: each.body })
    const body = await response.text()
    const { http, error, body: text } = each.expect
    expected.push([each.method, each.path, http, error ?? text])
    const answered: unknown = error === undefined ? body : (JSON.parse(body) as { error: unknown }).error
    outcomes.push([each.method, each.path, response.status, answered])
  }
  expect(outcomes).toEqual(expected)
})
