import type { Aggregation } from './support/player.ts'
import type { QueryAsk } from './support/query.ts'
import type { Topic, Vector } from './support/topic.ts'
import { double, encodeFields, int } from './support/values.ts'
import type { PlainFields } from './support/values.ts'

const DOCUMENTS = {
  'c/a': { n: 1, m: 10 },
  'c/b': { n: 2, m: 20 },
  'c/c': { n: 4 },
  'c/d': { n: 'text', m: 30 },
  'c/e': { n: null, m: 40 },
  'c/f': { m: double(0.5) },
  'big/a': { n: int('9223372036854775807') },
  'big/b': { n: 1 },
  'odd/a': { n: double(NaN) },
  'odd/b': { n: 1 },
  'd/x/c/g': { n: 100 },
}

interface Ask extends QueryAsk {
  readonly aggregate: readonly Aggregation[]
}

function given(says: string, ask: Ask, fields: PlainFields): Vector<Ask> {
  return { says, ask, gives: encodeFields(fields) }
}

function refused(says: string, aggregate: readonly Aggregation[], gives: string): Vector<Ask> {
  return { says, ask: { aggregate }, gives }
}

const COUNT = { count: true, as: 'x' } as const

export const aggregations: Topic<Ask> = {
  name: 'aggregations',
  pages: [
    'https://firebase.google.com/docs/firestore/query-data/aggregation-queries',
    'https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#structuredaggregationquery',
  ],
  vectors: [
    given('counts all', { aggregate: [COUNT] }, { x: 6 }),
    given('counts none', { from: 'none', aggregate: [COUNT] }, { x: 0 }),
    given('counts what a filter finds', { where: ['n', '>', 1], aggregate: [COUNT] }, { x: 2 }),
    given('counts a collection group', { group: true, aggregate: [COUNT] }, { x: 7 }),
    given('counts up to a limit', { limit: 4, aggregate: [COUNT] }, { x: 4 }),
    given('counts after an offset', { offset: 4, aggregate: [COUNT] }, { x: 2 }),
    given('counts up to as many as asked', { aggregate: [{ count: true, upTo: '3', as: 'x' }] }, { x: 3 }),
    given('sums numbers and passes over the rest', { aggregate: [{ sum: 'n', as: 'x' }] }, { x: 7 }),
    given('a sum with a double is one', { aggregate: [{ sum: 'm', as: 'x' }] }, { x: double(100.5) }),
    given('a sum of nothing is 0', { from: 'none', aggregate: [{ sum: 'n', as: 'x' }] }, { x: 0 }),
    given(
      'a sum that is no int any more',
      { from: 'big', aggregate: [{ sum: 'n', as: 'x' }] },
      { x: double(2 ** 63) },
    ),
    given('a sum with NaN', { from: 'odd', aggregate: [{ sum: 'n', as: 'x' }] }, { x: double(NaN) }),
    given('averages', { where: ['n', '<=', 2], aggregate: [{ avg: 'n', as: 'x' }] }, { x: double(1.5) }),
    given('an average of nothing', { from: 'none', aggregate: [{ avg: 'n', as: 'x' }] }, { x: null }),
    given(
      'an average of no numbers',
      { where: ['n', '==', 'text'], aggregate: [{ avg: 'n', as: 'x' }] },
      { x: null },
    ),
    given(
      'several at once count only documents with all of their fields',
      { aggregate: [COUNT, { sum: 'n', as: 'y' }, { avg: 'm', as: 'z' }] },
      { x: 4, y: 3, z: double(25) },
    ),
    given(
      'one field twice',
      {
        aggregate: [
          { sum: 'm', as: 'x' },
          { avg: 'm', as: 'y' },
        ],
      },
      { x: double(100.5), y: double(20.1) },
    ),
    given('without an alias', { aggregate: [{ count: true }, { sum: 'n' }] }, { field_1: 5, field_2: 7 }),
    refused('none at all', [], 'INVALID_ARGUMENT: Aggregations can not be empty.'),
    refused(
      'more than five',
      Array.from({ length: 6 }, (_, n) => ({ count: true, as: `a${n}` }) as const),
      'INVALID_ARGUMENT',
    ),
    refused(
      'an alias twice',
      [COUNT, COUNT],
      'INVALID_ARGUMENT: Aggregation aliases contain duplicate alias: x.',
    ),
    refused('a reserved alias', [{ count: true, as: '__x__' }], 'INVALID_ARGUMENT'),
    refused('a negative bound', [{ count: true, upTo: '-1', as: 'x' }], 'INVALID_ARGUMENT'),
    refused('of the name', [{ sum: '__name__', as: 'x' }], 'INVALID_ARGUMENT'),
    refused('of nothing', [{ as: 'x' }], 'INVALID_ARGUMENT: Operator field in Aggregation is not set.'),
  ],
  async play(player, { aggregate, ...query }) {
    await player.fill(DOCUMENTS)
    return player.aggregate(query, aggregate)
  },
}
