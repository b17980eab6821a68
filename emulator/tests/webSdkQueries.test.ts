import {
  and,
  average,
  collection,
  collectionGroup,
  count,
  doc,
  documentId,
  endBefore,
  getAggregateFromServer,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  or,
  orderBy,
  query,
  setDoc,
  startAfter,
  startAt,
  sum,
  where,
  writeBatch,
} from 'firebase/firestore'
import type { Firestore, Query } from 'firebase/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { withServer } from './support/server.ts'
import { withWebSdk } from './support/webSdk.ts'

const server = withServer()
const connect = withWebSdk(server)
let db: Firestore

const CITIES = {
  BJ: { country: 'China', population: 21_500, regions: ['jingjinji', 'hebei'] },
  DC: { country: 'USA', population: 680, regions: ['east_coast'] },
  LA: { country: 'USA', population: 3900, regions: ['west_coast', 'socal'] },
  SF: { country: 'USA', population: 860, regions: ['west_coast', 'norcal'] },
  TOK: { country: 'Japan', population: 9000, regions: ['kanto', 'honshu'] },
  NON: { country: null, population: NaN },
}

beforeEach(async () => {
  const writer = connect()
  const batch = writeBatch(writer.db)
  for (const [id, city] of Object.entries(CITIES)) batch.set(doc(writer.db, 'cities', id), city)
  await batch.commit()
  // Another client, because in its own cache the SDK takes NaN for less than any number.
  ;({ db } = connect(writer.project))
})

async function ids(what: Query): Promise<readonly string[]> {
  return (await getDocs(what)).docs.map((each) => each.id)
}

describe('filters', () => {
  const cases: readonly (readonly [
    string,
    (cities: ReturnType<typeof collection>) => Query,
    readonly string[],
  ])[] = [
    ['==', (c) => query(c, where('country', '==', 'USA')), ['DC', 'LA', 'SF']],
    ['== null', (c) => query(c, where('country', '==', null)), ['NON']],
    ['== NaN', (c) => query(c, where('population', '==', NaN)), ['NON']],
    ['!=', (c) => query(c, where('country', '!=', 'USA')), ['BJ', 'TOK']],
    ['<', (c) => query(c, where('population', '<', 860)), ['DC']],
    ['>=', (c) => query(c, where('population', '>=', 3900)), ['LA', 'TOK', 'BJ']],
    ['in', (c) => query(c, where('country', 'in', ['Japan', 'China'])), ['BJ', 'TOK']],
    ['not-in', (c) => query(c, where('country', 'not-in', ['Japan', 'China'])), ['DC', 'LA', 'SF']],
    ['array-contains', (c) => query(c, where('regions', 'array-contains', 'west_coast')), ['LA', 'SF']],
    [
      'array-contains-any',
      (c) => query(c, where('regions', 'array-contains-any', ['kanto', 'hebei'])),
      ['BJ', 'TOK'],
    ],
    ['document id', (c) => query(c, where(documentId(), 'in', ['LA', 'nowhere'])), ['LA']],
    [
      'or of ands',
      (c) =>
        query(
          c,
          or(
            and(where('country', '==', 'USA'), where('population', '<', 700)),
            where('country', '==', 'Japan'),
          ),
        ),
      ['DC', 'TOK'],
    ],
    [
      'two ranges',
      (c) => query(c, where('population', '>', 700), where('country', '>', 'J')),
      ['TOK', 'SF', 'LA'],
    ],
  ]
  it.each(cases)('%s', async (_, build, expected) => {
    expect(await ids(build(collection(db, 'cities')))).toEqual(expected)
  })
})

it('orders, limits and cursors', async () => {
  const sized = query(collection(db, 'cities'), where('population', '>', 0))
  expect(await ids(query(sized, orderBy('population', 'desc'), limit(2)))).toEqual(['BJ', 'TOK'])
  expect(await ids(query(sized, orderBy('population'), limitToLast(2)))).toEqual(['TOK', 'BJ'])
  expect(await ids(query(sized, orderBy('population'), startAfter(860), endBefore(21_500)))).toEqual([
    'LA',
    'TOK',
  ])
  const start = await getDoc(doc(db, 'cities/LA'))
  expect(await ids(query(sized, orderBy('population'), startAt(start), limit(2)))).toEqual(['LA', 'TOK'])
  expect(await ids(query(sized, orderBy('population'), startAfter(start)))).toEqual(['TOK', 'BJ'])
})

it('pages follow each other by cursor until there are none', async () => {
  const pages: (readonly string[])[] = []
  const ordered = query(collection(db, 'cities'), orderBy('country'), limit(2))
  let page = await getDocs(ordered)
  while (!page.empty) {
    pages.push(page.docs.map((each) => each.id))
    page = await getDocs(query(ordered, startAfter(page.docs.at(-1))))
  }
  expect(pages).toEqual([
    ['NON', 'BJ'],
    ['TOK', 'DC'],
    ['LA', 'SF'],
  ])
})

it('limitToLast without an order takes the last by id', async () => {
  expect(await ids(query(collection(db, 'cities'), orderBy(documentId()), limitToLast(2)))).toEqual([
    'SF',
    'TOK',
  ])
})

it('collection groups reach every depth', async () => {
  await setDoc(doc(db, 'cities/SF/landmarks/gg'), { kind: 'bridge' })
  await setDoc(doc(db, 'landmarks/root'), { kind: 'bridge' })
  await setDoc(doc(db, 'cities/LA/landmarks/h'), { kind: 'sign' })
  expect(await ids(query(collectionGroup(db, 'landmarks'), where('kind', '==', 'bridge')))).toEqual([
    'gg',
    'root',
  ])
})

it('aggregates', async () => {
  const american = query(collection(db, 'cities'), where('country', '==', 'USA'))
  expect((await getCountFromServer(american)).data()).toEqual({ count: 3 })
  const all = await getAggregateFromServer(american, {
    n: count(),
    total: sum('population'),
    mean: average('population'),
    none: average('nothing'),
  })
  expect(all.data()).toEqual({ n: 0, total: 0, mean: null, none: null })
  const two = await getAggregateFromServer(query(american, limit(2)), {
    n: count(),
    total: sum('population'),
  })
  expect(two.data()).toEqual({ n: 2, total: 4580 })
})

it('a query with too many disjunctions is refused', async () => {
  const many = Array.from({ length: 31 }, (_, i) => where('population', '==', i))
  await expect(ids(query(collection(db, 'cities'), or(...many)))).rejects.toMatchObject({
    code: 'invalid-argument',
  })
})
