import { compileRules } from './compile.ts'
import { decide } from './decision.ts'
import { documentName, serviceCallError } from './documentLedger.ts'
import { type DocumentReader, Evaluation } from './evaluation.ts'
import { LiteralMap, pathOfName } from './maps.ts'
import type { Allow } from './matchTree.ts'
import type { Ruleset } from './ruleset.ts'
import { fromExpressionValue, fromRestFields, memberOf } from './storageValues.ts'
import type { Issue, Method } from './types.ts'
import { Failure, isMap, type RulesMap, RulesPath, type RuleValue } from './values.ts'

export interface StorageRulesRuntime {
  /** Takes one line of standard input. */
  line(text: string): void
}

/** In production an evaluation of Storage rules reads at most so many documents. */
const MAX_DOCUMENTS = 2

const METHODS: ReadonlyMap<unknown, readonly Method[]> = new Map<unknown, readonly Method[]>([
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
])

/** A verification that was answered: its context, the documents it read as the host sent them (null: not found), the verdict. */
export interface StorageDecision {
  readonly context: unknown
  readonly documents: Readonly<Record<string, unknown>>
  readonly permit: boolean
}

/** One `verify`, from its request to its answer, with the documents that the host has sent for it so far. */
interface Verification {
  readonly ruleset: Ruleset
  readonly method: string
  readonly methods: readonly Method[]
  readonly path: readonly string[]
  readonly request: RuleValue
  readonly resource: RuleValue
  readonly context: unknown
  readonly documents: Map<string, RulesMap | null>
  /** The same documents as they were sent. */
  readonly sent: Map<string, unknown>
  /** The path of the document that was asked for last. */
  awaited: string
}

/** Thrown out of an evaluation that cannot go on before the host has sent a document. */
class DocumentNeeded extends Error {
  readonly path: string
  constructor(path: string) {
    super(`The evaluation needs ${path}`)
    this.name = 'DocumentNeeded'
    this.path = path
  }
}

/**
 * The Storage rules runtime that firebase-tools talks to (docs/protocol.md, "Storage rules"): JSON lines in and out.
 * `write` gets one line at a time, without its newline, the greeting at once. A verification that needs a Firestore
 * document asks the host for it and starts again once the document is there.
 */
export function createStorageRulesRuntime(output: {
  write(line: string): void
  /** Told of every verdict. */
  decided?(decision: StorageDecision): void
}): StorageRulesRuntime {
  const rulesets = new Map<string, Ruleset>()
  const verifications = new Map<unknown, Verification>()
  const send = (message: object): void => {
    output.write(JSON.stringify(message))
  }
  const answer = (
    id: unknown,
    result: object | undefined,
    errors: readonly string[],
    warnings: readonly string[],
  ) => {
    send({ id, status: 'ok', errors, warnings, ...(result !== undefined && { result }) })
  }

  const load = (id: unknown, context: unknown): void => {
    const files = memberOf(memberOf(context, 'source'), 'files')
    const file: unknown = Array.isArray(files) ? files[0] : undefined
    const content = memberOf(file, 'content')
    const name = memberOf(file, 'name')
    if (typeof content !== 'string') {
      answer(id, undefined, [described('The ruleset has no file.')], [])
      return
    }
    const { ruleset, issues } = compileRules(
      content,
      'firebase.storage',
      typeof name === 'string' ? name : undefined,
    )
    const texts = (severity: Issue['severity']): string[] =>
      issues.filter((issue) => issue.severity === severity).map(issueText)
    if (ruleset === undefined) {
      answer(id, undefined, texts('ERROR'), texts('WARNING'))
      return
    }
    rulesets.set(String(memberOf(context, 'rulesetName')), ruleset)
    answer(id, { rulesVersion: ruleset.version }, [], texts('WARNING'))
  }

  const run = (id: unknown, verification: Verification): void => {
    try {
      const permit = permits(verification)
      verifications.delete(id)
      const { context, sent } = verification
      output.decided?.({ context, documents: Object.fromEntries(sent), permit })
      answer(id, { permit }, [], [])
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error
      verification.awaited = error.path
      verifications.set(id, verification)
      // The host finds what an answer belongs to by the id of its own request, so that serves as ours.
      send({
        server_request_id: id,
        action: 'fetch_firestore_document',
        status: 'ok',
        context: { path: error.path },
      })
    }
  }

  const verify = (id: unknown, context: unknown): void => {
    const ruleset = rulesets.get(String(memberOf(context, 'rulesetName')))
    const verification = ruleset === undefined ? 'Unknown ruleset.' : verificationOf(ruleset, context)
    if (typeof verification === 'string') answer(id, undefined, [described(verification)], [])
    else run(id, verification)
  }

  const receive = (id: unknown, message: unknown): void => {
    const verification = verifications.get(id)
    if (verification === undefined) return
    const found = memberOf(message, 'status') === 'ok' ? memberOf(message, 'result') : undefined
    admit(verification, found)
    run(id, verification)
  }

  const handle = (message: unknown): void => {
    const id = memberOf(message, 'id')
    const action = memberOf(message, 'action')
    const context = memberOf(message, 'context')
    if (action === undefined) receive(id, message)
    else if (action === 'load_ruleset') load(id, context)
    else if (action === 'verify') verify(id, context)
    else answer(id, undefined, [described('Unknown action.')], [])
  }

  send({ id: -1, status: 'ok', errors: [], warnings: [] })
  return {
    line: (text) => {
      if (text.trim() === '') return
      const message = parsed(text)
      if (message === undefined) return
      try {
        handle(message)
      } catch (error) {
        answer(
          memberOf(message, 'id'),
          undefined,
          [described(error instanceof Error ? error.message : 'Error.')],
          [],
        )
      }
    },
  }
}

