import { structured } from './query.ts'
import type { QueryAsk } from './query.ts'
import { encode, encodeFields } from './values.ts'
import type { Plain, PlainFields } from './values.ts'

/** A condition on a write; `last` is the time of the commit before. */
export type If = { readonly exists: boolean } | { readonly updateTime: string }

export interface Transform {
  readonly field: string
  readonly increment?: Plain
  readonly maximum?: Plain
  readonly minimum?: Plain
  readonly append?: readonly Plain[]
  readonly remove?: readonly Plain[]
  readonly requestTime?: true
}

export type WriteAsk = (
  | {
      readonly set: string
      readonly to?: PlainFields
      readonly mask?: readonly string[]
      readonly apply?: readonly Transform[]
    }
  | { readonly delete: string }
  | { readonly verify: string }
) & { readonly if?: If }

export interface Aggregation {
  readonly count?: true
  readonly upTo?: string
  readonly sum?: string
  readonly avg?: string
  readonly as?: string
}

/** Who asks: an administrator, someone without a token, or a user by the claims of the token. */
export type Who = 'admin' | 'nobody' | Readonly<Record<string, unknown>>

interface Answered {
  readonly status: number
  readonly body: unknown
}

/** Asks one project of one emulator over REST; what it is answered is cut down to what vectors speak of. */
export class Player {
  readonly #url: string
  readonly #project: string
  readonly #transactions = new Map<string, string>()
  #lastCommit = ''

  constructor(url: string, project: string) {
    this.#url = url
    this.#project = project
  }

