import { StatusError } from '../../status.ts'
import { parseDatabaseName, parseDocumentName } from '../../store/names.ts'
import type {
  BatchGetDocumentsRequest,
  BatchGetDocumentsResponse,
  BatchWriteRequest,
  BatchWriteResponse,
  BeginTransactionRequest,
  BeginTransactionResponse,
  CommitRequest,
  CommitResponse,
  RollbackRequest,
} from '../messages/requests.ts'
import { databaseOf } from './backend.ts'
import type { Call } from './call.ts'
import { inTransaction, openReader } from './consistency.ts'
import { toTransactionOptions, toWrite } from './convertWrites.ts'
import { commitOptions, gateReads } from './rulesGate.ts'

/** One answer per requested document, in order, all of the same read time. */
export function batchGetDocuments(
  call: Call,
  request: BatchGetDocumentsRequest,
): readonly BatchGetDocumentsResponse[] {
  const place = parseDatabaseName(request.database)
  call.authenticate(place.project)
  for (const name of request.documents) {
    if (parseDocumentName(name).database !== place.database) {
      throw new StatusError('INVALID_ARGUMENT', `Document "${name}" is not in database "${place.database}".`)
    }
  }
  const { reader, began } = openReader(databaseOf(call.backend, place), request)
  const scope = inTransaction(request) || request.documents.length > 1 ? 'multi' : 'single'
  const gate = gateReads(call, place, reader, scope)
  for (const name of request.documents) gate.get(name, reader.peek(name))
  const { readTime } = reader
  const answers = request.documents.map((name): BatchGetDocumentsResponse => {
    const found = reader.get(name, request.mask?.fieldPaths)
    return found === undefined ? { missing: name, readTime } : { found, readTime }
  })
  call.countDocuments(answers.filter((answer) => answer.found !== undefined).length)
  return began === undefined ? answers : [{ transaction: began }, ...answers]
}

export function beginTransaction(call: Call, request: BeginTransactionRequest): BeginTransactionResponse {
  const place = parseDatabaseName(request.database)
  call.authenticate(place.project)
  const database = databaseOf(call.backend, place)
  return { transaction: database.beginTransaction(toTransactionOptions(request.options)) }
}

export function rollback(call: Call, request: RollbackRequest): object {
  const place = parseDatabaseName(request.database)
  call.authenticate(place.project)
  databaseOf(call.backend, place).rollback(request.transaction)
  return {}
}

export async function commit(call: Call, request: CommitRequest): Promise<CommitResponse> {
  const place = parseDatabaseName(request.database)
  call.authenticate(place.project)
  const { transaction } = request
  const scope = request.writes.length > 1 || transaction !== undefined ? 'multi' : 'single'
  return databaseOf(call.backend, place).commit(request.writes.map(toWrite), {
    transaction: transaction?.byteLength === 0 ? undefined : transaction,
    ...commitOptions(call, place, scope),
  })
}

/**
 * Validation comes before the check for administrators (docs/protocol.md, "Authorization"). Deletions have no update time
 * here, unlike in a commit: so Google's own client documents of `BulkWriter.delete` and asserts of production; the answer
 * itself was not recorded.
 */
export async function batchWrite(call: Call, request: BatchWriteRequest): Promise<BatchWriteResponse> {
  const place = parseDatabaseName(request.database)
  const caller = call.authenticate(place.project)
  const database = databaseOf(call.backend, place)
  const writes = request.writes.map(toWrite)
  if (!caller.admin) {
    database.validate(writes)
    checkNamedOnce(writes.map((write) => write.name))
    throw new StatusError('PERMISSION_DENIED', 'Batch writes require admin authentication.')
  }
  const outcomes = await database.batchWrite(writes, commitOptions(call, place, 'single'))
  return {
    writeResults: outcomes.map((outcome, i) =>
      outcome instanceof StatusError || writes[i]?.kind === 'delete' ? { transformResults: [] } : outcome,
    ),
    status: outcomes.map((outcome) =>
      outcome instanceof StatusError
        ? { code: outcome.code, message: outcome.message }
        : { code: 0, message: '' },
    ),
  }
}

function checkNamedOnce(names: readonly string[]): void {
  if (new Set(names).size === names.length) return
  throw new StatusError(
    'INVALID_ARGUMENT',
    'the same document cannot be written more than once in a single request',
  )
}
