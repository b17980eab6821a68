import { list, map, message, optional, plain } from '../../protobuf/message.ts'
import type { MessageOf } from '../../protobuf/message.ts'
import { timestamp } from '../../protobuf/timestamp.ts'
import { bool, bytes, int32, int64, string } from '../../protobuf/types.ts'
import { value } from '../../protobuf/value.ts'
import {
  Document,
  DocumentMask,
  Precondition,
  RpcStatus,
  TransactionOptions,
  Write,
  WriteResult,
} from './documents.ts'
import { ExplainMetrics, ExplainOptions } from './explain.ts'
import { Cursor, StructuredAggregationQuery, StructuredQuery } from './queries.ts'

/** Field numbers in this folder are those of google/firestore/v1/firestore.proto. */
export const Empty = message({})

/** A request that is refused whatever it says. */
export const Unread: typeof Empty = { ...Empty, fromJson: () => ({}) }

export const GetDocumentRequest = message({
  name: plain(1, string),
  mask: optional(2, DocumentMask),
  transaction: optional(3, bytes),
  readTime: optional(5, timestamp),
})
export type GetDocumentRequest = MessageOf<typeof GetDocumentRequest>

export const ListDocumentsRequest = message({
  parent: plain(1, string),
  collectionId: plain(2, string),
  pageSize: plain(3, int32),
  pageToken: plain(4, string),
  orderBy: plain(6, string),
  mask: optional(7, DocumentMask),
  transaction: optional(8, bytes),
  readTime: optional(10, timestamp),
  showMissing: plain(12, bool),
})
export type ListDocumentsRequest = MessageOf<typeof ListDocumentsRequest>

export const ListDocumentsResponse = message({
  documents: list(1, Document),
  nextPageToken: plain(2, string),
})
export type ListDocumentsResponse = MessageOf<typeof ListDocumentsResponse>

export const CreateDocumentRequest = message({
  parent: plain(1, string),
  collectionId: plain(2, string),
  documentId: plain(3, string),
  document: optional(4, Document),
  mask: optional(5, DocumentMask),
})
export type CreateDocumentRequest = MessageOf<typeof CreateDocumentRequest>

export const UpdateDocumentRequest = message({
  document: optional(1, Document),
  updateMask: optional(2, DocumentMask),
  mask: optional(3, DocumentMask),
  currentDocument: optional(4, Precondition),
})
export type UpdateDocumentRequest = MessageOf<typeof UpdateDocumentRequest>

export const DeleteDocumentRequest = message({
  name: plain(1, string),
  currentDocument: optional(2, Precondition),
})
export type DeleteDocumentRequest = MessageOf<typeof DeleteDocumentRequest>

export const BatchGetDocumentsRequest = message({
  database: plain(1, string),
  documents: list(2, string),
  mask: optional(3, DocumentMask),
  transaction: optional(4, bytes),
  newTransaction: optional(5, TransactionOptions),
  readTime: optional(7, timestamp),
})
export type BatchGetDocumentsRequest = MessageOf<typeof BatchGetDocumentsRequest>

export const BatchGetDocumentsResponse = message({
  found: optional(1, Document),
  missing: optional(2, string),
  transaction: optional(3, bytes),
  readTime: optional(4, timestamp),
})
export type BatchGetDocumentsResponse = MessageOf<typeof BatchGetDocumentsResponse>

export const BeginTransactionRequest = message({
  database: plain(1, string),
  options: optional(2, TransactionOptions),
})
export type BeginTransactionRequest = MessageOf<typeof BeginTransactionRequest>

export const BeginTransactionResponse = message({ transaction: plain(1, bytes) })
export type BeginTransactionResponse = MessageOf<typeof BeginTransactionResponse>

export const CommitRequest = message({
  database: plain(1, string),
  writes: list(2, Write),
  transaction: optional(3, bytes),
})
export type CommitRequest = MessageOf<typeof CommitRequest>

export const CommitResponse = message({
  writeResults: list(1, WriteResult),
  commitTime: optional(2, timestamp),
})
export type CommitResponse = MessageOf<typeof CommitResponse>

export const RollbackRequest = message({ database: plain(1, string), transaction: plain(2, bytes) })
export type RollbackRequest = MessageOf<typeof RollbackRequest>

export const RunQueryRequest = message({
  parent: plain(1, string),
  structuredQuery: optional(2, StructuredQuery),
  transaction: optional(5, bytes),
  newTransaction: optional(6, TransactionOptions),
  readTime: optional(7, timestamp),
  explainOptions: optional(10, ExplainOptions),
})
export type RunQueryRequest = MessageOf<typeof RunQueryRequest>

export const RunQueryResponse = message({
  document: optional(1, Document),
  transaction: optional(2, bytes),
  readTime: optional(3, timestamp),
  skippedResults: plain(4, int32),
  done: optional(6, bool),
  explainMetrics: optional(11, ExplainMetrics),
})
export type RunQueryResponse = MessageOf<typeof RunQueryResponse>

export const RunAggregationQueryRequest = message({
  parent: plain(1, string),
  structuredAggregationQuery: optional(2, StructuredAggregationQuery),
  transaction: optional(4, bytes),
  newTransaction: optional(5, TransactionOptions),
  readTime: optional(6, timestamp),
  explainOptions: optional(8, ExplainOptions),
})
export type RunAggregationQueryRequest = MessageOf<typeof RunAggregationQueryRequest>

export const RunAggregationQueryResponse = message({
  result: optional(1, message({ aggregateFields: map(2, value) })),
  transaction: optional(2, bytes),
  readTime: optional(3, timestamp),
  explainMetrics: optional(10, ExplainMetrics),
})
export type RunAggregationQueryResponse = MessageOf<typeof RunAggregationQueryResponse>

export const PartitionQueryRequest = message({
  parent: plain(1, string),
  structuredQuery: optional(2, StructuredQuery),
  partitionCount: plain(3, int64),
  pageToken: plain(4, string),
  pageSize: plain(5, int32),
  readTime: optional(6, timestamp),
})
export type PartitionQueryRequest = MessageOf<typeof PartitionQueryRequest>

export const PartitionQueryResponse = message({
  partitions: list(1, Cursor),
  nextPageToken: plain(2, string),
})
export type PartitionQueryResponse = MessageOf<typeof PartitionQueryResponse>

export const ListCollectionIdsRequest = message({
  parent: plain(1, string),
  pageSize: plain(2, int32),
  pageToken: plain(3, string),
  readTime: optional(4, timestamp),
})
export type ListCollectionIdsRequest = MessageOf<typeof ListCollectionIdsRequest>

export const ListCollectionIdsResponse = message({
  collectionIds: list(1, string),
  nextPageToken: plain(2, string),
})
export type ListCollectionIdsResponse = MessageOf<typeof ListCollectionIdsResponse>

export const BatchWriteRequest = message({
  database: plain(1, string),
  writes: list(2, Write),
  labels: map(3, string),
})
export type BatchWriteRequest = MessageOf<typeof BatchWriteRequest>

export const BatchWriteResponse = message({ writeResults: list(1, WriteResult), status: list(2, RpcStatus) })
export type BatchWriteResponse = MessageOf<typeof BatchWriteResponse>
