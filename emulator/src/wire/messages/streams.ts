import { list, map, message, optional, plain } from '../../protobuf/message.ts'
import type { MessageOf } from '../../protobuf/message.ts'
import { timestamp } from '../../protobuf/timestamp.ts'
import { bool, bytes, enumeration, int32, string, wrapper } from '../../protobuf/types.ts'
import { Document, RpcStatus, Write, WriteResult } from './documents.ts'
import { StructuredQuery } from './queries.ts'

export const WriteRequest = message({
  database: plain(1, string),
  streamId: plain(2, string),
  writes: list(3, Write),
  streamToken: plain(4, bytes),
  labels: map(5, string),
})
export type WriteRequest = MessageOf<typeof WriteRequest>

export const WriteResponse = message({
  streamId: plain(1, string),
  streamToken: plain(2, bytes),
  writeResults: list(3, WriteResult),
  commitTime: optional(4, timestamp),
})
export type WriteResponse = MessageOf<typeof WriteResponse>

export const Target = message({
  query: optional(2, message({ parent: plain(1, string), structuredQuery: optional(2, StructuredQuery) })),
  documents: optional(3, message({ documents: list(2, string) })),
  resumeToken: optional(4, bytes),
  targetId: plain(5, int32),
  once: plain(6, bool),
  readTime: optional(11, timestamp),
  expectedCount: optional(12, wrapper(int32)),
})
export type Target = MessageOf<typeof Target>

export const ListenRequest = message({
  database: plain(1, string),
  addTarget: optional(2, Target),
  removeTarget: optional(3, int32),
  labels: map(4, string),
})
export type ListenRequest = MessageOf<typeof ListenRequest>

const TargetChange = message({
  targetChangeType: plain(1, enumeration({ NO_CHANGE: 0, ADD: 1, REMOVE: 2, CURRENT: 3, RESET: 4 })),
  targetIds: list(2, int32),
  cause: optional(3, RpcStatus),
  resumeToken: optional(4, bytes),
  readTime: optional(6, timestamp),
})
export type TargetChange = MessageOf<typeof TargetChange>

export const ListenResponse = message({
  targetChange: optional(2, TargetChange),
  documentChange: optional(
    3,
    message({
      document: optional(1, Document),
      targetIds: list(5, int32),
      removedTargetIds: list(6, int32),
    }),
  ),
  documentDelete: optional(
    4,
    message({
      document: plain(1, string),
      readTime: optional(4, timestamp),
      removedTargetIds: list(6, int32),
    }),
  ),
  filter: optional(5, message({ targetId: plain(1, int32), count: plain(2, int32) })),
  documentRemove: optional(
    6,
    message({
      document: plain(1, string),
      removedTargetIds: list(2, int32),
      readTime: optional(4, timestamp),
    }),
  ),
})
export type ListenResponse = MessageOf<typeof ListenResponse>
