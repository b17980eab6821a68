import { expect, it } from 'vitest'
import { CODES } from '../src/status.ts'
import { withRawGrpc } from './support/rawGrpc.ts'
import type { RawStream } from './support/rawGrpc.ts'
import { freshProject, withServer } from './support/server.ts'

const server = withServer()
const grpc = withRawGrpc(server)

interface TargetChange {
  readonly targetChangeType?: string
  readonly targetIds?: readonly number[]
  readonly resumeToken?: string
  readonly readTime?: string
  readonly cause?: { readonly code: number }
}

interface Response {
  readonly targetChange?: TargetChange
  readonly documentChange?: {
    readonly document: { readonly name: string }
    readonly targetIds?: readonly number[]
  }
  readonly documentDelete?: { readonly document: string; readonly removedTargetIds?: readonly number[] }
  readonly documentRemove?: { readonly document: string; readonly removedTargetIds?: readonly number[] }
  readonly filter?: { readonly count?: number }
  readonly end?: number
}

function databaseOf(project: string): string {
  return `projects/${project}/databases/(default)`
}

function queryTarget(project: string, targetId: number, more: object = {}): object {
  const database = databaseOf(project)
  const query = { parent: `${database}/documents`, structuredQuery: { from: [{ collectionId: 'c' }] } }
  return { database, addTarget: { query, targetId, ...more } }
}

async function write(
  project: string,
  ...writes: readonly (readonly [string, number | null])[]
): Promise<void> {
  const database = databaseOf(project)
  const toWrite = ([path, n]: readonly [string, number | null]): object => {
    const name = `${database}/documents/${path}`
    return n === null ? { delete: name } : { update: { name, fields: { n: { integerValue: n } } } }
  }
  const { code } = await grpc.call('Commit', { database, writes: writes.map(toWrite) })
  expect(code).toBe(CODES.OK)
}

/** Everything up to the next global snapshot, in short, and that snapshot. */
async function snapshot(
  stream: RawStream<unknown>,
): Promise<{ lines: readonly string[]; global: TargetChange }> {
  const lines: string[] = []
  for (;;) {
    const response = (await stream.next()) as Response
    const { targetChange } = response
    if (targetChange !== undefined && targetChange.targetIds === undefined)
      return { lines, global: targetChange }
    if (response.end !== undefined) return { lines: [...lines, `END ${response.end}`], global: {} }
    lines.push(brief(response))
  }
}

function brief({ targetChange, documentChange, documentDelete, documentRemove, filter }: Response): string {
  const id = (name: string): string => name.split('/documents/')[1] ?? ''
  if (targetChange !== undefined) {
    const cause = targetChange.cause === undefined ? '' : ` ${targetChange.cause.code}`
    return `${targetChange.targetChangeType} ${targetChange.targetIds?.join()}${cause}`
  }
  if (documentChange !== undefined)
    return `change ${id(documentChange.document.name)} in ${documentChange.targetIds?.join()}`
  if (documentDelete !== undefined) return `delete ${id(documentDelete.document)}`
  if (documentRemove !== undefined) return `remove ${id(documentRemove.document)}`
  return `filter ${filter?.count}`
}

it('a target starts with ADD, its documents, CURRENT and a global snapshot', async () => {
  const project = freshProject()
  await write(project, ['c/b', 1], ['c/a', 1])
  const stream = grpc.openListen()
  stream.send(queryTarget(project, 2))
  const { lines, global } = await snapshot(stream)
  expect(lines).toEqual(['ADD 2', 'change c/a in 2', 'change c/b in 2', 'CURRENT 2'])
  expect(global).toMatchObject({
    resumeToken: expect.any(String) as string,
    readTime: expect.any(String) as string,
  })
  stream.cancel()
})

it('a commit is one snapshot, however many documents and targets it concerns', async () => {
  const project = freshProject()
  const stream = grpc.openListen()
  stream.send(queryTarget(project, 2))
  stream.send(queryTarget(project, 4))
  await snapshot(stream)
  await snapshot(stream)
  await write(project, ['c/a', 1], ['c/b', 1])
  expect((await snapshot(stream)).lines.toSorted()).toEqual(['change c/a in 2,4', 'change c/b in 2,4'])
  await write(project, ['c/a', null])
  expect((await snapshot(stream)).lines).toEqual(['delete c/a'])
  stream.cancel()
})

it('a missing document is told as deleted', async () => {
  const project = freshProject()
  const database = databaseOf(project)
  const stream = grpc.openListen()
  stream.send({
    database,
    addTarget: { documents: { documents: [`${database}/documents/c/a`] }, targetId: 2 },
  })
  expect((await snapshot(stream)).lines).toEqual(['ADD 2', 'delete c/a', 'CURRENT 2'])
  stream.cancel()
})

it('removing a target is acknowledged once and ends its events', async () => {
  const project = freshProject()
  const stream = grpc.openListen()
  stream.send(queryTarget(project, 2))
  await snapshot(stream)
  stream.send({ database: databaseOf(project), removeTarget: 2 })
  expect(brief((await stream.next()) as Response)).toBe('REMOVE 2')
  await write(project, ['c/a', 1])
  stream.send(queryTarget(project, 4))
  expect((await snapshot(stream)).lines).toEqual(['ADD 4', 'change c/a in 4', 'CURRENT 4'])
  stream.cancel()
})

