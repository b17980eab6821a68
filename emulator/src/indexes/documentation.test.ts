import { describe, expect, it } from 'vitest'
import type { Query } from '../store/index.ts'
import { collection, collectionGroup, isServed, or, orderBy, where } from './testSupport.ts'

/** The public documentation's own examples, page by page; titles are the headings there. */
type Examples = Readonly<Record<string, Query>>

function expectServed(
  examples: Examples,
  composites: readonly string[] = [],
  overrides: readonly object[] = [],
): void {
  for (const [title, query] of Object.entries(examples)) {
    expect.soft(isServed(query, composites, overrides), title).toBe(true)
  }
}

function expectRefused(
  examples: Examples,
  composites: readonly string[] = [],
  overrides: readonly object[] = [],
): void {
  for (const [title, query] of Object.entries(examples)) {
    expect.soft(isServed(query, composites, overrides), title).toBe(false)
  }
}

/** https://firebase.google.com/docs/firestore/query-data/index-overview */
describe('"Index types in Cloud Firestore"', () => {
  it('Queries supported by single-field indexes', () => {
    expectServed({
      'state ==': collection('cities', where('state', '==', 'CA')),
      'population <': collection('cities', where('population', '<', 100000)),
      'name >=': collection('cities', where('name', '>=', 'San Francisco')),
      'country in': collection('cities', where('country', 'in', ['USA', 'Japan', 'China'])),
      'state ==, name ==': collection('cities', where('state', '==', 'CO'), where('name', '==', 'Denver')),
      'four equalities': collection(
        'cities',
        where('country', '==', 'USA'),
        where('capital', '==', false),
        where('state', '==', 'CA'),
        where('population', '==', 860000),
      ),
      'regions array-contains': collection('cities', where('regions', 'array-contains', 'west_coast')),
      'regions array-contains-any': collection(
        'cities',
        where('regions', 'array-contains-any', ['west_coast', 'east_coast']),
      ),
    })
  })

  const ascending: Examples = {
    'order by population': collection('cities', where('country', '==', 'USA'), orderBy('population')),
    'population <': collection('cities', where('country', '==', 'USA'), where('population', '<', 3800000)),
    'population >': collection('cities', where('country', '==', 'USA'), where('population', '>', 690000)),
    'in, population >': collection(
      'cities',
      where('country', 'in', ['USA', 'Japan', 'China']),
      where('population', '>', 690000),
    ),
  }
  const descending: Examples = Object.fromEntries(
    Object.entries(ascending).map(([title, query]) => [
      `${title}, descending`,
      { ...query, orderBy: [orderBy('population', 'desc')] },
    ]),
  )

  it('Queries supported by composite indexes: an equality in either direction, the order in its own', () => {
    expectRefused(ascending)
    expectServed(ascending, ['cities: country ASC, population ASC'])
    expectServed(ascending, ['cities: country DESC, population ASC'])
    expectRefused(descending, ['cities: country ASC, population ASC'])
    expectServed(descending, ['cities: country ASC, population ASC', 'cities: country ASC, population DESC'])
  })

  it('Queries supported by composite indexes: array-contains with more', () => {
    const examples: Examples = {
      'array-contains': collection(
        'cities',
        where('regions', 'array-contains', 'east_coast'),
        where('capital', '==', true),
      ),
      'array-contains-any': collection(
        'cities',
        where('regions', 'array-contains-any', ['west_coast', 'east_coast']),
        where('capital', '==', true),
      ),
    }
    expectServed(examples, ['cities: regions CONTAINS, capital ASC'])
    expectServed(examples, ['cities: regions CONTAINS, capital DESC'])
    // "To avoid performance loss caused by index merging, we recommend": it serves without, too.
    expectServed(examples)
  })

  it('Queries supported by collection group indexes', () => {
    const one: Examples = {
      '==': collection('landmarks', where('category', '==', 'park')),
      in: collection('landmarks', where('category', 'in', ['park', 'museum'])),
    }
    const all: Examples = {
      '==': collectionGroup('landmarks', where('category', '==', 'park')),
      in: collectionGroup('landmarks', where('category', 'in', ['park', 'museum'])),
    }
    expectServed(one)
    expectRefused(all)
    for (const order of ['ASCENDING', 'DESCENDING']) {
      const indexes = [{ order, queryScope: 'COLLECTION_GROUP' }]
      expectServed(all, [], [{ collectionGroup: 'landmarks', fieldPath: 'category', indexes }])
    }
    expectServed({ 'neither filtered nor ordered': collectionGroup('landmarks') })
  })

  const equalities = {
    category: where('category', '==', 'burgers'),
    city: where('city', '==', 'San Francisco'),
    pick: where('editors_pick', '==', true),
  }
  const byRating = orderBy('star_rating')
  const restaurants: Examples = {
    category: collection('restaurants', equalities.category, byRating),
    city: collection('restaurants', equalities.city, byRating),
    'category, city': collection('restaurants', equalities.category, equalities.city, byRating),
    'category, city, editors_pick': collection('restaurants', ...Object.values(equalities), byRating),
  }

  it('Use index merging: an index for each query', () => {
    expectRefused(restaurants)
    expectServed(restaurants, [
      'restaurants: category ASC, star_rating ASC',
      'restaurants: city ASC, star_rating ASC',
      'restaurants: category ASC, city ASC, star_rating ASC',
      'restaurants: category ASC, city ASC, editors_pick ASC, star_rating ASC',
    ])
  })

  it('Use index merging: three that merge, and serve one query more', () => {
    const merging = [
      'restaurants: category ASC, star_rating ASC',
      'restaurants: city ASC, star_rating ASC',
      'restaurants: editors_pick ASC, star_rating ASC',
    ]
    const more = { editors_pick: collection('restaurants', equalities.pick, byRating) }
    expectServed({ ...restaurants, ...more }, merging)
    const three = {
      'category, city, editors_pick': collection('restaurants', ...Object.values(equalities), byRating),
    }
    for (const left of merging)
      expectRefused(
        three,
        merging.filter((each) => each !== left),
      )
  })

  it('Default ordering and the __name__ field', () => {
    const byName = (direction: 'asc' | 'desc'): Examples => ({
      [direction]: collection('cities', orderBy('name'), orderBy('__name__', direction)),
    })
    expectServed(byName('asc'))
    expectRefused(byName('desc'))
    expectServed(byName('desc'), ['cities: name ASC, __name__ DESC'])
  })
})

