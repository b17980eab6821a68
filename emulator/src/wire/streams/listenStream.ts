import { StatusError } from '../../status.ts'
import { decodeResumeToken, encodeResumeToken } from '../../store/index.ts'
import type {
  Database,
  ListenChange,
  ListenSession,
  ListenSnapshot,
  ListenStart,
  ListenTarget,
} from '../../store/index.ts'
import { parseDatabaseName, parseDocumentName, parseParentName } from '../../store/names.ts'
import type { ParsedName } from '../../store/names.ts'
import type { Timestamp } from '../../values/value.ts'
import type { ListenRequest, ListenResponse, Target, TargetChange } from '../messages/streams.ts'
import { parseAuthorization } from '../service/authorization.ts'
import type { Caller } from '../service/authorization.ts'
import { databaseOf } from '../service/backend.ts'
import type { Backend } from '../service/backend.ts'
import { Call } from '../service/call.ts'
import { toQuery } from '../service/convertQueries.ts'
import { checkQuery } from '../service/queryRpcs.ts'
import { gateReads } from '../service/rulesGate.ts'
import { ofTargets, PendingChanges } from './pendingChanges.ts'
import { toStatusError } from './stream.ts'
import type { Stream, StreamOutput } from './stream.ts'

/**
 * The Listen stream (docs/protocol.md, "The Listen stream"): targets come and go, every commit that concerns one of
 * them is told as the difference followed by one global snapshot; to a client that is behind, several commits together. A
 * target that the rules deny, or that is malformed, is removed with a cause, as production does it also with the first of
 * a stream; the stream stays. Throws what the Authorization header deserves when it is opened.
 */
export function openListenStream(
  backend: Backend,
  authorization: string | undefined,
  output: StreamOutput<ListenResponse>,
): Stream<ListenRequest> {
  return new ListenStream(backend, authorization, output)
}

class ListenStream implements Stream<ListenRequest> {
  readonly #backend: Backend
  readonly #authorization: string | undefined
  readonly #caller: Caller
  readonly #output: StreamOutput<ListenResponse>
  readonly #targets = new Map<number, ListenTarget>()
  readonly #pending = new PendingChanges()
  readonly #unsubscribe: () => void
  #place: ParsedName | undefined
  #session: ListenSession | undefined
  #open = true

  constructor(backend: Backend, authorization: string | undefined, output: StreamOutput<ListenResponse>) {
    this.#backend = backend
    this.#authorization = authorization
    this.#caller = parseAuthorization(authorization)
    this.#output = output
    output.onCaughtUp(() => this.#catchUp())
    this.#unsubscribe = backend.rules.onChange(() => this.#recheckAll())
  }

  receive(request: ListenRequest): void {
    if (!this.#open) return
    try {
      this.#handle(request)
    } catch (error) {
      this.#end(toStatusError(error, this.#backend.report))
    }
  }

  halfClose(): void {
    this.#end()
  }

  close(): void {
    this.#open = false
    this.#unsubscribe()
    this.#session?.close()
    this.#targets.clear()
  }

  #end(error?: StatusError): void {
    if (!this.#open) return
    this.close()
    this.#output.end(error)
  }

  #handle(request: ListenRequest): void {
    const place = this.#enter(request.database)
    if (request.addTarget !== undefined) this.#add(place, request.addTarget)
    else if (request.removeTarget !== undefined) this.#remove(request.removeTarget)
  }

  /** The first request names the database; later ones may repeat it. */
  #enter(database: string): ParsedName {
    const entered = this.#place
    if (entered === undefined) {
      this.#place = parseDatabaseName(database)
      return this.#place
    }
    if (database !== '' && database !== entered.database) throw mismatch(database, entered.database)
    return entered
  }