function verificationOf(ruleset: Ruleset, context: unknown): Verification | string {
  const method = memberOf(context, 'method')
  const methods = METHODS.get(method)
  const path = memberOf(context, 'path')
  if (typeof method !== 'string' || methods === undefined) return 'Unknown method.'
  if (typeof path !== 'string') return 'Missing path.'
  const segments = segmentsOf(path)
  const variables = memberOf(context, 'variables')
  const variable = (name: string): RuleValue => {
    const value = memberOf(variables, name)
    return value === undefined ? null : (fromExpressionValue(value) ?? null)
  }
  return {
    ruleset,
    method,
    methods,
    path: segments,
    request: withPath(variable('request'), segments),
    resource: variable('resource'),
    context,
    documents: new Map(),
    sent: new Map(),
    awaited: '',
  }
}

/** Of `/b/{bucket}/o/{name}`; names may hold empty segments (`a//b`), which make them other names. */
function segmentsOf(path: string): readonly string[] {
  return path.replace(/^\//, '').replace(/\/$/, '').split('/')
}

/** The request with the path as it is: the host leaves out empty segments. */
function withPath(request: RuleValue, segments: readonly string[]): RuleValue {
  if (!isMap(request) || request.get('path') === undefined) return request
  const entries = request.keys().map((key) => [key, request.get(key) ?? null] as const)
  return new LiteralMap([...entries, ['path', new RulesPath(segments)]])
}

/**
 * The verdict on the context of a `verify`, with all documents at hand: `find` answers one by its path
 * (`/databases/{d}/documents/…`) as `{name, fields}`, or nothing.
 */
export function decideStorage(ruleset: Ruleset, context: unknown, find: (path: string) => unknown): boolean {
  const verification = verificationOf(ruleset, context)
  if (typeof verification === 'string') throw new TypeError(verification)
  for (;;) {
    try {
      return permits(verification)
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error
      verification.awaited = error.path
      admit(verification, find(error.path) ?? undefined)
    }
  }
}

function admit(verification: Verification, found: unknown): void {
  const { awaited, documents, sent } = verification
  documents.set(awaited, found === undefined ? null : documentOf(found))
  sent.set(awaited, found ?? null)
}

/** Evaluates from the start. An `allow` counts for `read` or `write` when it grants all that these include. */
function permits(verification: Verification): boolean {
  const { ruleset, method, methods, path, request, resource } = verification
  const documents = documentReader(verification)
  const covers = (allow: Allow): boolean => methods.every((each) => allow.methods.has(each))
  const debug = (text: string): void => {
    console.error(text)
  }
  const evaluation = new Evaluation({ request, resource, documents, debug })
  return decide(ruleset.tree.find(path), covers, method, evaluation).allowed
}

function documentReader({ documents }: Verification): DocumentReader {
  const admitted = new Set<string>()
  const get = (access: string, path: RulesPath): RulesMap | null | Failure => {
    const text = path.toString()
    if (documentName('', path) === undefined) return serviceCallError(access, path)
    if (!admitted.has(text) && admitted.size >= MAX_DOCUMENTS) return serviceCallError(access, path)
    admitted.add(text)
    const document = documents.get(text)
    if (document === undefined) throw new DocumentNeeded(text)
    return document
  }
  return {
    get,
    exists(access, path) {
      const document = get(access, path)
      return document instanceof Failure ? document : document !== null
    },
  }
}

function documentOf(found: unknown): RulesMap {
  const name = memberOf(found, 'name')
  const path = pathOfName(typeof name === 'string' ? name : '')
  return new LiteralMap([
    ['data', fromRestFields(memberOf(found, 'fields'))],
    ['id', String(path.segments.at(-1) ?? '')],
    ['__name__', path],
  ])
}

/** Text that is no JSON is nothing that could be answered: it has no id. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function issueText({ description, sourcePosition }: Issue): string {
  return JSON.stringify({
    description_: description,
    sourcePosition_: {
      fileName_: sourcePosition.fileName,
      line_: sourcePosition.line,
      column_: sourcePosition.column,
    },
  })
}

/** The host shows an issue with its place, so one that has none gets the start of the file. */
function described(description: string): string {
  return JSON.stringify({
    description_: description,
    sourcePosition_: { fileName_: 'storage.rules', line_: 1, column_: 1 },
  })
}