  get #documents(): string {
    return `projects/${this.#project}/databases/(default)/documents`
  }

  /** Puts documents there, whatever the rules say. */
  async fill(documents: Readonly<Record<string, PlainFields>>): Promise<void> {
    const writes = Object.entries(documents).map(([set, to]) => ({ set, to }))
    const refusal = await this.commit(writes, { as: 'admin' })
    if (refusal !== 'OK') throw new Error(refusal)
  }

  async loadRules(content: string): Promise<void> {
    const body = { rules: { files: [{ name: 'firestore.rules', content }] } }
    const url = `${this.#url}/emulator/v1/projects/${this.#project}:securityRules`
    const response = await fetch(url, { method: 'PUT', body: JSON.stringify(body) })
    if (!response.ok) throw new Error(await response.text())
  }

  /** The ids that a query finds, or with `paths` the paths, in order; or why it is refused. */
  async query(
    ask: QueryAsk,
    {
      as,
      inside,
      paths = ask.group,
    }: { as?: Who; inside?: string | undefined; paths?: boolean | undefined } = {},
  ): Promise<string> {
    const answer = await this.#post(
      `${this.#under(ask)}:runQuery`,
      {
        structuredQuery: structured(ask),
        ...this.#transaction(inside),
      },
      as,
    )
    if (answer.status !== 200) return refusalOf(answer)
    const found = (answer.body as { document?: { name: string } }[]).flatMap(({ document }) => document ?? [])
    return found.map(({ name }) => (paths === true ? this.#pathOf(name) : name.split('/').at(-1))).join(' ')
  }

  /** The fields of the documents that a query finds. */
  async fieldsOf(ask: QueryAsk): Promise<unknown> {
    const answer = await this.#post(`${this.#under(ask)}:runQuery`, { structuredQuery: structured(ask) })
    if (answer.status !== 200) return refusalOf(answer)
    const found = (answer.body as { document?: { fields?: object } }[]).flatMap(
      ({ document }) => document ?? [],
    )
    return found.map(({ fields = {} }) => fields)
  }

  async aggregate(ask: QueryAsk, aggregations: readonly Aggregation[], as?: Who): Promise<unknown> {
    const answer = await this.#post(
      `${this.#under(ask)}:runAggregationQuery`,
      {
        structuredAggregationQuery: {
          structuredQuery: structured(ask),
          aggregations: aggregations.map(aggregationOf),
        },
      },
      as,
    )
    if (answer.status !== 200) return refusalOf(answer)
    return (answer.body as { result: { aggregateFields: object } }[])[0]?.result.aggregateFields
  }

  /** `OK`, or why a commit is refused. */
  async commit(
    writes: readonly WriteAsk[],
    { as, inside }: { as?: Who; inside?: string | undefined } = {},
  ): Promise<string> {
    const answer = await this.#commit(writes, as, inside)
    return answer.status === 200 ? 'OK' : refusalOf(answer)
  }

  /** The results of the transforms of a commit's only write. */
  async transform(write: WriteAsk): Promise<unknown> {
    const answer = await this.#commit([write])
    if (answer.status !== 200) return refusalOf(answer)
    const results = (answer.body as { writeResults?: { transformResults?: unknown[] }[] }).writeResults
    return (results?.[0]?.transformResults ?? []).map(withoutTime)
  }

  /** One word per write. */
  async batchWrite(writes: readonly WriteAsk[], as: Who = 'admin'): Promise<string> {
    const answer = await this.#post(':batchWrite', { writes: writes.map((write) => this.#write(write)) }, as)
    if (answer.status !== 200) return refusalOf(answer)
    const { status } = answer.body as { status: { code?: number }[] }
    return status.map(({ code = 0 }) => (code === 0 ? 'OK' : `code ${code}`)).join(' ')
  }

  /** The fields of a document, or why there are none. */
  async get(path: string, { as, inside }: { as?: Who; inside?: string | undefined } = {}): Promise<unknown> {
    const { transaction } = this.#transaction(inside)
    const parameters = transaction === undefined ? '' : `?transaction=${encodeURIComponent(transaction)}`
    const answer = await this.#send('GET', `/v1/${this.#documents}/${path}${parameters}`, undefined, as)
    if (answer.status !== 200) return refusalOf(answer)
    const { fields = {} } = answer.body as { fields?: Readonly<Record<string, unknown>> }
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withoutTime(value)]))
  }

  /** Begins a transaction that is called by a name from then on. */
  async begin(name: string, options: { readOnly?: true; retry?: string } = {}): Promise<string> {
    const retry = options.retry === undefined ? undefined : this.#transactions.get(options.retry)
    const answer = await this.#post(':beginTransaction', {
      options: options.readOnly === true ? { readOnly: {} } : { readWrite: { retryTransaction: retry } },
    })
    if (answer.status !== 200) return refusalOf(answer)
    this.#transactions.set(name, (answer.body as { transaction: string }).transaction)
    return 'OK'
  }

  async rollback(name: string): Promise<string> {
    const answer = await this.#post(':rollback', this.#transaction(name))
    return answer.status === 200 ? 'OK' : refusalOf(answer)
  }

  /** The paths of a list, page after page, each page in brackets where there is a size. */
  async list(path: string, parameters: Readonly<Record<string, string>> = {}, as?: Who): Promise<string> {
    const pages: string[] = []
    let pageToken = ''
    do {
      const search = new URLSearchParams({ ...parameters, pageToken })
      const answer = await this.#send('GET', `/v1/${this.#documents}/${path}?${search}`, undefined, as)
      if (answer.status !== 200) return refusalOf(answer)
      const page = answer.body as { documents?: { name: string }[]; nextPageToken?: string }
      pages.push((page.documents ?? []).map(({ name }) => this.#pathOf(name)).join(' '))
      pageToken = page.nextPageToken ?? ''
    } while (pageToken !== '')
    return parameters['pageSize'] === undefined ? pages.join(' ') : pages.map((page) => `[${page}]`).join(' ')
  }

  async collectionIds(path: string, as: Who = 'admin'): Promise<string> {
    const answer = await this.#post(`${path === '' ? '' : `/${path}`}:listCollectionIds`, {}, as)
    if (answer.status !== 200) return refusalOf(answer)
    return ((answer.body as { collectionIds?: string[] }).collectionIds ?? []).join(' ')
  }

  /** Any request; `{documents}` and `{database}` stand in its path and body. */
  async request(
    method: string,
    path: string,
    { authorization, body }: { authorization?: string | undefined; body?: string | undefined } = {},
  ): Promise<string> {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
    const response = await fetch(this.#url + this.#filled(path), {
      method,
      headers,
      body: body === undefined ? null : this.#filled(body),
    })
    const text = await response.text()
    const { error } = text.startsWith('{') ? (JSON.parse(text) as { error?: Status }) : { error: undefined }
    return error === undefined ? String(response.status) : `${response.status} ${statusText(error)}`
  }

  async #commit(writes: readonly WriteAsk[], as?: Who, inside?: string): Promise<Answered> {
    const body = { writes: writes.map((write) => this.#write(write)), ...this.#transaction(inside) }
    const answer = await this.#post(':commit', body, as)
    const { commitTime } = answer.body as { commitTime?: string }
    if (commitTime !== undefined) this.#lastCommit = commitTime
    return answer
  }

  #write(write: WriteAsk): object {
    const currentDocument =
      write.if !== undefined && 'updateTime' in write.if
        ? { updateTime: write.if.updateTime.replace('last', this.#lastCommit) }
        : write.if
    if ('delete' in write) return { delete: `{documents}/${write.delete}`, currentDocument }
    if ('verify' in write) return { verify: `{documents}/${write.verify}`, currentDocument }
    return {
      update: { name: `{documents}/${write.set}`, fields: encodeFields(write.to ?? {}) },
      updateMask: write.mask && { fieldPaths: write.mask },
      updateTransforms: write.apply?.map(transformOf),
      currentDocument,
    }
  }

  #transaction(name: string | undefined): { readonly transaction?: string } {
    const transaction = name === undefined ? undefined : this.#transactions.get(name)
    return transaction === undefined ? {} : { transaction }
  }

  #under({ under }: QueryAsk): string {
    return under === undefined ? '' : `/${under}`
  }

  #pathOf(name: string): string {
    return name.slice(this.#documents.length + 1)
  }

  #filled(text: string): string {
    return text
      .replaceAll('{documents}', this.#documents)
      .replaceAll('{database}', this.#documents.replace('/documents', ''))
  }

  #post(path: string, body: object, as?: Who): Promise<Answered> {
    return this.#send('POST', `/v1/${this.#documents}${path}`, this.#filled(JSON.stringify(body)), as)
  }

  async #send(method: string, path: string, body: string | undefined, as: Who = 'nobody'): Promise<Answered> {
    const headers: Record<string, string> = as === 'nobody' ? {} : { authorization: `Bearer ${tokenOf(as)}` }
    const response = await fetch(this.#url + path, { method, headers, body: body ?? null })
    const text = await response.text()
    return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
  }
}

