import { list, map, message, optional, plain } from '../../protobuf/message.ts'
import type { MessageOf } from '../../protobuf/message.ts'
import { timestamp } from '../../protobuf/timestamp.ts'
import { bool, bytes, enumeration, int32, string } from '../../protobuf/types.ts'
import { arrayValue, value } from '../../protobuf/value.ts'
import { storedForm } from './storedForm.ts'

/** Field numbers in this folder are those of google/firestore/v1/{document,common,write}.proto. */
export const Document = storedForm(
  message({
    name: plain(1, string),
    fields: map(2, value),
    createTime: optional(3, timestamp),
    updateTime: optional(4, timestamp),
  }),
)
export type Document = MessageOf<typeof Document>

export const DocumentMask = message({ fieldPaths: list(1, string) })
export type DocumentMask = MessageOf<typeof DocumentMask>

export const Precondition = message({ exists: optional(1, bool), updateTime: optional(2, timestamp) })
export type Precondition = MessageOf<typeof Precondition>

export const TransactionOptions = message({
  readOnly: optional(2, message({ readTime: optional(2, timestamp) })),
  readWrite: optional(
    3,
    message({
      retryTransaction: optional(1, bytes),
      concurrencyMode: optional(
        2,
        enumeration({ CONCURRENCY_MODE_UNSPECIFIED: 0, OPTIMISTIC: 1, PESSIMISTIC: 2 }),
      ),
    }),
  ),
})
export type TransactionOptions = MessageOf<typeof TransactionOptions>

export const FieldTransform = message({
  fieldPath: plain(1, string),
  setToServerValue: optional(2, enumeration({ SERVER_VALUE_UNSPECIFIED: 0, REQUEST_TIME: 1 })),
  increment: optional(3, value),
  maximum: optional(4, value),
  minimum: optional(5, value),
  appendMissingElements: optional(6, arrayValue),
  removeAllFromArray: optional(7, arrayValue),
})
export type FieldTransform = MessageOf<typeof FieldTransform>

/** With `verify`, which the JS SDK sends in transactions and the published proto files do not have. */
export const Write = message({
  update: optional(1, Document),
  delete: optional(2, string),
  updateMask: optional(3, DocumentMask),
  currentDocument: optional(4, Precondition),
  verify: optional(5, string),
  transform: optional(6, message({ document: plain(1, string), fieldTransforms: list(2, FieldTransform) })),
  updateTransforms: list(7, FieldTransform),
})
export type Write = MessageOf<typeof Write>

export const WriteResult = message({ updateTime: optional(1, timestamp), transformResults: list(2, value) })
export type WriteResult = MessageOf<typeof WriteResult>

/** google.rpc.Status without details. */
export const RpcStatus = message({ code: plain(1, int32), message: plain(2, string) })
export type RpcStatus = MessageOf<typeof RpcStatus>
