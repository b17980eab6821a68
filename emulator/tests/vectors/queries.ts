import type { QueryAsk } from './support/query.ts'
import type { Topic } from './support/topic.ts'
import { double, ref } from './support/values.ts'

const DOCUMENTS = {
  'c/a': { n: 1, m: 9, s: 'x', tags: ['red', 'blue'], deep: { er: 1 } },
  'c/b': { n: 2, m: 8, s: 'y', tags: ['blue'], deep: { er: 2 } },
  'c/c': { n: 3, m: 7, s: 'x', tags: [] },
  'c/d': { n: null, m: 6 },
  'c/e': { n: double(NaN), m: 5 },
  'c/f': { n: '2', m: 4 },
  'c/g': { m: 3 },
  'c/h': { n: double(2.5), m: 2, s: 'y', tags: ['red', 'red'] },
  'c/a/c/deep': { n: 10 },
  'd/x/c/far': { n: 20 },
  'o/a': { 'odd name': 1, 'a.b': 2 },
}

const THIRTY_ONE = Array.from({ length: 31 }, (_, n) => n)
const NOT_IN_ALONE =
  "INVALID_ARGUMENT: 'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'."
const ONE_NEGATION =
  "INVALID_ARGUMENT: Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query."
const KEY_VALUE = 'INVALID_ARGUMENT: __key__ filter value must be a Key'

