import { list, message, optional, plain } from '../../protobuf/message.ts'
import type { MessageOf } from '../../protobuf/message.ts'
import { bool, int64 } from '../../protobuf/types.ts'
import { duration, textStruct } from '../../protobuf/wellKnown.ts'

/** Field numbers of google/firestore/v1/query_profile.proto. */
export const ExplainOptions = message({ analyze: plain(1, bool) })
export type ExplainOptions = MessageOf<typeof ExplainOptions>

export const ExplainMetrics = message({
  planSummary: optional(1, message({ indexesUsed: list(1, textStruct) })),
  executionStats: optional(
    2,
    message({
      resultsReturned: plain(1, int64),
      executionDuration: optional(3, duration),
      readOperations: plain(4, int64),
      debugStats: optional(5, textStruct),
    }),
  ),
})
export type ExplainMetrics = MessageOf<typeof ExplainMetrics>
