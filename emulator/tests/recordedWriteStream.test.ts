import { expect, it } from 'vitest'
import { CODES } from '../src/status.ts'
import type { StatusName } from '../src/status.ts'
import { meets, recorded } from '../src/testing/recorded.ts'
import { withRawGrpc } from './support/rawGrpc.ts'
import { freshProject, withServer } from './support/server.ts'

interface WriteOp {
  readonly update: string
  readonly fields?: Readonly<Record<string, number>>
  readonly currentDocument?: object
  readonly transforms?: readonly { field: string; increment?: number; setToServerValue?: string }[]
}

interface SendOp {
  readonly database?: true | string
  readonly streamId?: string
  readonly streamToken?: string | null
  readonly writes?: readonly WriteOp[]
  readonly labels?: object
}

interface Step {
  readonly send?: SendOp
  readonly recv?: {
    readonly streamId: boolean
    readonly streamToken: string
    readonly writeResults: number
    readonly transformResultsEach?: number
    readonly commitTime: boolean
  }
  readonly recvError?: {
    readonly status: StatusName
    readonly message: string | null
    readonly afterSeconds?: number
  }
  readonly recvEnd?: 'OK'
  readonly halfClose?: true
  readonly get?: string
  readonly expect?: Readonly<Record<string, number>>
  readonly beginTransactionAndRead?: string
}

interface Scenario {
  readonly name: string
  readonly steps: readonly Step[]
}

interface Answer {
  readonly end?: number
  readonly message?: string
  readonly streamId?: string
  readonly streamToken?: string
  readonly writeResults?: readonly { readonly transformResults?: readonly unknown[] }[]
  readonly commitTime?: string
}

const server = withServer({ store: { lockTimeout: 50 } })
const grpc = withRawGrpc(server)
const scenarios = recorded<{ scenarios: readonly Scenario[] }>('write-stream.json').scenarios

it.for(scenarios)('$name', async ({ steps }, { task }) => {
  meets(task, 'write-stream.json')
  const project = freshProject()
  const database = `projects/${project}/databases/(default)`
  const stream = grpc.openWrite()
  const observations: (readonly [actual: unknown, wanted: unknown])[] = []
  for (const step of steps) {
    if (step.beginTransactionAndRead !== undefined) await lock(database, step.beginTransactionAndRead)
    else if (step.send !== undefined) stream.send(toRequest(database, step.send))
    else if (step.halfClose === true) stream.halfClose()
    else if (step.get !== undefined)
      observations.push([await read(database, step.get), encode(step.expect ?? {})])
    else observations.push([observe((await stream.next()) as Answer, step), wantedOf(step, project)])
  }
  stream.cancel()
  expect(observations.map(([actual]) => actual)).toEqual(observations.map(([, wanted]) => wanted))
})

async function lock(database: string, path: string): Promise<void> {
  const { responses } = await grpc.call('BeginTransaction', { database })
  const { transaction } = responses[0] as { transaction: string }
  await grpc.call('BatchGetDocuments', {
    database,
    documents: [`${database}/documents/${path}`],
    transaction,
  })
}

async function read(database: string, path: string): Promise<object | undefined> {
  const { responses } = await grpc.call('GetDocument', { name: `${database}/documents/${path}` })
  return (responses[0] as { fields?: object }).fields
}

/** An answer in the recording's terms; an error's text only where the recording has one. */
function observe(answer: Answer, { recvError }: Step): object {
  if (answer.end !== undefined) {
    return { end: answer.end, message: recvError?.message === null ? null : answer.message }
  }
  const results = answer.writeResults ?? []
  return {
    streamId: answer.streamId !== undefined,
    streamToken: Buffer.from(answer.streamToken ?? '', 'base64').toString(),
    transformResults: results.map((result) => result.transformResults?.length ?? 0),
    commitTime: answer.commitTime !== undefined,
  }
}

function wantedOf({ recv, recvError }: Step, project: string): object {
  if (recvError !== undefined) {
    const { status, message } = recvError
    return { end: CODES[status], message: message === null ? null : message.replaceAll('{project}', project) }
  }
  if (recv === undefined) return { end: CODES.OK, message: '' }
  const { streamId, streamToken, writeResults, transformResultsEach = 0, commitTime } = recv
  const transformResults = Array.from({ length: writeResults }, () => transformResultsEach)
  return { streamId, streamToken, transformResults, commitTime }
}

function toRequest(database: string, { writes, database: named, streamToken, ...rest }: SendOp): object {
  return {
    ...rest,
    ...(named === undefined ? {} : { database: named === true ? database : named }),
    ...(typeof streamToken === 'string' ? { streamToken: Buffer.from(streamToken).toString('base64') } : {}),
    writes: (writes ?? []).map(({ update, fields, currentDocument, transforms }) => ({
      update: { name: `${database}/documents/${update}`, fields: encode(fields ?? {}) },
      currentDocument,
      updateTransforms: (transforms ?? []).map(({ field, increment, setToServerValue }) =>
        increment === undefined
          ? { fieldPath: field, setToServerValue }
          : { fieldPath: field, increment: { integerValue: increment } },
      ),
    })),
  }
}

function encode(fields: Readonly<Record<string, number>>): object {
  return Object.fromEntries(Object.entries(fields).map(([name, n]) => [name, { integerValue: String(n) }]))
}
