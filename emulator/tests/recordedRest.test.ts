import { expect, it } from 'vitest'
import { excepts, meets, recorded } from '../src/testing/recorded.ts'
import { freshProject, withServer } from './support/server.ts'

interface Expected {
  readonly error?: { readonly http: number; readonly status: string; readonly message: string }
  readonly document?: { readonly name: string; readonly fields: object }
  readonly fields?: object
  readonly documents?: readonly string[]
  readonly nextPageToken?: string
  readonly writeResults?: readonly (object | string)[]
  readonly array?: readonly { readonly found?: string; readonly missing?: string }[]
  readonly body?: object
}

interface RecordedWrite {
  readonly update?: string
  readonly delete?: string
  readonly fields?: object
  readonly updateMask?: readonly string[]
}

interface Step {
  readonly op: string
  readonly path?: string
  readonly absolute?: string
  readonly database?: string
  readonly admin?: boolean
  readonly body?: unknown
  readonly writes?: readonly RecordedWrite[]
  readonly expect: Expected
}

interface Case {
  readonly name: string
  readonly steps: readonly Step[]
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

const server = withServer()
const FILE = 'document-writes.json'
const { cases: writes } = recorded<{ cases: readonly Case[] }>(FILE)
/** The official server's REST binding refuses every `readTime`, which it serves over gRPC; ours serves it. */
const DEFECT = 'GET readTime query parameter'

const cases = writes.filter(({ name }) => name !== DEFECT)

it.for(cases)('$name', async ({ steps }, { task }) => {
  meets(task, FILE)
  const project = freshProject()
  const memory = new Map<string, string>()
  const observations: (readonly [actual: unknown, wanted: unknown])[] = []
  for (const step of steps) {
    const answer = await perform(project, step, memory)
    observations.push([observe(answer, step.expect), wantedOf(project, step.expect)])
    remember(answer, memory)
  }
  expect(observations.map(([actual]) => actual)).toEqual(observations.map(([, wanted]) => wanted))
})

it('a document is read at a time given as a parameter', async ({ task }) => {
  excepts(task, FILE, 'REST refuses every readTime, which gRPC serves')
  const url = `${server.url}/v1/projects/${freshProject()}/databases/(default)/documents/c/d`
  const write = async (n: number): Promise<string> => {
    const body = JSON.stringify({ fields: { n: { integerValue: n } } })
    const response = await fetch(url, { method: 'PATCH', body })
    return ((await response.json()) as { updateTime: string }).updateTime
  }
  const first = await write(1)
  await write(2)
  const past = await fetch(`${url}?readTime=${first}`)
  expect(await past.json()).toMatchObject({ fields: { n: { integerValue: '1' } }, updateTime: first })
})

async function perform(project: string, step: Step, memory: ReadonlyMap<string, string>): Promise<Answer> {
  const documents = `projects/${project}/databases/${step.database ?? '(default)'}/documents`
  const fill = (text: string): string => {
    let filled = text.replaceAll('{p}', project)
    for (const [placeholder, value] of memory) filled = filled.replaceAll(placeholder, value)
    return filled
  }
  const authorization = step.admin === true || step.op === 'batchWrite admin' ? 'Bearer owner' : undefined
  if (step.writes !== undefined) {
    const body = { writes: step.writes.map((write) => toWrite(documents, write)) }
    return send('POST', `/v1/${documents}:${step.op}`, fill(JSON.stringify(body)), authorization)
  }
  const path = step.absolute ?? `${documents}${/^[:?]/.test(step.path ?? '') ? '' : '/'}${step.path}`
  const body = step.body === undefined ? null : fill(JSON.stringify(named(documents, step.body)))
  return send(step.op, `/v1/${fill(path)}`, body, authorization)
}

function toWrite(documents: string, write: RecordedWrite): object {
  const { update, delete: deleted, fields, updateMask, ...rest } = write
  if (deleted !== undefined) return { delete: `${documents}/${deleted}`, ...rest }
  const mask = updateMask === undefined ? {} : { updateMask: { fieldPaths: updateMask } }
  return { update: { name: `${documents}/${update}`, fields }, ...mask, ...rest }
}

/** A batchGet's documents by their full names. */
function named(documents: string, body: unknown): unknown {
  const { documents: paths, ...rest } = body as { documents?: readonly string[] }
  return paths === undefined ? rest : { ...rest, documents: paths.map((path) => `${documents}/${path}`) }
}

async function send(
  method: string,
  path: string,
  body: string | null,
  authorization?: string,
): Promise<Answer> {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
  const response = await fetch(server.url + path, { method, headers, body })
  return { status: response.status, body: await response.json() }
}

function remember({ body }: Answer, memory: Map<string, string>): void {
  const { nextPageToken, writeResults } = body as {
    nextPageToken?: string
    writeResults?: readonly { updateTime?: string }[]
  }
  if (nextPageToken !== undefined) memory.set('<opaque>', encodeURIComponent(nextPageToken))
  const updateTime = writeResults?.[0]?.updateTime
  if (updateTime !== undefined && !memory.has('<updateTime of step 1>'))
    memory.set('<updateTime of step 1>', updateTime)
}

interface Body {
  readonly error?: { readonly status: string; readonly message: string }
  readonly name?: string
  readonly fields?: object
  readonly documents?: readonly { readonly name: string }[]
  readonly nextPageToken?: string
  readonly writeResults?: readonly { readonly updateTime?: string }[]
  readonly commitTime?: string
  readonly collectionIds?: readonly string[]
}

/** Of an answer, what the recording speaks of. */
function observe({ status, body }: Answer, expected: Expected): object {
  const { error, name, fields, documents, nextPageToken, writeResults, commitTime } = body as Body
  const message = expected.error?.message.startsWith('internal:') === true ? undefined : error?.message
  return {
    http: status,
    error: error?.status,
    message,
    name: expected.document === undefined ? undefined : pathOf(name ?? ''),
    fields: expected.document === undefined && expected.fields === undefined ? undefined : fields,
    documents: expected.documents === undefined ? undefined : documents?.map((each) => pathOf(each.name)),
    hasNextPage: nextPageToken !== undefined,
    atCommitTime: expected.writeResults?.map((_, i) => writeResults?.[i]?.updateTime === commitTime),
    found: expected.array === undefined ? undefined : (body as readonly Found[]).map(brief),
    collectionIds: (body as Body).collectionIds,
  }
}

function wantedOf(project: string, expected: Expected): object {
  const { error, document, documents, array, body = {} } = expected
  const { collectionIds, nextPageToken } = { nextPageToken: expected.nextPageToken, ...(body as Body) }
  return {
    http: error?.http ?? 200,
    error: error?.status,
    message:
      error === undefined || error.message.startsWith('internal:')
        ? undefined
        : matching(error.message, project),
    name: document?.name,
    fields: document?.fields ?? expected.fields,
    documents,
    hasNextPage: nextPageToken !== undefined,
    atCommitTime: expected.writeResults?.map((result) => typeof result === 'string'),
    found: array?.map(({ found, missing }) => found ?? `no ${missing}`),
    collectionIds,
  }
}

interface Found {
  readonly found?: { readonly name: string }
  readonly missing?: string
}

function brief({ found, missing = '' }: Found): string {
  return found === undefined ? `no ${pathOf(missing)}` : pathOf(found.name)
}

function pathOf(name: string): string {
  return name.split('/documents/')[1] ?? name
}

/** The recorded text, where `<…>` stands for anything. */
function matching(message: string, project: string): string {
  const pattern = message
    .replaceAll('{p}', project)
    .split(/<[^>]*>/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.*')
  return expect.stringMatching(new RegExp(`^${pattern}$`)) as string
}
