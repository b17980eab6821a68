import type { QueryAsk } from './support/query.ts'
import type { Topic } from './support/topic.ts'
import { bytes, double, int, point, ref, time, vector } from './support/values.ts'
import type { Plain } from './support/values.ts'

/** Values in their documented order; those of one line equal each other. */
const GROUPS: readonly (readonly Plain[])[] = [
  [null],
  [false],
  [true],
  [double(NaN)],
  [double(-Infinity)],
  [int('-9223372036854775808'), double(-(2 ** 63))],
  [-1, double(-1)],
  [double(-0.5)],
  [0, double(0)],
  [double(5e-324)],
  [double(0.5)],
  [1, double(1)],
  [int('9007199254740992'), double(2 ** 53)],
  // One more than any double near it.
  [int('9007199254740993')],
  [int('9223372036854775807')],
  [double(2 ** 63)],
  [double(Infinity)],
  [time('0001-01-01T00:00:00Z')],
  [time('1969-12-31T23:59:59.999999Z')],
  [time('1970-01-01T00:00:00Z')],
  [time('2026-01-15T12:34:56.123456Z'), time('2026-01-15T12:34:56.123456789Z')],
  [''],
  ['\u0000'],
  ['A'],
  ['a'],
  ['aa'],
  ['b'],
  ['é'],
  // By code point this comes first, by UTF-16 unit it would not.
  ['\uffee'],
  ['😀'],
  [bytes()],
  [bytes(0)],
  [bytes(0, 0)],
  [bytes(1)],
  [bytes(255)],
  [ref('a/b')],
  [ref('a/b/c/d')],
  [ref('a/c')],
  [ref('b/a')],
  [point(-90, 0)],
  [point(0, -180)],
  [point(0, 0)],
  [point(1, -180)],
  [[]],
  [[null]],
  [[1], [double(1)]],
  [[1, 'a']],
  [[2]],
  [['a']],
  [vector(9)],
  [vector(0, 1)],
  [vector(0, 2)],
  [{}],
  [{ a: 1 }, { a: double(1) }],
  [{ a: 1, b: 0 }],
  [{ a: 2 }],
  [{ b: 0 }],
]

const NAMED = GROUPS.flatMap((group, index) =>
  group.map((value, nth) => [`v${String(index).padStart(2, '0')}${'abc'.charAt(nth)}`, value] as const),
)
const IDS = NAMED.map(([id]) => id)
const nameOf = (index: number): string => `v${String(index).padStart(2, '0')}`

/** What a value is equal to; nothing is equal to null and NaN. */
function equals(): readonly { says: string; ask: QueryAsk; gives: string }[] {
  return NAMED.flatMap(([id, value]) => {
    const group = id.slice(0, 3)
    const isNever = group === nameOf(0) || group === nameOf(3)
    const gives = isNever ? '' : IDS.filter((each) => each.startsWith(group)).join(' ')
    return { says: `${id} equals what stands with it`, ask: { where: ['v', '==', value] }, gives }
  })
}

/** From each type's first value on, all of that type and nothing of the others. */
function ranges(): readonly { says: string; ask: QueryAsk; gives: string }[] {
  const firsts = [1, 4, 17, 21, 30, 35, 39, 43, 49, 52]
  return firsts.map((first, nth) => {
    const last = firsts[nth + 1] ?? GROUPS.length
    const inType = IDS.filter((id) => {
      const index = Number(id.slice(1, 3))
      return index >= first && index < last && index !== 3
    })
    const from = GROUPS[first]?.[0] ?? null
    return {
      says: `a range from ${nameOf(first)} on keeps to its type`,
      ask: { where: ['v', '>=', from] },
      gives: inType.join(' '),
    }
  })
}

export const order: Topic<QueryAsk> = {
  name: 'order of values',
  pages: [
    'https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering',
    'https://firebase.google.com/docs/firestore/query-data/queries',
  ],
  vectors: [
    { says: 'all values, forwards', ask: { orderBy: ['v'] }, gives: IDS.join(' ') },
    { says: 'all values, backwards', ask: { orderBy: ['-v'] }, gives: IDS.toReversed().join(' ') },
    ...ranges(),
    ...equals(),
  ],
  async play(player, ask) {
    // Not in their order.
    const shuffled = NAMED.toSorted(([a], [b]) => (a.at(-1) ?? '').localeCompare(b.at(-1) ?? '')).toReversed()
    await player.fill(Object.fromEntries(shuffled.map(([id, v]) => [`c/${id}`, { v }])))
    return player.query(ask)
  },
}