it('resuming brings the difference, deletions included, and the count', async () => {
  const project = freshProject()
  await write(project, ['c/a', 1], ['c/b', 1], ['c/kept', 1])
  const first = grpc.openListen()
  first.send(queryTarget(project, 2))
  const { resumeToken } = (await snapshot(first)).global
  first.cancel()
  await write(project, ['c/a', null], ['c/b', 2], ['c/d', 1])
  const second = grpc.openListen()
  second.send(queryTarget(project, 2, { resumeToken, expectedCount: 3 }))
  const { lines } = await snapshot(second)
  expect(lines[0]).toBe('ADD 2')
  expect(lines.slice(1, -2).toSorted()).toEqual(['change c/b in 2', 'change c/d in 2', 'delete c/a'])
  expect(lines.slice(-2)).toEqual(['filter 3', 'CURRENT 2'])
  second.cancel()
})

it('a token of another run starts over', async () => {
  const project = freshProject()
  await write(project, ['c/a', 1])
  const stream = grpc.openListen()
  stream.send(queryTarget(project, 2, { resumeToken: Buffer.from('of another time').toString('base64') }))
  expect((await snapshot(stream)).lines).toEqual(['ADD 2', 'RESET 2', 'change c/a in 2', 'CURRENT 2'])
  stream.cancel()
})

/** With six digits after the second, so that text sorts as time. */
function sortable({ readTime = '' }: TargetChange): string {
  const [second = '', fraction = ''] = readTime.replace('Z', '').split('.')
  return `${second}.${fraction.padEnd(6, '0')}`
}

it('global snapshots never go back', async () => {
  const project = freshProject()
  const stream = grpc.openListen()
  stream.send(queryTarget(project, 2))
  const times = [sortable((await snapshot(stream)).global)]
  for (const n of [1, 2, 3]) {
    await write(project, ['c/a', n])
    times.push(sortable((await snapshot(stream)).global))
  }
  expect(times).toEqual(times.toSorted())
  expect(new Set(times.slice(1)).size).toBe(3)
  stream.cancel()
})

it('a bad query is removed with its cause and the stream goes on', async () => {
  const project = freshProject()
  const stream = grpc.openListen()
  const database = databaseOf(project)
  const query = { parent: `${database}/documents`, structuredQuery: { from: [{ collectionId: '__x__' }] } }
  stream.send({ database, addTarget: { query, targetId: 2 } })
  stream.send(queryTarget(project, 4))
  expect((await snapshot(stream)).lines).toEqual(['ADD 2', 'REMOVE 2 3', 'ADD 4', 'CURRENT 4'])
  stream.cancel()
})

interface Malformed {
  readonly documents?: readonly string[]
  readonly query?: { readonly parent: string; readonly structuredQuery: object }
}

it.each<readonly [string, Malformed]>([
  ['a reserved id', { documents: ['c/__x__'] }],
  ['a name that is none', { documents: ['c'] }],
  [
    'a parent that is a collection',
    { query: { parent: 'c', structuredQuery: { from: [{ collectionId: 'd' }] } } },
  ],
  ['a parent with a reserved id', { query: { parent: 'c/__x__', structuredQuery: {} } }],
  [
    'a filter that is none',
    { query: { parent: '', structuredQuery: { from: [{ collectionId: 'c' }], where: {} } } },
  ],
  ['nothing to listen to', {}],
])('a target with %s is removed with its cause and the stream goes on', async (_, { documents, query }) => {
  const project = freshProject()
  const database = databaseOf(project)
  const nameOf = (path: string): string => `${database}/documents${path === '' ? '' : `/${path}`}`
  const target = {
    ...(documents !== undefined && { documents: { documents: documents.map(nameOf) } }),
    ...(query !== undefined && { query: { ...query, parent: nameOf(query.parent) } }),
  }
  const stream = grpc.openListen()
  stream.send({ database, addTarget: { ...target, targetId: 2 } })
  stream.send(queryTarget(project, 4))
  stream.send({ database, addTarget: { ...target, targetId: 6 } })
  stream.send(queryTarget(project, 8))
  expect((await snapshot(stream)).lines).toEqual(['ADD 2', 'REMOVE 2 3', 'ADD 4', 'CURRENT 4'])
  expect((await snapshot(stream)).lines).toEqual(['ADD 6', 'REMOVE 6 3', 'ADD 8', 'CURRENT 8'])
  stream.cancel()
})

it('a target in another database is removed with its cause and the stream goes on', async () => {
  const project = freshProject()
  const stream = grpc.openListen()
  stream.send({ ...queryTarget('elsewhere', 2), database: databaseOf(project) })
  stream.send(queryTarget(project, 4))
  expect((await snapshot(stream)).lines).toEqual(['ADD 2', 'REMOVE 2 3', 'ADD 4', 'CURRENT 4'])
  stream.cancel()
})

it.each([
  ['an id that is in use', (project: string) => queryTarget(project, 2)],
  ['another database', () => queryTarget('elsewhere', 4)],
])('%s ends the stream', async (_, second) => {
  const project = freshProject()
  const stream = grpc.openListen()
  stream.send(queryTarget(project, 2))
  await snapshot(stream)
  stream.send(second(project))
  expect((await snapshot(stream)).lines).toEqual([`END ${CODES.INVALID_ARGUMENT}`])
})