/** https://firebase.google.com/docs/firestore/query-data/multiple-range-fields and …/multiple-range-optimize-indexes */
describe('"Query with range and inequality filters on multiple fields"', () => {
  const both = [where('salary', '>', 100000), where('experience', '>', 0)]

  it('Indexing considerations: the order decides which index serves', () => {
    const bySalary = {
      'by salary': collection('employees', ...both, orderBy('salary'), orderBy('experience')),
    }
    expectRefused(bySalary)
    expectRefused(bySalary, ['employees: experience ASC, salary ASC'])
    expectServed(bySalary, ['employees: salary ASC, experience ASC'])
  })

  it('inequalities without an order are ordered by the names of their fields', () => {
    const unordered = { unordered: collection('employees', ...both) }
    expectServed(unordered, ['employees: experience ASC, salary ASC'])
    expectRefused(unordered, ['employees: salary ASC, experience ASC'])
  })

  it('Best practices: one range needs no more than its field', () => {
    expectServed({ salary: collection('employees', where('salary', '>', 100000), orderBy('salary')) })
  })

  it('Limitations', () => {
    const ranges = Array.from({ length: 11 }, (_, i) => where(`f${String.fromCodePoint(97 + i)}`, '>', 0))
    const index = `employees: ${ranges.map((_, i) => `f${String.fromCodePoint(97 + i)} ASC`).join(', ')}`
    expectServed({ ten: collection('employees', ...ranges.slice(0, 10)) }, [index.replace(', fk ASC', '')])
    expectRefused({ eleven: collection('employees', ...ranges) }, [index])
  })
})

/** https://firebase.google.com/docs/firestore/query-data/order-limit-data */
describe('"Order and limit data"', () => {
  it('orders by one field, ascending and descending, with a range on it', () => {
    expectServed({
      ascending: collection('cities', orderBy('name')),
      descending: collection('cities', orderBy('name', 'desc')),
      range: collection('cities', where('population', '>', 2500000), orderBy('population')),
    })
  })

  it('orders by two fields with their index', () => {
    const byBoth = { both: collection('cities', orderBy('state'), orderBy('population', 'desc')) }
    expectRefused(byBoth)
    expectServed(byBoth, ['cities: state ASC, population DESC'])
  })

  it('an OR comes in the order of its inequality, each side by an index of its own', () => {
    const either = {
      either: collection('cities', or(where('country', '==', 'USA'), where('population', '>', 250000))),
    }
    expectRefused(either)
    expectServed(either, ['cities: country ASC, population ASC'])
  })
})

