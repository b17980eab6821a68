import { describe, expect, it } from 'vitest'
import { excepts, meets, recorded } from '../src/testing/recorded.ts'
import { withRawGrpc } from './support/rawGrpc.ts'
import { withServer } from './support/server.ts'

const server = withServer()
const grpc = withRawGrpc(server)
const ROOT = 'projects/list/databases/(default)/documents'

interface Listing {
  readonly grpc: readonly {
    readonly anonymous?: boolean
    readonly parent?: string
    readonly request: Readonly<Record<string, unknown>>
    readonly expect: {
      readonly documents?: readonly string[]
      readonly pages?: readonly (readonly string[])[]
      readonly fields?: readonly string[]
      readonly code?: string
      readonly message?: string
    }
  }[]
  readonly rest: readonly {
    readonly path: string
    readonly expect: {
      readonly documents?: readonly string[]
      readonly nextPage?: boolean
      readonly http?: number
      readonly message?: string
      readonly body?: string
    }
  }[]
}

const FILE = 'extra/list-documents.json'
const listing = recorded<Listing>(FILE)
/** The official server refuses descending names; ours serves them. */
const DESCENDING = 'Firestore does not support descending key scans'

interface Page {
  readonly documents?: readonly { readonly name: string; readonly fields?: object }[]
  readonly nextPageToken?: string
  readonly error?: { readonly message: string }
}

async function seed(): Promise<string> {
  const commit = async (paths: readonly string[]): Promise<string> => {
    const fields = { m: { integerValue: 1 }, n: { integerValue: 2 } }
    const writes = paths.map((path) => ({ update: { name: `${ROOT}/${path}`, fields } }))
    const url = `${server.url}/v1/${ROOT}:commit`
    const response = await fetch(url, { method: 'POST', body: JSON.stringify({ writes }) })
    return ((await response.json()) as { commitTime: string }).commitTime
  }
  await fetch(`${server.url}/emulator/v1/${ROOT}`, { method: 'DELETE' })
  const first = await commit(['c/a', 'd/b'])
  await commit(['c/b', 'a/z', 'B/x', 'c/m/sub/x', 'e/q/sub/y', 'c/a/s/1', 'c/a/t/2'])
  return first
}

function paths({ documents = [] }: Page): readonly string[] {
  return documents.map(({ name }) => name.slice(ROOT.length + 1))
}

describe('documents are listed as recorded', () => {
  it('gRPC', async ({ task }) => {
    const firstCommit = await seed()
    const observations: unknown[] = []
    const wanted: unknown[] = []
    for (const each of listing.grpc) {
      if (each.expect.message === DESCENDING) {
        excepts(task, FILE, 'refuses order by __name__ descending, which production serves')
        continue
      }
      meets(task, FILE)
      const request = JSON.stringify(each.request).replace('<first commit time>', firstCommit)
      const { documents, message, fieldNames } = await listAll(
        each.parent,
        JSON.parse(request) as object,
        each.anonymous,
      )
      const { fields = ['m', 'n'] } = each.expect
      observations.push([
        request,
        documents,
        message,
        fieldNames.every((names) => names === '' || names === fields.join()),
      ])
      wanted.push([
        request,
        each.expect.pages?.flat() ?? each.expect.documents ?? [],
        each.expect.message ?? '',
        true,
      ])
    }
    expect(observations).toEqual(wanted)
  })

  it('REST', async ({ task }) => {
    meets(task, FILE, listing.rest.length)
    await seed()
    const observations: unknown[] = []
    const wanted: unknown[] = []
    for (const { path, expect: expected } of listing.rest) {
      const response = await fetch(`${server.url}/v1/${ROOT}${path}`, {
        headers: { authorization: 'Bearer owner' },
      })
      const text = await response.text()
      const page = (text.startsWith('{') ? JSON.parse(text) : {}) as Page
      observations.push([
        path,
        page.error?.message,
        paths(page),
        page.nextPageToken !== undefined,
        response.status,
      ])
      const status = expected.http ?? 200
      wanted.push([path, expected.message, expected.documents ?? [], expected.nextPage ?? false, status])
    }
    expect(observations).toEqual(wanted)
  })
})

/** All pages of a listing, and the names of the fields of every document. */
async function listAll(
  parent: string | undefined,
  request: object,
  isAnonymous = false,
): Promise<{ documents: readonly string[]; message: string; fieldNames: readonly string[] }> {
  const documents: string[] = []
  const fieldNames: string[] = []
  let pageToken = ''
  for (;;) {
    const { responses, message } = await grpc.call(
      'ListDocuments',
      { parent: parent === undefined ? ROOT : `${ROOT}/${parent}`, ...request, pageToken },
      isAnonymous ? null : 'Bearer owner',
    )
    const page = (responses[0] ?? {}) as Page
    documents.push(...paths(page))
    fieldNames.push(...(page.documents ?? []).map(({ fields = {} }) => Object.keys(fields).toSorted().join()))
    pageToken = page.nextPageToken ?? ''
    if (pageToken === '') return { documents, message, fieldNames }
  }
}
