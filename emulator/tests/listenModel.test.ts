import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withRawGrpc } from './support/rawGrpc.ts'
import type { RawStream } from './support/rawGrpc.ts'
import { freshProject, withServer } from './support/server.ts'

/**
 * A client of the Listen protocol with a memory, as the SDKs have one, against a model of the data: whatever is written and
 * whenever the stream breaks, at every global snapshot it knows exactly what its targets match, and it is never told
 * again what it knows.
 */
const server = withServer()
const grpc = withRawGrpc(server)

interface Data {
  readonly n: number
  readonly on: boolean
}

type Model = Map<string, Data>

interface Target {
  readonly id: number
  readonly request: (root: string) => object
  readonly expected: (model: Model) => readonly string[]
}

function query(root: string, more: object): object {
  return { query: { parent: root, structuredQuery: { from: [{ collectionId: 'c' }], ...more } } }
}

function byNumber([idA, a]: readonly [string, Data], [idB, b]: readonly [string, Data]): number {
  return a.n - b.n || (idA < idB ? -1 : 1)
}

const TARGETS: readonly Target[] = [
  { id: 2, request: (root) => query(root, {}), expected: (model) => [...model.keys()] },
  {
    id: 4,
    request: (root) =>
      query(root, {
        where: { fieldFilter: { field: { fieldPath: 'on' }, op: 'EQUAL', value: { booleanValue: true } } },
      }),
    expected: (model) => [...model].filter(([, { on }]) => on).map(([id]) => id),
  },
  {
    id: 6,
    request: (root) => query(root, { orderBy: [{ field: { fieldPath: 'n' } }], limit: 3 }),
    expected: (model) => {
      const sorted = [...model].toSorted(byNumber)
      return sorted.slice(0, 3).map(([id]) => id)
    },
  },
  {
    id: 8,
    request: (root) =>
      query(root, { orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }], offset: 1, limit: 2 }),
    expected: (model) => {
      const sorted = [...model].toSorted((a, b) => b[1].n - a[1].n || (a[0] < b[0] ? 1 : -1))
      return sorted.slice(1, 3).map(([id]) => id)
    },
  },
  {
    id: 10,
    request: (root) => ({ documents: { documents: [`${root}/c/d0`, `${root}/c/d1`] } }),
    expected: (model) => ['d0', 'd1'].filter((id) => model.has(id)),
  },
]

interface Response {
  readonly targetChange?: {
    readonly targetChangeType?: string
    readonly targetIds?: readonly number[]
    readonly resumeToken?: string
    readonly readTime?: string
  }
  readonly documentChange?: {
    readonly document: { readonly name: string; readonly updateTime: string }
    readonly targetIds?: readonly number[]
    readonly removedTargetIds?: readonly number[]
  }
  readonly documentDelete?: Removal
  readonly documentRemove?: Removal
  readonly filter?: { readonly targetId: number; readonly count?: number }
}

interface Removal {
  readonly document: string
  readonly removedTargetIds?: readonly number[]
}

class Listener {
  readonly #project: string
  #stream: RawStream<unknown> | undefined
  /** Per target: the id of every document it holds, with its update time. */
  readonly known = new Map<number, Map<string, string>>(TARGETS.map(({ id }) => [id, new Map()]))
  #resumeToken = ''
  /** What it was told although it knew, or was told wrongly. */
  readonly complaints: string[] = []

  constructor(project: string) {
    this.#project = project
  }

