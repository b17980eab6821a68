import { StatusError } from '../../status.ts'
import { parseDatabaseName } from '../../store/names.ts'
import type { ParsedName } from '../../store/names.ts'
import type { WriteRequest, WriteResponse } from '../messages/streams.ts'
import { parseAuthorization } from '../service/authorization.ts'
import type { Backend } from '../service/backend.ts'
import { rpcNamed } from '../service/rpcs.ts'
import type { CommitRequest, CommitResponse } from '../messages/requests.ts'
import { toStatusError } from './stream.ts'
import type { Stream, StreamOutput } from './stream.ts'

const COMMIT = rpcNamed('Commit')
const NOTHING_WRITTEN: CommitResponse = { writeResults: [] }

/**
 * The Write stream (docs/protocol.md, "The Write stream"): a handshake naming the database, then one atomic commit
 * per request, answered in order. Throws what the Authorization header deserves when it is opened.
 */
export function openWriteStream(
  backend: Backend,
  authorization: string | undefined,
  output: StreamOutput<WriteResponse>,
): Stream<WriteRequest> {
  parseAuthorization(authorization)
  let database: ParsedName | undefined
  let token = 0
  let open = true
  let queue: Promise<void> = Promise.resolve()

  function end(error?: StatusError): void {
    if (!open) return
    open = false
    output.end(error)
  }

  function answer(streamId: string, result: CommitResponse): void {
    const streamToken = new TextEncoder().encode(String(token))
    token += 1
    if (open) output.send({ ...result, streamId, streamToken })
  }

  async function handle(request: WriteRequest): Promise<void> {
    if (!open) return
    if (database === undefined) {
      database = handshake(request)
      answer('0', NOTHING_WRITTEN)
      return
    }
    checkDatabase(database, request)
    if (request.writes.length === 0) {
      answer('', NOTHING_WRITTEN)
      end()
      return
    }
    const commit: CommitRequest = { database: database.database, writes: request.writes }
    const [result] = await COMMIT.serve(backend, authorization, commit)
    answer('', result as CommitResponse)
  }

  function enqueue(step: () => Promise<void> | void): void {
    queue = queue.then(step).catch((error: unknown) => end(toStatusError(error, backend.report)))
  }

  return {
    receive: (request) => enqueue(() => handle(request)),
    halfClose: () => enqueue(() => end()),
    close() {
      open = false
    },
  }
}

function handshake({ database, streamId, streamToken, writes }: WriteRequest): ParsedName {
  if (database === '') throw invalid("'database' must be set on an initial write request.")
  if (writes.length > 0) throw invalid("'writes' must not be set on an initial write request.")
  if (streamId !== '') throw invalid('Resuming streams is not supported, do not set stream ID.')
  if (streamToken.byteLength > 0) {
    throw invalid(
      "Resuming streams is not supported, 'stream_token' must not be set on an initial write request.",
    )
  }
  return parseDatabaseName(database)
}

function checkDatabase(expected: ParsedName, { database }: WriteRequest): void {
  if (database === '' || database === expected.database) return
  throw invalid(
    `Request specified a database (${database}) that did not match the expected database (${expected.database})`,
  )
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message)
}
