import type { WriteAsk } from './support/player.ts'
import type { Topic } from './support/topic.ts'
import type { Plain, PlainFields } from './support/values.ts'

const ID = 1500
const VALUE = 1_048_487
const DOCUMENT = 1_048_576

const long = (length: number, letter = 'x'): string => letter.repeat(length)

/** So many maps around a number. */
function deep(levels: number): Plain {
  return levels === 0 ? 1 : { k: deep(levels - 1) }
}

/** So many fields of a text each, that the document has the size, by the documented formula. */
function sized(bytes: number): PlainFields {
  // The name `c/a` (1 + 1 for each id, and 16), 32 for the document, and names and texts with one more each.
  const rest = bytes - (2 + 2 + 16) - 32 - 2 * (1 + 1) - 1
  return { a: long(VALUE - 1000), b: long(rest - 1 - (VALUE - 1000)) }
}

const set = (to: PlainFields): WriteAsk => ({ set: 'c/a', to })

const VECTORS: readonly (readonly [says: string, write: WriteAsk, gives: string])[] = [
  ['an id of 1500 bytes', { set: `c/${long(ID)}` }, 'OK'],
  ['an id of 1501 bytes', { set: `c/${long(ID + 1)}` }, 'INVALID_ARGUMENT'],
  ['bytes count, not letters', { set: `c/${long(ID / 2 + 1, 'é')}` }, 'INVALID_ARGUMENT'],
  ['a collection id of 1501 bytes', { set: `${long(ID + 1)}/a` }, 'INVALID_ARGUMENT'],
  ['a field name of 1500 bytes', set({ [long(ID)]: 1 }), 'OK'],
  ['a field name of 1501 bytes', set({ [long(ID + 1)]: 1 }), 'INVALID_ARGUMENT'],
  ['a path of names of 1500 bytes', set({ a: { [long(ID - 2)]: 1 } }), 'OK'],
  ['a path of names of 1501 bytes', set({ a: { [long(ID - 1)]: 1 } }), 'INVALID_ARGUMENT'],
  ['a text of 1048487 bytes', set({ a: long(VALUE) }), 'OK'],
  [
    'a text of 1048488 bytes',
    set({ a: long(VALUE + 1) }),
    'INVALID_ARGUMENT: The value of property "a" is longer than 1048487 bytes.',
  ],
  ['20 levels', set({ a: deep(20) }), 'OK'],
  ['21 levels', set({ a: deep(21) }), 'INVALID_ARGUMENT'],
  ['a document of 1 MiB', set(sized(DOCUMENT)), 'OK'],
  ['a document of 1 MiB and a byte', set(sized(DOCUMENT + 1)), 'INVALID_ARGUMENT'],
]

export const limits: Topic<WriteAsk> = {
  name: 'limits',
  pages: [
    'https://firebase.google.com/docs/firestore/quotas#limits',
    'https://firebase.google.com/docs/firestore/storage-size',
  ],
  vectors: VECTORS.map(([says, ask, gives]) => ({ says, ask, gives })),
  play: (player, ask) => player.commit([ask]),
}