const VECTORS: readonly (readonly [says: string, ask: QueryAsk, gives: string, unlike?: string])[] = [
  ['without a filter, in order of names', {}, 'a b c d e f g h'],
  ['a collection that is not there is empty', { from: 'none' }, ''],

  ['equality finds the same type and value', { where: ['n', '==', 2] }, 'b'],
  ['an int equals the double of the same value', { where: ['n', '==', double(2)] }, 'b'],
  ['a text equals no number', { where: ['n', '==', '2'] }, 'f'],
  ['of a map, a field by its path', { where: ['deep.er', '==', 2] }, 'b'],
  ['a map as a whole', { where: ['deep', '==', { er: 1 }] }, 'a'],
  ['an array as a whole, in its order', { where: ['tags', '==', ['red', 'blue']] }, 'a'],
  ['an empty array', { where: ['tags', '==', []] }, 'c'],
  ['a field whose name needs quoting', { from: 'o', where: ['`odd name`', '==', 1] }, 'a'],
  ['a name with a dot in it', { from: 'o', where: ['`a.b`', '==', 2] }, 'a'],
  ['nothing equals null', { where: ['n', '==', null] }, ''],
  ['nothing equals NaN', { where: ['n', '==', double(NaN)] }, ''],
  ['is null', { where: ['n', 'is null'] }, 'd'],
  ['is NaN', { where: ['n', 'is NaN'] }, 'e'],
  ['is not null wants the field', { where: ['n', 'is not null'] }, 'e a b h c f'],
  ['is not NaN leaves null out', { where: ['n', 'is not NaN'] }, 'a b h c f'],

  ['greater', { where: ['n', '>', 1] }, 'b h c'],
  ['greater or equal', { where: ['n', '>=', 2] }, 'b h c'],
  ['less, without NaN', { where: ['n', '<', 3] }, 'a b h'],
  ['less or equal', { where: ['n', '<=', 2] }, 'a b'],
  ['a range of texts has no numbers', { where: ['n', '>=', ''] }, 'f'],
  ['no range has null', { where: ['n', '<=', null] }, ''],
  [
    'a range from both sides',
    {
      where: {
        and: [
          ['n', '>', 1],
          ['n', '<', 3],
        ],
      },
    },
    'b h',
  ],

  ['not equal leaves out what lacks the field, and null', { where: ['n', '!=', 2] }, 'e a h c f'],
  ['not equal to a field of a map', { where: ['deep.er', '!=', 1] }, 'b'],
  ['not in', { where: ['n', 'not-in', [1, 3]] }, 'e b h f'],
  ['not in a list with null', { where: ['n', 'not-in', [1, null]] }, ''],
  ['in, in order of names', { where: ['n', 'in', [3, 1]] }, 'a c'],
  ['null in a list finds nothing', { where: ['n', 'in', [1, null]] }, 'a'],
  ['in, with an order', { where: ['n', 'in', [3, 1]], orderBy: ['-n'] }, 'c a'],
  ['an array contains', { where: ['tags', 'array-contains', 'red'] }, 'a h'],
  ['what is no array contains nothing', { where: ['s', 'array-contains', 'x'] }, ''],
  ['contains any, each document once', { where: ['tags', 'array-contains-any', ['red', 'blue']] }, 'a b h'],

  [
    'and',
    {
      where: {
        and: [
          ['s', '==', 'x'],
          ['n', '>', 1],
        ],
      },
    },
    'c',
  ],
  [
    'or',
    {
      where: {
        or: [
          ['n', '==', 1],
          ['s', '==', 'y'],
        ],
      },
    },
    'a b h',
  ],
  [
    'or with a range is ordered by it',
    {
      where: {
        or: [
          ['n', '>', 2],
          ['s', '==', 'x'],
        ],
      },
    },
    'a h c',
  ],
  [
    'and of or',
    {
      where: {
        and: [
          ['s', '==', 'x'],
          {
            or: [
              ['n', '==', 1],
              ['n', '==', 2],
              ['n', '==', 3],
            ],
          },
        ],
      },
    },
    'a c',
  ],
  [
    'ranges of two fields, in the order of their names',
    {
      where: {
        and: [
          ['n', '>', 1],
          ['m', '<', 8],
        ],
      },
    },
    'h c',
  ],
  [
    'ranges of two fields, in the order that is asked for',
    {
      where: {
        and: [
          ['n', '>', 1],
          ['m', '<', 8],
        ],
      },
      orderBy: ['-m'],
    },
    'c h',
  ],

  ['an order leaves out what lacks the field', { orderBy: ['n'] }, 'd e a b h c f'],
  ['an order backwards', { orderBy: ['-n'] }, 'f c h b a e d'],
  ['two orders', { orderBy: ['s', '-m'] }, 'a c b h'],
  ['equals go by name, in the direction of the last order', { orderBy: ['-s'] }, 'h b c a'],
  ['names backwards', { orderBy: ['-__name__'], limit: 2 }, 'h g', 'refuses it'],
  ['a limit', { orderBy: ['m'], limit: 2 }, 'h g'],
  ['a limit of nothing', { limit: 0 }, ''],
  ['an offset', { orderBy: ['m'], offset: 6 }, 'b a'],
  ['an offset beyond the end', { offset: 100 }, ''],

  ['start at', { orderBy: ['n'], startAt: [2] }, 'b h c f'],
  ['start after', { orderBy: ['n'], startAfter: [2] }, 'h c f'],
  ['end at', { orderBy: ['n'], endAt: [2] }, 'd e a b'],
  ['end before', { orderBy: ['n'], endBefore: [2] }, 'd e a'],
  ['cursors backwards', { orderBy: ['-n'], startAt: [3], endAt: [2] }, 'c h b'],
  ['a cursor for the first of two orders', { orderBy: ['s', 'm'], startAfter: ['x'] }, 'h b'],
  ['a cursor for both orders', { orderBy: ['s', 'm'], startAt: ['x', 8] }, 'a h b'],
  ['a cursor by name', { orderBy: ['__name__'], startAt: [ref('c/f')] }, 'f g h'],
  ['a cursor by value and name', { orderBy: ['s', '__name__'], startAfter: ['x', ref('c/a')] }, 'c b h'],

  ['names in a range', { where: ['__name__', '>', ref('c/f')] }, 'g h'],
  ['names in a list', { where: ['__name__', 'in', [ref('c/c'), ref('c/a')]] }, 'a c'],
  ['below a document', { under: 'c/a' }, 'deep'],
  [
    'a collection group, at any depth',
    { group: true },
    'c/a c/a/c/deep c/b c/c c/d c/e c/f c/g c/h d/x/c/far',
  ],
  ['a collection group with a filter', { group: true, where: ['n', '>=', 10] }, 'c/a/c/deep d/x/c/far'],
  ['a collection group below a document', { under: 'd/x', group: true }, 'd/x/c/far'],

  ['31 values in a list', { where: ['n', 'in', THIRTY_ONE] }, 'INVALID_ARGUMENT'],
  ['11 values not in a list', { where: ['n', 'not-in', THIRTY_ONE.slice(0, 11)] }, 'INVALID_ARGUMENT'],
  ['an empty list', { where: ['n', 'in', []] }, 'INVALID_ARGUMENT'],
  ['no list', { where: ['n', 'in', 1] }, 'INVALID_ARGUMENT'],
  [
    'more than 30 disjunctions',
    {
      where: {
        and: [
          ['n', 'in', THIRTY_ONE.slice(0, 8)],
          ['m', 'in', THIRTY_ONE.slice(0, 4)],
        ],
      },
    },
    'INVALID_ARGUMENT',
  ],
  [
    'two negations',
    {
      where: {
        and: [
          ['n', '!=', 1],
          ['m', '!=', 1],
        ],
      },
    },
    ONE_NEGATION,
  ],
  [
    'not in and in',
    {
      where: {
        and: [
          ['n', 'not-in', [1]],
          ['m', 'in', [1]],
        ],
      },
    },
    NOT_IN_ALONE,
  ],
  [
    'not in and or',
    {
      where: {
        or: [
          ['n', 'not-in', [1]],
          ['m', '==', 1],
        ],
      },
    },
    NOT_IN_ALONE,
  ],
  [
    'two that contain in one conjunction',
    {
      where: {
        and: [
          ['tags', 'array-contains', 'red'],
          ['s', 'array-contains', 'x'],
        ],
      },
    },
    'FAILED_PRECONDITION',
  ],
  [
    'the same order twice',
    { orderBy: ['n', '-n'] },
    'INVALID_ARGUMENT: order by clause cannot contain duplicate fields n',
  ],
  ['an order after the name', { orderBy: ['__name__', 'n'] }, 'INVALID_ARGUMENT'],
  [
    'more cursor values than orders',
    { orderBy: ['n'], startAt: [1, 2] },
    'INVALID_ARGUMENT: Cursor has too many values.',
  ],
  ['a cursor by name that is no reference', { orderBy: ['__name__'], startAt: ['a'] }, 'INVALID_ARGUMENT'],
  ['a name that is no reference', { where: ['__name__', '==', 'c/a'] }, KEY_VALUE],
  ['a negative limit', { limit: -1 }, 'INVALID_ARGUMENT: limit is negative'],
  ['a negative offset', { offset: -1 }, 'INVALID_ARGUMENT'],
  ['a path that is none', { where: ['a..b', '==', 1] }, 'INVALID_ARGUMENT'],
  ['a reserved collection', { from: '__all__' }, 'INVALID_ARGUMENT'],
]

export const queries: Topic<QueryAsk> = {
  name: 'queries',
  pages: [
    'https://firebase.google.com/docs/firestore/query-data/queries',
    'https://firebase.google.com/docs/firestore/query-data/multiple-range-fields',
    'https://firebase.google.com/docs/firestore/query-data/order-limit-data',
    'https://firebase.google.com/docs/firestore/query-data/query-cursors',
    'https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#structuredquery',
  ],
  vectors: VECTORS.map(([says, ask, gives, unlike]) => ({
    says,
    ask,
    gives,
    ...(unlike !== undefined && { unlike }),
  })),
  async play(player, ask) {
    await player.fill(DOCUMENTS)
    return player.query(ask)
  },
}
