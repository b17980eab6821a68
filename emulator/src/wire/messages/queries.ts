import { lazy, bool, double, enumeration, int32, int64, string, wrapper } from '../../protobuf/types.ts'
import { list, message, optional, plain } from '../../protobuf/message.ts'
import type { MessageOf, MessageType } from '../../protobuf/message.ts'
import { value } from '../../protobuf/value.ts'

/** Field numbers of google/firestore/v1/query.proto. */
const FieldReference = message({ fieldPath: plain(2, string) })

const FieldFilter = message({
  field: optional(1, FieldReference),
  op: plain(
    2,
    enumeration({
      OPERATOR_UNSPECIFIED: 0,
      LESS_THAN: 1,
      LESS_THAN_OR_EQUAL: 2,
      GREATER_THAN: 3,
      GREATER_THAN_OR_EQUAL: 4,
      EQUAL: 5,
      NOT_EQUAL: 6,
      ARRAY_CONTAINS: 7,
      IN: 8,
      ARRAY_CONTAINS_ANY: 9,
      NOT_IN: 10,
    }),
  ),
  value: optional(3, value),
})

const UnaryFilter = message({
  op: plain(
    1,
    enumeration({ OPERATOR_UNSPECIFIED: 0, IS_NAN: 2, IS_NULL: 3, IS_NOT_NAN: 4, IS_NOT_NULL: 5 }),
  ),
  field: optional(2, FieldReference),
})

interface CompositeFilter {
  readonly op: 'OPERATOR_UNSPECIFIED' | 'AND' | 'OR'
  readonly filters: readonly Filter[]
}

export interface Filter {
  readonly compositeFilter?: CompositeFilter | undefined
  readonly fieldFilter?: MessageOf<typeof FieldFilter> | undefined
  readonly unaryFilter?: MessageOf<typeof UnaryFilter> | undefined
}

const CompositeFilter: MessageType<CompositeFilter> = message({
  op: plain(1, enumeration({ OPERATOR_UNSPECIFIED: 0, AND: 1, OR: 2 })),
  filters: list(
    2,
    lazy(() => Filter),
  ),
})

export const Filter: MessageType<Filter> = message({
  compositeFilter: optional(1, CompositeFilter),
  fieldFilter: optional(2, FieldFilter),
  unaryFilter: optional(3, UnaryFilter),
})

export const Cursor = message({ values: list(1, value), before: plain(2, bool) })

const FindNearest = message({
  vectorField: optional(1, FieldReference),
  queryVector: optional(2, value),
  distanceMeasure: plain(
    3,
    enumeration({ DISTANCE_MEASURE_UNSPECIFIED: 0, EUCLIDEAN: 1, COSINE: 2, DOT_PRODUCT: 3 }),
  ),
  limit: optional(4, wrapper(int32)),
  distanceResultField: plain(5, string),
  distanceThreshold: optional(6, wrapper(double)),
})

export const StructuredQuery = message({
  select: optional(1, message({ fields: list(2, FieldReference) })),
  from: list(2, message({ collectionId: plain(2, string), allDescendants: plain(3, bool) })),
  where: optional(3, Filter),
  orderBy: list(
    4,
    message({
      field: optional(1, FieldReference),
      direction: plain(2, enumeration({ DIRECTION_UNSPECIFIED: 0, ASCENDING: 1, DESCENDING: 2 })),
    }),
  ),
  limit: optional(5, wrapper(int32)),
  offset: plain(6, int32),
  startAt: optional(7, Cursor),
  endAt: optional(8, Cursor),
  findNearest: optional(9, FindNearest),
})
export type StructuredQuery = MessageOf<typeof StructuredQuery>

export const Aggregation = message({
  count: optional(1, message({ upTo: optional(1, wrapper(int64)) })),
  sum: optional(2, message({ field: optional(1, FieldReference) })),
  avg: optional(3, message({ field: optional(1, FieldReference) })),
  alias: plain(7, string),
})
export type Aggregation = MessageOf<typeof Aggregation>

export const StructuredAggregationQuery = message({
  structuredQuery: optional(1, StructuredQuery),
  aggregations: list(3, Aggregation),
})
export type StructuredAggregationQuery = MessageOf<typeof StructuredAggregationQuery>
