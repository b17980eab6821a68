import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { freshProject, withServer } from './support/server.ts'

const reports: string[] = []
const server = withServer({ report: (line) => reports.push(line) })
const folder = mkdtempSync(join(tmpdir(), 'firestore-'))
const TOKEN = `Bearer e30.${Buffer.from('{"sub":"ana"}').toString('base64url')}.`

afterAll(() => rmSync(folder, { recursive: true }))

interface Answer {
  readonly status: number
  readonly body: unknown
}

async function send(method: string, path: string, body?: unknown, authorization?: string): Promise<Answer> {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
  const response = await fetch(server.url + path, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text }
}

async function set(project: string, path: string, fields: object): Promise<void> {
  await send(
    'PATCH',
    `/v1/projects/${project}/databases/(default)/documents/${path}`,
    { fields },
    'Bearer owner',
  )
}

async function names(project: string, path: string): Promise<readonly string[]> {
  const { body } = await send(
    'GET',
    `/v1/projects/${project}/databases/(default)/documents/${path}`,
    undefined,
    'Bearer owner',
  )
  const { documents = [] } = body as { documents?: readonly { name: string }[] }
  return documents.map(({ name }) => name.split('/documents/')[1] ?? '')
}

function putRules(project: string, content: string, more: object = {}): Promise<Answer> {
  return send('PUT', `/emulator/v1/projects/${project}:securityRules`, {
    ...more,
    rules: { files: [{ content }] },
  })
}

const OPEN =
  'service cloud.firestore { match /databases/{db}/documents { match /c/{id} { allow read: if id == "a"; } } }'

it('rules with errors are refused and leave the old ones in place', async () => {
  const project = freshProject()
  expect(await putRules(project, OPEN)).toEqual({ status: 200, body: {} })
  const broken = await putRules(project, 'service cloud.firestore {')
  expect(broken).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } })
  const ignored = await putRules(project, 'service cloud.firestore {', { ignore_errors: true })
  expect(ignored).toMatchObject({
    status: 200,
    body: { issues: [{ severity: 'ERROR', sourcePosition: { fileName: 'security.rules', line: 1 } }] },
  })
  expect((await send('GET', `/v1/projects/${project}/databases/(default)/documents/c/a`)).status).toBe(404)
  expect((await send('GET', `/v1/projects/${project}/databases/(default)/documents/c/b`)).status).toBe(403)
})

it('variants of the rules are asked along until they first decide otherwise', async () => {
  const project = freshProject()
  const variants = `/emulator/v1/projects/${project}:ruleVariants`
  const at = OPEN.indexOf('id == "a"')
  const variant = (name: string, text: string, path?: string) => ({
    name,
    start: at,
    end: at + 9,
    text,
    path,
  })
  expect((await send('PUT', variants, { variants: [] })).status).toBe(404)
  await putRules(project, OPEN)
  const loaded = [
    variant('open', 'true'),
    variant('same', '"a" == id'),
    variant('elsewhere', 'true', '/d/{id}'),
    variant('anywhere', 'true', '/{path=**}/c/{id}'),
  ]
  expect(await send('PUT', variants, { variants: loaded })).toEqual({ status: 200, body: {} })
  const read = (id: string) =>
    send('GET', `/v1/projects/${project}/databases/(default)/documents/c/${id}`, undefined, TOKEN)
  expect((await read('a')).status).toBe(404)
  expect((await send('GET', variants)).body).toEqual({
    variants: [{ name: 'open' }, { name: 'same' }, { name: 'elsewhere' }, { name: 'anywhere' }],
  })
  expect((await read('b')).status).toBe(403)
  const difference = { method: 'get', path: 'c/b', caller: 'ana', allowed: false }
  expect((await send('GET', variants)).body).toEqual({
    variants: [
      { name: 'open', difference },
      { name: 'same' },
      { name: 'elsewhere' },
      { name: 'anywhere', difference },
    ],
  })
})

it('a variant that is no valid rules file is refused by its name', async () => {
  const project = freshProject()
  await putRules(project, OPEN)
  const broken = { name: 'broken', start: 0, end: 3, text: '' }
  const answer = await send('PUT', `/emulator/v1/projects/${project}:ruleVariants`, { variants: [broken] })
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringMatching(/^broken: /) as string } },
  })
})

it('coverage tells which values the expressions had, as JSON and as a page', async () => {
  const project = freshProject()
  await putRules(project, OPEN)
  await send('GET', `/v1/projects/${project}/databases/(default)/documents/c/a`)
  await send('GET', `/v1/projects/${project}/databases/(default)/documents/c/b`)
  const { body } = await send('GET', `/emulator/v1/projects/${project}:ruleCoverage`)
  const { report } = body as { report: readonly { values: readonly unknown[] }[] }
  expect(report[0]?.values).toEqual([
    { value: { boolValue: true }, count: 1 },
    { value: { boolValue: false }, count: 1 },
  ])
  const page = await send('GET', `/emulator/v1/projects/${project}:ruleCoverage.html`)
  expect(page.body).toContain('false} ×1')
  await send('DELETE', `/emulator/v1/projects/${project}:ruleCoverage`)
  const cleared = await send('GET', `/emulator/v1/projects/${project}:ruleCoverage`)
  expect(JSON.stringify(cleared.body)).not.toContain('"count":1')
})