  get #root(): string {
    return `projects/${this.#project}/databases/(default)/documents`
  }

  /** Opens the stream and adds all targets, going on where it was cut; resolves when all are current. */
  async open(): Promise<void> {
    this.#stream = grpc.openListen('Bearer owner')
    for (const { id, request } of TARGETS) {
      this.#stream.send({
        database: this.#root.replace('/documents', ''),
        addTarget: { targetId: id, ...request(this.#root), resumeToken: this.#resumeToken },
      })
    }
    for (let current = 0; current < TARGETS.length;) {
      const { targetChange } = await this.#next()
      if (targetChange?.targetChangeType === 'CURRENT') current += 1
    }
    await this.#untilSnapshot('')
  }

  cut(): void {
    this.#stream?.cancel()
  }

  /** Resolves at the first global snapshot not before a time. */
  async until(time: string): Promise<void> {
    await this.#untilSnapshot(time)
  }

  async #untilSnapshot(time: string): Promise<void> {
    for (;;) {
      const { targetChange } = await this.#next()
      if (targetChange === undefined || targetChange.targetIds !== undefined) continue
      this.#resumeToken = targetChange.resumeToken ?? ''
      if (instant(targetChange.readTime ?? '') >= instant(time)) return
    }
  }

  async #next(): Promise<Response> {
    const response = (await this.#stream?.next()) as Response & { end?: number }
    if (response.end !== undefined) throw new Error(`The stream ended: ${JSON.stringify(response)}`)
    this.#apply(response)
    return response
  }

  #apply({ documentChange, documentDelete, documentRemove, targetChange, filter }: Response): void {
    if (targetChange?.targetChangeType === 'RESET') {
      for (const id of targetChange.targetIds ?? []) this.known.get(id)?.clear()
    }
    if (documentChange !== undefined) {
      const { document, targetIds = [], removedTargetIds = [] } = documentChange
      const id = document.name.slice(document.name.lastIndexOf('/') + 1)
      for (const target of targetIds) {
        const documents = this.known.get(target)
        if (documents?.get(id) === document.updateTime)
          this.complaints.push(`${target} was told twice of ${id}`)
        documents?.set(id, document.updateTime)
      }
      this.#remove({ document: document.name, removedTargetIds })
    }
    if (documentDelete !== undefined) this.#remove(documentDelete)
    if (documentRemove !== undefined) this.#remove(documentRemove)
    if (filter !== undefined && this.known.get(filter.targetId)?.size !== (filter.count ?? 0)) {
      this.complaints.push(`${filter.targetId} has ${filter.count} documents`)
    }
  }

  #remove({ document, removedTargetIds = [] }: Removal): void {
    const id = document.slice(document.lastIndexOf('/') + 1)
    for (const target of removedTargetIds) this.known.get(target)?.delete(id)
  }
}

/** Comparable, with its microseconds. */
function instant(time: string): string {
  return time.replace(
    /(?:\.(\d+))?Z$/,
    (_, fraction: string | undefined) => `.${(fraction ?? '').padEnd(6, '0')}`,
  )
}

type Write = { readonly id: string; readonly data: Data | undefined }

/** Commits and changes the model; the time of the commit when it changed anything. */
async function commit(project: string, model: Model, writes: readonly Write[]): Promise<string | undefined> {
  const database = `projects/${project}/databases/(default)`
  const { responses } = await grpc.call(
    'Commit',
    {
      database,
      writes: writes.map(({ id, data }) => {
        const name = `${database}/documents/c/${id}`
        if (data === undefined) return { delete: name }
        return { update: { name, fields: { n: { integerValue: data.n }, on: { booleanValue: data.on } } } }
      }),
    },
    'Bearer owner',
  )
  let isChange = false
  for (const { id, data } of writes) {
    const before = model.get(id)
    isChange ||= before?.n !== data?.n || before?.on !== data?.on
    if (data === undefined) model.delete(id)
    else model.set(id, data)
  }
  const { commitTime } = responses[0] as { commitTime: string }
  return isChange ? commitTime : undefined
}

const write: fc.Arbitrary<Write> = fc.record({
  id: fc.nat(7).map((n) => `d${n}`),
  data: fc.option(fc.record({ n: fc.nat(4), on: fc.boolean() }), { nil: undefined, freq: 4 }),
})

/** One document once in a commit, since only its last state counts. */
const writes = fc.uniqueArray(write, { minLength: 1, maxLength: 4, selector: ({ id }) => id })

const action = fc.oneof(
  { weight: 5, arbitrary: writes.map((each) => ({ kind: 'commit', writes: each }) as const) },
  {
    weight: 1,
    arbitrary: fc.array(writes, { maxLength: 3 }).map((missed) => ({ kind: 'cut', missed }) as const),
  },
)

it('listeners know what is there at every snapshot, through any writes and any cuts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 15 }), async (actions) => {
      const project = freshProject()
      const model: Model = new Map()
      await commit(project, model, [{ id: 'd0', data: { n: 1, on: true } }])
      const listener = new Listener(project)
      await listener.open()
      for (const each of actions) {
        if (each.kind === 'commit') {
          const time = await commit(project, model, each.writes)
          if (time !== undefined) await listener.until(time)
        } else {
          listener.cut()
          for (const missed of each.missed) await commit(project, model, missed)
          await listener.open()
        }
        for (const { id, expected } of TARGETS) {
          expect([id, [...(listener.known.get(id)?.keys() ?? [])].toSorted()]).toEqual([
            id,
            expected(model).toSorted(),
          ])
        }
      }
      listener.cut()
      expect(listener.complaints).toEqual([])
    }),
    { numRuns: Number(process.env['FUZZ'] ?? 1) * 30 },
  )
})