interface Status {
  readonly status: string
  readonly message?: string
}

/** `STATUS: text`, which is all that refusals are compared by. */
function refusalOf({ body }: Answered): string {
  const answer = Array.isArray(body) ? (body[0] as unknown) : body
  return statusText((answer as { error: Status }).error)
}

function statusText({ status, message = '' }: Status): string {
  return message === '' ? status : `${status}: ${message.trim()}`
}

function tokenOf(who: 'admin' | Readonly<Record<string, unknown>>): string {
  if (who === 'admin') return 'owner'
  const part = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url')
  return `${part({ alg: 'none' })}.${part(who)}.`
}

function transformOf({ field, ...rest }: Transform): object {
  const { increment, maximum, minimum, append, remove } = rest
  return {
    fieldPath: field,
    increment: increment === undefined ? undefined : encode(increment),
    maximum: maximum === undefined ? undefined : encode(maximum),
    minimum: minimum === undefined ? undefined : encode(minimum),
    appendMissingElements: append && { values: append.map(encode) },
    removeAllFromArray: remove && { values: remove.map(encode) },
    setToServerValue: rest.requestTime === true ? 'REQUEST_TIME' : undefined,
  }
}

function aggregationOf({ count, upTo, sum, avg, as }: Aggregation): object {
  return {
    alias: as,
    count: count === true ? { upTo } : undefined,
    sum: sum === undefined ? undefined : { field: { fieldPath: sum } },
    avg: avg === undefined ? undefined : { field: { fieldPath: avg } },
  }
}

/** Times are not the same twice. */
function withoutTime(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'timestampValue' in value ? 'a time' : value
}