it('a database is cleared, a collection or a document deleted with all below it', async () => {
  const project = freshProject()
  const base = `/emulator/v1/projects/${project}/databases/(default)/documents`
  for (const path of ['c/a', 'c/a/s/x', 'c/b', 'd/a']) await set(project, path, {})
  await send('DELETE', `${base}/c/a`)
  expect([await names(project, 'c'), await names(project, 'c/a/s')]).toEqual([['c/b'], []])
  await send('DELETE', `${base}/c`)
  expect([await names(project, 'c'), await names(project, 'd')]).toEqual([[], ['d/a']])
  await send('DELETE', base)
  expect(await names(project, 'd')).toEqual([])
})

it('an export can be imported into another project', async () => {
  const [from, to] = [freshProject(), freshProject()]
  const reference = `projects/${from}/databases/(default)/documents/x/y`
  await set(from, 'c/a', {
    text: { stringValue: 'café 😀' },
    bytes: { bytesValue: 'AP8=' },
    ref: { referenceValue: reference },
  })
  const transfer = (project: string): object => ({
    database: `projects/${project}/databases/(default)`,
    export_directory: folder,
    export_name: 'firestore_export',
  })
  expect(await send('POST', `/emulator/v1/projects/${from}:export`, transfer(from))).toEqual({
    status: 200,
    body: {},
  })
  expect(existsSync(join(folder, 'firestore_export', 'firestore_export.overall_export_metadata'))).toBe(true)
  expect(await send('POST', `/emulator/v1/projects/${to}:import`, transfer(to))).toEqual({
    status: 200,
    body: {},
  })
  const { body } = await send('GET', `/v1/projects/${to}/databases/(default)/documents/c/a`)
  expect(body).toMatchObject({ fields: { text: { stringValue: 'café 😀' }, bytes: { bytesValue: 'AP8=' } } })
})

it('an import of what is not there is refused', async () => {
  const project = freshProject()
  const body = {
    database: `projects/${project}/databases/(default)`,
    export_directory: folder,
    export_name: 'nothing',
  }
  expect((await send('POST', `/emulator/v1/projects/${project}:import`, body)).status).toBe(400)
})

it('the request log tells who asked, what the rules said and how much was read', async () => {
  const project = freshProject()
  await putRules(project, OPEN)
  await set(project, 'c/a', {})
  await send('DELETE', `/emulator/v1/projects/${project}/requests`)
  const path = `/v1/projects/${project}/databases/(default)/documents`
  await send('GET', `${path}/c/a`, undefined, TOKEN)
  await send('POST', `${path}:runQuery`, { structuredQuery: { from: [{ collectionId: 'c' }] } }, TOKEN)
  const { body } = await send('GET', `/emulator/v1/projects/${project}/requests`)
  expect(body).toMatchObject({
    totals: { requests: 2, documentReads: 1, ruleReads: 0 },
    requests: [
      {
        rpc: 'GetDocument',
        caller: 'ana',
        status: 'OK',
        documentReads: 1,
        decisions: [{ method: 'get', path: 'c/a', allowed: true, line: 1 }],
      },
      {
        rpc: 'RunQuery',
        caller: 'ana',
        status: 'PERMISSION_DENIED',
        documentReads: 0,
        decisions: [{ method: 'list', path: 'c', allowed: false }],
      },
    ],
  })
  expect(reports.at(-1)).toMatch(/^RunQuery: list c denied to ana: .*L1/)
  const { body: page } = await send('GET', `/emulator/v1/projects/${project}/requests.html`)
  expect(page).toMatch(/RunQuery<td>ana<td>PERMISSION_DENIED<td>list c: denied, line 1/)
})

it('a reset forgets the data and keeps the rules', async () => {
  const project = freshProject()
  await putRules(project, OPEN)
  await set(project, 'c/a', {})
  expect(await send('POST', '/reset')).toEqual({ status: 200, body: 'Resetting...\n' })
  expect(await names(project, 'c')).toEqual([])
  expect((await send('GET', `/v1/projects/${project}/databases/(default)/documents/c/b`)).status).toBe(403)
})

it('what nobody serves is not found', async () => {
  expect(await send('GET', '/nope')).toEqual({ status: 404, body: 'Not Found\n' })
  expect(await send('GET', '/emulator/v1/nope')).toEqual({ status: 404, body: 'Not Found\n' })
})