  #add(place: ParsedName, target: Target): void {
    const { targetId } = target
    if (this.#targets.has(targetId)) throw invalid(`Target id ${targetId} is already in use on this stream.`)
    const call = new Call(this.#backend, 'Listen', this.#authorization)
    try {
      const listened = toListenTarget(target, place)
      const database = databaseOf(this.#backend, place)
      this.#check(call, place, listened)
      this.#session ??= database.listen((snapshot) => this.#onSnapshot(place, database, snapshot))
      // What it starts with is of a later state.
      this.#catchUp()
      const start = this.#session.add(targetId, listened, resumePoint(database, target))
      this.#targets.set(targetId, listened)
      call.countDocuments(documentCount(start.changes))
      call.finish('OK')
      this.#sendStart(database, target, listened, start)
    } catch (error) {
      if (!(error instanceof StatusError)) throw error
      call.finish(error.status)
      this.#sendChange('ADD', targetId)
      this.#sendRemoval(targetId, error)
    }
  }

  #sendStart(database: Database, target: Target, listened: ListenTarget, start: ListenStart): void {
    const { targetId } = target
    const { readTime } = start
    this.#sendChange('ADD', targetId)
    if (start.reset && asksToResume(target)) this.#sendChange('RESET', targetId)
    for (const change of start.changes) this.#output.send(toResponse(change, readTime))
    if (!start.reset && 'query' in listened) {
      this.#output.send({ filter: { targetId, count: start.count } })
    }
    const resumeToken = encodeResumeToken(database.epoch, readTime)
    this.#output.send({
      targetChange: { targetChangeType: 'CURRENT', targetIds: [targetId], resumeToken, readTime },
    })
    this.#sendGlobalSnapshot(resumeToken, readTime)
  }

  #remove(targetId: number): void {
    this.#drop(targetId)
    this.#sendChange('REMOVE', targetId)
  }

  #drop(targetId: number): void {
    this.#targets.delete(targetId)
    this.#pending.drop(targetId)
    this.#session?.remove(targetId)
  }

  #onSnapshot(place: ParsedName, database: Database, snapshot: ListenSnapshot): void {
    if (!this.#open) return
    const { changes } = snapshot
    this.#recheckDocuments(place, changes)
    this.#backend.log.addListenReads(place.project, documentCount(changes))
    if (this.#output.isBehind) this.#pending.add(snapshot)
    else this.#sendSnapshot(database, snapshot)
  }

  /** Tells what happened while the client was behind. */
  #catchUp(): void {
    const place = this.#place
    if (!this.#open || place === undefined) return
    const database = databaseOf(this.#backend, place)
    const pending = this.#pending.take((name) => database.peek(name) !== undefined)
    if (pending !== undefined) this.#sendSnapshot(database, pending)
  }

  #sendSnapshot(database: Database, { changes, readTime }: ListenSnapshot): void {
    // The rules may have taken targets away just now.
    const isListened = (targetId: number): boolean => this.#targets.has(targetId)
    for (const change of changes) {
      const concerned = ofTargets(change, isListened)
      if (concerned !== undefined) this.#output.send(toResponse(concerned, readTime))
    }
    this.#sendGlobalSnapshot(encodeResumeToken(database.epoch, readTime), readTime)
  }

  /**
   * A document's rules may depend on its data, so documents listened to by name are asked for again as they change.
   * Not when they are deleted: there is nothing left to hide, and rules about data would fail.
   */
  #recheckDocuments(place: ParsedName, changes: readonly ListenChange[]): void {
    if (this.#caller.admin) return
    const concerned = new Set(changes.flatMap((change) => (change.kind === 'change' ? change.targetIds : [])))
    for (const targetId of concerned) {
      const target = this.#targets.get(targetId)
      if (target !== undefined && 'documents' in target) this.#recheck(place, targetId, target)
    }
  }

  #recheckAll(): void {
    const place = this.#place
    if (place === undefined || this.#caller.admin) return
    for (const [targetId, target] of this.#targets) this.#recheck(place, targetId, target)
  }

  #recheck(place: ParsedName, targetId: number, target: ListenTarget): void {
    try {
      this.#check(new Call(this.#backend, 'Listen', this.#authorization), place, target)
    } catch (error) {
      if (!(error instanceof StatusError)) throw error
      this.#drop(targetId)
      this.#sendRemoval(targetId, error)
    }
  }

  /** Throws PERMISSION_DENIED where the rules do not let the caller listen. */
  #check(call: Call, place: ParsedName, target: ListenTarget): void {
    const database = databaseOf(this.#backend, place)
    if ('query' in target) {
      checkQuery(call, parseParentName(target.query.parent), target.query, database, false)
      return
    }
    const gate = gateReads(call, place, database, target.documents.length > 1 ? 'multi' : 'single')
    for (const name of target.documents) gate.get(name, database.peek(name))
  }

  #sendChange(targetChangeType: TargetChange['targetChangeType'], targetId: number): void {
    this.#output.send({ targetChange: { targetChangeType, targetIds: [targetId] } })
  }

  #sendRemoval(targetId: number, { code, message }: StatusError): void {
    this.#output.send({
      targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId], cause: { code, message } },
    })
  }

  #sendGlobalSnapshot(resumeToken: Uint8Array, readTime: Timestamp): void {
    this.#output.send({
      targetChange: { targetChangeType: 'NO_CHANGE', targetIds: [], resumeToken, readTime },
    })
  }
}

function toListenTarget({ query, documents }: Target, place: ParsedName): ListenTarget {
  if (documents !== undefined) {
    for (const name of documents.documents) checkPlace(parseDocumentName(name), place)
    return { documents: documents.documents }
  }
  if (query?.structuredQuery === undefined) {
    throw invalid('A target must be a structured query or documents.')
  }
  checkPlace(parseParentName(query.parent), place)
  return { query: toQuery(query.parent, query.structuredQuery) }
}

function checkPlace(named: ParsedName, place: ParsedName): void {
  if (named.database !== place.database) throw mismatch(named.database, place.database)
}

function mismatch(database: string, expected: string): StatusError {
  return invalid(
    `Request specified a database (${database}) that did not match the expected database (${expected})`,
  )
}

function asksToResume({ resumeToken, readTime }: Target): boolean {
  return readTime !== undefined || (resumeToken !== undefined && resumeToken.byteLength > 0)
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message)
}

/** The version that the client has, as far as its token is one of ours. */
function resumePoint(database: Database, { resumeToken, readTime }: Target): Timestamp | undefined {
  if (resumeToken === undefined || resumeToken.byteLength === 0) return readTime
  return decodeResumeToken(database.epoch, resumeToken)
}

function toResponse(change: ListenChange, readTime: Timestamp): ListenResponse {
  if (change.kind === 'change') {
    const { document, targetIds, removedTargetIds } = change
    return { documentChange: { document, targetIds, removedTargetIds } }
  }
  const { name: document, removedTargetIds } = change
  return change.kind === 'delete'
    ? { documentDelete: { document, readTime, removedTargetIds } }
    : { documentRemove: { document, readTime, removedTargetIds } }
}

function documentCount(changes: readonly ListenChange[]): number {
  return changes.filter((change) => change.kind === 'change').length
}
