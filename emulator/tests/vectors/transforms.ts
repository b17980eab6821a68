import type { Transform } from './support/player.ts'
import type { Topic, Vector } from './support/topic.ts'
import { double, encode, encodeFields, int } from './support/values.ts'
import type { Plain, PlainFields } from './support/values.ts'

interface Ask {
  readonly stored?: PlainFields
  readonly to?: PlainFields
  readonly apply: readonly Transform[]
}

const A_TIME = 'a time'
const MOST = int('9223372036854775807')
const LEAST = int('-9223372036854775808')

/** One transform of a stored `v`, or of a document without it, and what `v` becomes. */
function of(
  says: string,
  stored: Plain | undefined,
  apply: Omit<Transform, 'field'>,
  becomes: Plain,
): Vector<Ask> {
  const fields = stored === undefined ? {} : { v: stored }
  const isOfArray = apply.append !== undefined || apply.remove !== undefined
  return {
    says,
    ask: { stored: fields, apply: [{ field: 'v', ...apply }] },
    gives: [[isOfArray ? encode(null) : encode(becomes)], encodeFields({ v: becomes })],
  }
}

export const transforms: Topic<Ask> = {
  name: 'transforms',
  pages: [
    'https://firebase.google.com/docs/firestore/manage-data/add-data#increment_a_numeric_value',
    'https://firebase.google.com/docs/firestore/manage-data/add-data#update_elements_in_an_array',
    'https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#fieldtransform',
  ],
  vectors: [
    of('increments', 1, { increment: 2 }, 3),
    of('increments by less than nothing', 1, { increment: -2 }, -1),
    of('an int and a double', 1, { increment: double(0.5) }, double(1.5)),
    of('a double and an int', double(1.5), { increment: 1 }, double(2.5)),
    of('increments what is not there', undefined, { increment: 5 }, 5),
    of('increments what is no number', 'text', { increment: 5 }, 5),
    of('increments no further than an int goes', MOST, { increment: 1 }, MOST),
    of('nor the other way', LEAST, { increment: -1 }, LEAST),
    of('the greater one stays', 5, { maximum: 3 }, 5),
    of('the greater one comes', 5, { maximum: 7 }, 7),
    of('the greatest of nothing', undefined, { maximum: 3 }, 3),
    of('the greatest of what is no number', 'text', { maximum: 3 }, 3),
    of('among equals the stored one stays', 3, { maximum: double(3) }, 3),
    of('the smaller one stays', 3, { minimum: 5 }, 3),
    of('the smaller one comes', 5, { minimum: double(2.5) }, double(2.5)),
    of('the smallest of nothing', undefined, { minimum: 3 }, 3),
    of('adds what is missing', [1, 2], { append: [2, 3] }, [1, 2, 3]),
    of('adds each once', [], { append: [1, 1, double(1)] }, [1]),
    of('adds to nothing', undefined, { append: [1] }, [1]),
    of('adds to what is no array', 'text', { append: [1] }, [1]),
    of('removes every one', [1, 2, 1, 3], { remove: [1, 3] }, [2]),
    of('removes by value', [1, double(2)], { remove: [double(1), 2] }, []),
    of('removes from nothing', undefined, { remove: [1] }, []),
    {
      says: 'in order, after what is set, one result each',
      ask: {
        stored: { v: 1 },
        to: { v: 10 },
        apply: [
          { field: 'v', increment: 1 },
          { field: 'v', maximum: 5 },
          { field: 'v', increment: 1 },
          { field: 'list', append: ['a'] },
        ],
      },
      gives: [[encode(11), encode(11), encode(12), encode(null)], encodeFields({ v: 12, list: ['a'] })],
    },
    {
      says: 'within a map',
      ask: {
        to: { deep: { er: 1 } },
        apply: [
          { field: 'deep.er', increment: 1 },
          { field: 'deep.est', increment: 1 },
        ],
      },
      gives: [[encode(2), encode(1)], encodeFields({ deep: { er: 2, est: 1 } })],
    },
    {
      says: 'the time of the request, the same for all',
      ask: {
        apply: [
          { field: 'at', requestTime: true },
          { field: 'too', requestTime: true },
        ],
      },
      gives: [[A_TIME, A_TIME], { at: A_TIME, too: A_TIME }],
    },
    {
      says: 'by what is no number',
      ask: { apply: [{ field: 'v', increment: 'text' }] },
      gives: ['INVALID_ARGUMENT', 'NOT_FOUND'],
    },
    {
      says: 'of a reserved field',
      ask: { apply: [{ field: '__x__', increment: 1 }] },
      gives: ['INVALID_ARGUMENT', 'NOT_FOUND'],
    },
    {
      says: 'with an array in an array',
      ask: { apply: [{ field: 'v', append: [[1]] }] },
      gives: ['INVALID_ARGUMENT: Nested arrays are not allowed', 'NOT_FOUND'],
    },
  ],
  async play(player, { stored, to, apply }) {
    if (stored !== undefined) await player.fill({ 'c/a': stored })
    const mask = to === undefined && stored !== undefined ? { mask: [] } : {}
    const results = await player.transform({ set: 'c/a', to: to ?? {}, apply, ...mask })
    return [results, await player.get('c/a')]
  },
}
