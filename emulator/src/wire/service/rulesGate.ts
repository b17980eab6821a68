import { authorize } from '../../rules/index.ts'
import type { DocumentAccess, FirestoreRulesRequest, RulesQuery } from '../../rules/index.ts'
import { StatusError } from '../../status.ts'
import type { Author, CommitOptions, Document, PreparedChange, PreparedCommit } from '../../store/index.ts'
import type { ParsedName } from '../../store/names.ts'
import { Timestamp } from '../../values/value.ts'
import type { Caller } from './authorization.ts'
import type { Call } from './call.ts'

type Scope = FirestoreRulesRequest['scope']
type Judged = Pick<FirestoreRulesRequest, 'method' | 'resource' | 'newResource' | 'query'>

/** Where the rules of one request read other documents. */
export interface RulesReads {
  peek(name: string): Document | undefined
}

interface Gate {
  readonly call: Call
  readonly place: ParsedName
  readonly scope: Scope
  readonly time: Timestamp
  readonly access: DocumentAccess
}

/** A check for reads of one request; throws PERMISSION_DENIED with the reasons. */
export interface ReadGate {
  /** A single document as it is stored, `undefined` when there is none. */
  get(name: string, document: Document | undefined): void
  /** A query over `path`: the parent's path and the collection id. */
  list(path: string, query: RulesQuery): void
}

const OPEN: ReadGate = { get: () => undefined, list: () => undefined }

/** Makes the check for the reads of one request, all of which share what the rules have read. */
export function gateReads(call: Call, place: ParsedName, reads: RulesReads, scope: Scope): ReadGate {
  if (call.authenticate(place.project).admin) return OPEN
  const peek = (name: string): Document | undefined => reads.peek(name)
  const time = now(call)
  const debug = debugOf(call)
  const gate: Gate = { call, place, scope, time, access: { get: peek, getAfter: peek, debug } }
  return {
    get(name, document) {
      decide(gate, relativePath(place, name), { method: 'get', resource: document })
    },
    list(path, query) {
      decide(gate, path, { method: 'list', query })
    },
  }
}

/** How a caller's writes are committed: judged by the rules, and told of under the caller's name. */
export function commitOptions(call: Call, place: ParsedName, scope: Scope): CommitOptions {
  return {
    judge: (prepared) => judgeCommit(call, place, prepared, scope),
    author: authorOf(call.authenticate(place.project)),
  }
}

/** The kinds of principals are those of Eventarc's auth context; a user of an app is none of the other kinds. */
function authorOf(caller: Caller): Author {
  if (caller.admin) return { type: 'service_account' }
  return caller.auth === null ? { type: 'unauthenticated' } : { type: 'unknown', id: caller.auth.uid }
}

/**
 * Judges a commit by its outcome, every document once; throws PERMISSION_DENIED for the first that is denied, then what a
 * precondition or a limit says, and INVALID_ARGUMENT for a document with too many index entries where those are known.
 */
export function judgeCommit(call: Call, place: ParsedName, prepared: PreparedCommit, scope: Scope): void {
  judgeChanges(call, place, prepared, scope)
  prepared.confirm()
  for (const { name, after, changed } of prepared.changes) {
    if (changed && after !== undefined) call.backend.indexes?.limitEntries(relativePath(place, name), after)
  }
}

function judgeChanges(call: Call, place: ParsedName, prepared: PreparedCommit, scope: Scope): void {
  if (call.authenticate(place.project).admin) return
  const access: DocumentAccess = {
    get: (name) => prepared.readBefore(name),
    getAfter: (name) => prepared.readAfter(name),
    debug: debugOf(call),
  }
  const gate: Gate = { call, place, scope, time: prepared.requestTime, access }
  for (const change of prepared.changes) {
    decide(gate, relativePath(place, change.name), judgedChange(change))
  }
}

/** What rules show with `debug(…)` goes where denials are told. */
function debugOf(call: Call): (text: string) => void {
  return (text) => call.backend.report(`${call.rpc}: debug: ${text}`)
}

/** A `verify` tells whether a document exists or changed, so it takes the right to read it. */
function judgedChange({ kind, before, after, claim }: PreparedChange): Judged {
  if (kind === 'verify') return { method: 'get', resource: before }
  const resource = claim === 'absent' ? undefined : before
  if (kind === 'delete') return { method: 'delete', resource }
  const isNew = claim === undefined ? before === undefined : claim === 'absent'
  return { method: isNew ? 'create' : 'update', resource, newResource: after }
}

function decide(gate: Gate, path: string, judged: Judged): void {
  const { call, place } = gate
  const ruleset = call.backend.rules.forProject(place.project)
  const caller = call.authenticate(place.project)
  if (ruleset === undefined || caller.admin) return
  const { project, databaseId: database } = place
  const { scope, time, access } = gate
  const request = { ...judged, path: path.split('/'), project, database, auth: caller.auth, time, scope }
  const verdict = authorize(ruleset, request, access)
  const { allowed, line, message: reason } = verdict
  call.backend.variants.compare(request, access, allowed)
  call.decided(
    { method: judged.method, path, allowed, line, reason: allowed ? undefined : reason },
    verdict.reads,
  )
  if (!allowed) throw new StatusError('PERMISSION_DENIED', reason)
}

function relativePath(place: ParsedName, name: string): string {
  return name.slice(place.database.length + '/documents/'.length)
}

function now(call: Call): Timestamp {
  const milliseconds = call.backend.now()
  const seconds = Math.floor(milliseconds / 1000)
  return new Timestamp(seconds, Math.trunc(milliseconds - seconds * 1000) * 1_000_000)
}