/** https://cloud.google.com/datastore/docs/concepts/optimize-indexes, of the database underneath */
describe('"Optimizing Indexes"', () => {
  it('Finding the perfect index', () => {
    const index = ['Task: category ASC, priority ASC, created ASC']
    expectServed(
      {
        'both equal': collection(
          'Task',
          where('category', '==', 'Personal'),
          where('priority', '==', 5),
          orderBy('created'),
        ),
        'one equal': collection(
          'Task',
          where('category', '==', 'Work'),
          orderBy('priority'),
          orderBy('created'),
        ),
      },
      index,
    )
    expectRefused(
      { 'one field less': collection('Task', where('category', '==', 'Work'), orderBy('priority')) },
      index,
    )
  })

  it('Index merging: equalities only, and the same order in each', () => {
    const indexes = ['Photo: owner_id ASC, date_added DESC', 'Photo: size ASC, date_added DESC']
    const both = [where('owner_id', '==', 'a'), where('size', '==', 2)]
    expectServed({ ordered: collection('Photo', ...both, orderBy('date_added', 'desc')) }, indexes)
    expectRefused({ otherwise: collection('Photo', ...both, orderBy('date_added')) }, indexes)
    expectRefused(
      {
        inequality: collection('Photo', ...both, where('date_added', '>', 1), orderBy('date_added', 'desc')),
      },
      indexes,
    )
  })

  it('Filtering Photo entities: tags, of which there are many, are filters as the others are', () => {
    const tagged = [where('tag', 'array-contains', 'family'), where('owner_id', '==', 'a')]
    expectServed({ 'without an order': collection('Photo', ...tagged, where('size', '==', 2)) })
  })

  it('Reducing the number of indexes: one with each order for each filter, tags included', () => {
    const indexes = ['owner_id ASC', 'size ASC', 'tag CONTAINS'].map(
      (filter) => `Photo: ${filter}, date_added DESC`,
    )
    const filters = [where('owner_id', '==', 'a'), where('size', '==', 2)]
    const tagged = (...others: typeof filters): Query =>
      collection('Photo', where('tag', 'array-contains', 'family'), ...others, orderBy('date_added', 'desc'))
    const merged = { two: tagged(...filters.slice(1)), three: tagged(...filters) }
    expectServed({ one: tagged(), ...merged }, indexes)
    expectRefused(merged, indexes.slice(0, 2))
    expectRefused(merged, indexes.slice(2))
  })

  it('Speeding up an index-merge query: a composite index is one of the merged', () => {
    const three = [where('owner_id', '==', 'a'), where('size', '==', 2), where('coloration', '==', 1)]
    const overrides = ['owner_id', 'size'].map((fieldPath) => ({
      collectionGroup: 'Photo',
      fieldPath,
      indexes: [],
    }))
    expectRefused({ three: collection('Photo', ...three) }, [], overrides)
    expectServed({ three: collection('Photo', ...three) }, ['Photo: owner_id ASC, size ASC'], overrides)
  })
})

/**
 * What Google's own tests of the Web SDK ask production ("Composite Index Queries"), and the indexes that they have made there: the
 * packages/firestore folder of https://github.com/firebase/firebase-js-sdk, firestore_index_config.tf.
 */
describe('firebase-js-sdk', () => {
  const test = where('testId', '==', 'x')

  it('OR queries: the order by a field that one side compares is in that side’s index once more', () => {
    const either = or(where('a', '==', 2), where('b', '==', 1))
    const indexes = [
      'c: testId ASC, a ASC',
      'c: b ASC, testId ASC, a ASC',
      'c: b ASC, testId ASC, a DESC',
      'c: a ASC, testId ASC, a DESC',
    ]
    const ascending = { ascending: collection('c', test, either, orderBy('a')) }
    const descending = { descending: collection('c', test, either, orderBy('a', 'desc')) }
    expectServed({ ...ascending, ...descending }, indexes)
    expectServed(ascending, indexes.slice(0, 2))
    expectRefused(descending, indexes.slice(0, 3))
  })
})
