import { expect, test } from 'vitest'
import { CODES } from '../src/status.ts'
import type { StatusName } from '../src/status.ts'
import { useRawGrpc } from './support/rawGrpc.ts'
import type { RawStream } from './support/rawGrpc.ts'
import { recorded } from './support/recorded.ts'
import { freshProject, useServer } from './support/server.ts'

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
  readonly recvError?: { readonly status: StatusName; readonly message: string | null; readonly afterSeconds?: number }
  readonly recvEnd?: 'OK'
  readonly halfClose?: true
  readonly get?: string
  readonly expect?: object
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

const server = useServer({ store: { lockTimeout: 50 } })
const grpc = useRawGrpc(server)
const scenarios = (recorded('write-stream.json') as { scenarios: readonly Scenario[] } | undefined)?.scenarios ?? []

test.skipIf(scenarios.length === 0).for(scenarios)('$name', async ({ steps }) => {
  const project = freshProject()
  const database = `projects/${project}/databases/(default)`
  const stream = grpc.openWrite()
  for (const step of steps) {
    if (step.beginTransactionAndRead !== undefined) await lock(database, step.beginTransactionAndRead)
    else if (step.send !== undefined) stream.send(toRequest(database, step.send))
    else if (step.halfClose === true) stream.halfClose()
    else if (step.get !== undefined) await expectDocument(database, step.get, step.expect)
    else await expectAnswer(stream, step, project)
  }
  stream.cancel()
})

async function lock(database: string, path: string): Promise<void> {
  const { responses } = await grpc.call('BeginTransaction', { database })
  const { transaction } = responses[0] as { transaction: string }
  await grpc.call('BatchGetDocuments', { database, documents: [`${database}/documents/${path}`], transaction })
}

async function expectDocument(database: string, path: string, fields: object | undefined): Promise<void> {
  const { responses } = await grpc.call('GetDocument', { name: `${database}/documents/${path}` })
  expect(responses[0]).toMatchObject({ fields: encode(fields as Record<string, number>) })
}

async function expectAnswer(stream: RawStream<unknown>, step: Step, project: string): Promise<void> {
  const answer = (await stream.next()) as Answer
  if (step.recvEnd !== undefined) expect(answer).toEqual({ end: 0, message: '' })
  else if (step.recvError !== undefined) {
    const { status, message } = step.recvError
    expect(answer.end).toBe(CODES[status])
    if (message !== null) expect(answer.message).toBe(message.replaceAll('{project}', project))
  } else if (step.recv !== undefined) {
    expect({
      streamId: answer.streamId !== undefined,
      streamToken: Buffer.from(answer.streamToken ?? '', 'base64').toString(),
      writeResults: answer.writeResults?.length ?? 0,
      commitTime: answer.commitTime !== undefined,
    }).toEqual({
      streamId: step.recv.streamId,
      streamToken: step.recv.streamToken,
      writeResults: step.recv.writeResults,
      commitTime: step.recv.commitTime,
    })
    for (const result of answer.writeResults ?? []) {
      expect(result.transformResults?.length ?? 0).toBe(step.recv.transformResultsEach)
    }
  }
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
