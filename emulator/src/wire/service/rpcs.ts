import { StatusError } from '../../status.ts'
import type { StatusName } from '../../status.ts'
import { Document } from '../messages/documents.ts'
import * as messages from '../messages/requests.ts'
import type { MessageType } from '../../protobuf/message.ts'
import type { Backend } from './backend.ts'
import * as batch from './batchRpcs.ts'
import { Call } from './call.ts'
import * as documents from './documentRpcs.ts'
import * as queries from './queryRpcs.ts'

/** A method of google.firestore.v1.Firestore with one request: its messages, and whether it answers with many. */
export interface Rpc {
  readonly name: string
  readonly request: MessageType<unknown>
  readonly response: MessageType<unknown>
  readonly streaming: boolean
  /** Serves one request; `authorization` is the header as it came. Rejects with StatusError. */
  serve(backend: Backend, authorization: string | undefined, request: unknown): Promise<readonly unknown[]>
}

type Answer<T> = T | Promise<T>

function unary<Q, A>(
  name: string,
  request: MessageType<Q>,
  response: MessageType<A>,
  handle: (call: Call, request: Q) => Answer<A>,
): Rpc {
  return define(name, request, response, false, async (call, message) => [await handle(call, message)])
}

function streaming<Q, A>(
  name: string,
  request: MessageType<Q>,
  response: MessageType<A>,
  handle: (call: Call, request: Q) => Answer<readonly A[]>,
): Rpc {
  return define(name, request, response, true, async (call, message) => handle(call, message))
}

function define<Q, A>(
  name: string,
  request: MessageType<Q>,
  response: MessageType<A>,
  isStreaming: boolean,
  handle: (call: Call, request: Q) => Promise<readonly A[]>,
): Rpc {
  return {
    name,
    request: request,
    response: response,
    streaming: isStreaming,
    serve: (backend, authorization, message) =>
      logged(new Call(backend, name, authorization), (call) => handle(call, message as Q)),
  }
}

async function logged<T>(call: Call, handle: (call: Call) => Promise<T>): Promise<T> {
  let status: StatusName = 'OK'
  try {
    return await handle(call)
  } catch (error) {
    status = error instanceof StatusError ? error.status : 'INTERNAL'
    throw error
  } finally {
    call.finish(status)
  }
}

function executePipeline(): never {
  throw new StatusError(
    'INVALID_ARGUMENT',
    'ExecutePipeline requires the Database Edition to be `enterprise`.',
  )
}

export const RPCS: readonly Rpc[] = [
  unary('GetDocument', messages.GetDocumentRequest, Document, documents.getDocument),
  unary(
    'ListDocuments',
    messages.ListDocumentsRequest,
    messages.ListDocumentsResponse,
    documents.listDocuments,
  ),
  unary('CreateDocument', messages.CreateDocumentRequest, Document, documents.createDocument),
  unary('UpdateDocument', messages.UpdateDocumentRequest, Document, documents.updateDocument),
  unary('DeleteDocument', messages.DeleteDocumentRequest, messages.Empty, documents.deleteDocument),
  streaming(
    'BatchGetDocuments',
    messages.BatchGetDocumentsRequest,
    messages.BatchGetDocumentsResponse,
    batch.batchGetDocuments,
  ),
  unary(
    'BeginTransaction',
    messages.BeginTransactionRequest,
    messages.BeginTransactionResponse,
    batch.beginTransaction,
  ),
  unary('Commit', messages.CommitRequest, messages.CommitResponse, batch.commit),
  unary('Rollback', messages.RollbackRequest, messages.Empty, batch.rollback),
  unary('BatchWrite', messages.BatchWriteRequest, messages.BatchWriteResponse, batch.batchWrite),
  streaming('RunQuery', messages.RunQueryRequest, messages.RunQueryResponse, queries.runQuery),
  streaming(
    'RunAggregationQuery',
    messages.RunAggregationQueryRequest,
    messages.RunAggregationQueryResponse,
    queries.runAggregationQuery,
  ),
  unary(
    'ListCollectionIds',
    messages.ListCollectionIdsRequest,
    messages.ListCollectionIdsResponse,
    queries.listCollectionIds,
  ),
  unary(
    'PartitionQuery',
    messages.PartitionQueryRequest,
    messages.PartitionQueryResponse,
    queries.partitionQuery,
  ),
  streaming('ExecutePipeline', messages.Unread, messages.Empty, executePipeline),
]

/** The method of that name; every name in the table has one. */
export function rpcNamed(name: string): Rpc {
  const rpc = RPCS.find((each) => each.name === name)
  if (rpc === undefined) throw new Error(`There is no method ${name}.`)
  return rpc
}
