import { describe, expect, it } from 'vitest'
import type { Aggregation } from '../store/index.ts'
import { MapValue } from '../values/value.ts'
import {
  answer,
  collection,
  collectionGroup,
  enforcing,
  enforcingJson,
  isServed,
  name,
  or,
  orderBy,
  where,
} from './testSupport.ts'

const sum = (field: string): Aggregation => ({ kind: 'sum', field, alias: '' })
const avg = (field: string): Aggregation => ({ kind: 'avg', field, alias: '' })
const count: Aggregation = { kind: 'count', alias: '' }

describe('single fields', () => {
  const exempt = (fieldPath: string, ...indexes: readonly object[]): object => ({
    collectionGroup: 'cities',
    fieldPath,
    indexes,
  })
  const ascending = { order: 'ASCENDING', queryScope: 'COLLECTION' }

  it('entries of maps, whole maps and whole arrays are indexed in both directions', () => {
    expect(isServed(collection('cities', where('facets.`a b`', '==', true)))).toBe(true)
    expect(isServed(collection('cities', where('facets', '==', new MapValue({ a: true }))))).toBe(true)
    expect(isServed(collection('cities', orderBy('facets', 'desc')))).toBe(true)
    expect(isServed(collection('cities', where('tags', '>', ['a'])))).toBe(true)
    expect(isServed(collection('cities', where('facets.tags', 'array-contains', 'a')))).toBe(true)
  })

  it('any number of equalities on entries of a map merge', () => {
    const facets = Array.from({ length: 20 }, (_, i) => where(`facets.f${i}`, '==', true))
    expect(isServed(collection('roster', ...facets))).toBe(true)
    expect(isServed(collection('roster', ...facets, orderBy('__name__')))).toBe(true)
    expect(isServed(collection('roster', ...facets, orderBy('name')))).toBe(false)
  })

  it('an exempted field serves nothing, in that collection group', () => {
    const none = [exempt('notes')]
    expect(isServed(collection('cities', where('notes', '==', 'a')), [], none)).toBe(false)
    expect(isServed(collection('cities', orderBy('notes')), [], none)).toBe(false)
    expect(isServed(collection('towns', orderBy('notes')), [], none)).toBe(true)
    expect(isServed(collection('cities', where('notes', '==', 'a'), where('b', '==', 1)), [], none)).toBe(
      false,
    )
  })

  it('a composite index may hold an exempted field', () => {
    const query = collection('cities', where('notes', '==', 'a'), orderBy('b'))
    expect(isServed(query, ['cities: notes ASC, b ASC'], [exempt('notes')])).toBe(true)
  })

  it('entries of a map inherit its exemption, unless they have their own', () => {
    const overrides = [exempt('facets'), exempt('facets.kept', ascending)]
    expect(isServed(collection('cities', where('facets.a.b', '==', 1)), [], overrides)).toBe(false)
    expect(isServed(collection('cities', where('facets.kept', '==', 1)), [], overrides)).toBe(true)
    expect(isServed(collection('cities', where('facets.kept.more', '==', 1)), [], overrides)).toBe(true)
    expect(isServed(collection('cities', where('facetsOfOthers', '==', 1)), [], overrides)).toBe(true)
  })

  it('* exempts every field that has no override of its own', () => {
    const overrides = [exempt('*'), exempt('kept', ascending)]
    expect(isServed(collection('cities', where('a', '==', 1)), [], overrides)).toBe(false)
    expect(isServed(collection('cities', where('kept', '==', 1)), [], overrides)).toBe(true)
    expect(isServed(collection('cities'), [], overrides)).toBe(true)
  })

  it('an override keeps the modes that it names', () => {
    const overrides = [exempt('tags', ascending)]
    expect(isServed(collection('cities', orderBy('tags')), [], overrides)).toBe(true)
    expect(isServed(collection('cities', orderBy('tags', 'desc')), [], overrides)).toBe(false)
    expect(isServed(collection('cities', where('tags', 'array-contains', 'a')), [], overrides)).toBe(false)
  })
})

describe('collection groups', () => {
  it('are served by indexes of their own scope only', () => {
    const query = collectionGroup('roles', where('a', '==', 1), orderBy('b'))
    expect(isServed(query, ['roles: a ASC, b ASC'])).toBe(false)
    expect(isServed(query, ['roles*: a ASC, b ASC'])).toBe(true)
    expect(isServed(collection('roles', where('a', '==', 1), orderBy('b')), ['roles*: a ASC, b ASC'])).toBe(
      false,
    )
  })

  it('merge the indexes of overrides', () => {
    const overrides = ['a', 'b'].map((fieldPath) => ({
      collectionGroup: 'roles',
      fieldPath,
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    }))
    const query = collectionGroup('roles', where('a', '==', 1), where('b', '==', 1))
    expect(isServed(query, [], overrides)).toBe(true)
    expect(isServed(query, [], overrides.slice(1))).toBe(false)
  })
})

describe('__name__', () => {
  it('ascending, by itself or in a range, takes no index', () => {
    expect(isServed(collection('c', orderBy('__name__')))).toBe(true)
    expect(isServed(collection('c', where('__name__', '>', name('c/a'))))).toBe(true)
    expect(isServed(collection('c', where('__name__', 'in', [name('c/a'), name('c/b')])))).toBe(true)
    expect(isServed(collectionGroup('', where('__name__', '>', name('c/a'))))).toBe(true)
  })

  it('descending, by itself or in a range, takes an index of its own', () => {
    const range = where('__name__', '>', name('c/a'))
    for (const parts of [[], [range]]) {
      const query = collection('c', ...parts, orderBy('__name__', 'desc'))
      expect(isServed(query)).toBe(false)
      expect(isServed(query, ['c*: __name__ DESC'])).toBe(false)
      expect(isServed(query, ['c: __name__ DESC'])).toBe(true)
    }
    const group = collectionGroup('c', orderBy('__name__', 'desc'))
    expect(isServed(group, ['c*: __name__ DESC'])).toBe(true)
  })

  it('an index of it alone serves no other query', () => {
    const indexes = ['c: __name__ DESC']
    expect(isServed(collection('c', where('a', '==', 1), orderBy('b', 'desc')), indexes)).toBe(false)
    expect(isServed(collection('c', orderBy('a'), orderBy('__name__', 'desc')), indexes)).toBe(false)
  })

  it('follows equalities in the direction of their indexes', () => {
    const equal = [where('a', '==', 1), where('b', '==', 1)]
    expect(isServed(collection('c', ...equal, orderBy('__name__', 'desc')))).toBe(true)
    expect(
      isServed(
        collection('c', ...equal, orderBy('__name__', 'desc')),
        [],
        [
          {
            collectionGroup: 'c',
            fieldPath: 'a',
            indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION' }],
          },
        ],
      ),
    ).toBe(false)
  })

  it('in a range follows one equality; more of them take a composite index', () => {
    const range = where('__name__', '>', name('c/a'))
    expect(isServed(collection('c', where('a', '==', 1), range))).toBe(true)
    const two = collection('c', where('a', '==', 1), where('b', '==', 1), range)
    expect(isServed(two)).toBe(false)
    expect(isServed(two, ['c: a ASC, b ASC'])).toBe(true)
  })

  it('equal to something goes with other equalities and with nothing else', () => {
    const equal = where('__name__', '==', name('c/a'))
    expect(isServed(collection('c', equal, where('a', '==', 1)))).toBe(true)
    expect(isServed(collection('c', equal, orderBy('a')))).toBe(false)
  })

  it('composite indexes hold it in the direction of their last field, or as they say', () => {
    const query = collection('c', where('a', '==', 1), orderBy('b', 'desc'), orderBy('__name__'))
    expect(isServed(query, ['c: a ASC, b DESC'])).toBe(false)
    expect(isServed(query, ['c: a ASC, b DESC, __name__ ASC'])).toBe(true)
  })
})

describe('disjunctions', () => {
  it('take the indexes of each of their disjuncts', () => {
    const query = collection(
      'c',
      or(where('a', '==', 1), where('tags', 'array-contains-any', ['x', 'y'])),
      orderBy('b'),
    )
    const indexes = ['c: a ASC, b ASC', 'c: tags CONTAINS, b ASC']
    expect(isServed(query, indexes)).toBe(true)
    for (const only of indexes) expect(isServed(query, [only])).toBe(false)
  })

  it('over one field come in its order by its own index', () => {
    expect(isServed(collection('c', where('a', 'in', [1, 2]), orderBy('a', 'desc')))).toBe(true)
  })

  /** https://stackoverflow.com: "Firestore composite merging behaves inconsistently for similar queries" */
  it('do not merge for an order by a field that they compare', () => {
    const query = collection(
      'employees',
      where('age', 'in', [35, 42]),
      where('name', '==', 'John'),
      where('job', '==', 'designer'),
      orderBy('age'),
    )
    expect(isServed(query, ['employees: name ASC, age ASC', 'employees: job ASC, age ASC'])).toBe(false)
    expect(isServed(query, ['employees: name ASC, job ASC, age ASC'])).toBe(true)
  })
})

describe('orders', () => {
  it('by a field that is compared by equality order nothing, but direct the name', () => {
    const query = collection('c', where('a', 'in', ['x']), orderBy('b', 'desc'), orderBy('a'))
    expect(isServed(query, ['c: a ASC, b DESC'])).toBe(false)
    expect(isServed(query, ['c: a ASC, b DESC, __name__ ASC'])).toBe(true)
    expect(isServed(collection('c', where('a', '==', 1), where('b', '==', 1), orderBy('a')))).toBe(true)
  })

  it('by an array that is searched take an index that holds it both ways', () => {
    const query = collection('c', where('tags', 'array-contains', 'x'), orderBy('tags'))
    expect(isServed(query)).toBe(false)
    expect(isServed(query, ['c: tags CONTAINS, tags DESC'])).toBe(false)
    expect(isServed(query, ['c: tags CONTAINS, tags ASC'])).toBe(true)
  })

  it('negations are inequalities', () => {
    expect(isServed(collection('c', where('a', '!=', 1)))).toBe(true)
    expect(isServed(collection('c', where('a', 'not-in', [1])))).toBe(true)
    expect(isServed(collection('c', where('a', '!=', 1), where('b', '==', 1)))).toBe(false)
    expect(isServed(collection('c', where('a', '!=', 1), where('b', '==', 1)), ['c: b ASC, a ASC'])).toBe(
      true,
    )
  })

  it('array-contains stands anywhere among the equalities', () => {
    const query = collection('c', where('a', '==', 1), where('tags', 'array-contains', 'x'), orderBy('b'))
    expect(isServed(query, ['c: a ASC, tags CONTAINS, b ASC'])).toBe(true)
    expect(isServed(query, ['c: tags CONTAINS, a DESC, b ASC'])).toBe(true)
  })

  it.each([
    ['array-contains', 'x'],
    ['array-contains-any', ['x', 'y']],
  ])('%s merges with equalities', (operator, value) => {
    const searched = where('tags', operator, value)
    const equal = [where('a', '==', 1), where('d', 'in', [1, 2])]
    expect(isServed(collection('c', searched, ...equal))).toBe(true)
    expect(isServed(collection('c', where('tags', '==', ['x', 'y']), searched))).toBe(true)
    const ordered = collection('c', searched, ...equal, orderBy('b'))
    const indexes = ['c: tags CONTAINS, b ASC', 'c: a ASC, b ASC', 'c: d ASC, b ASC']
    expect(isServed(ordered, indexes)).toBe(true)
    for (const left of indexes)
      expect(
        isServed(
          ordered,
          indexes.filter((each) => each !== left),
        ),
      ).toBe(false)
  })

  it('array-contains does not merge with inequalities, nor where its index has the names another way', () => {
    const searched = where('tags', 'array-contains', 'x')
    const range = collection('c', searched, where('a', '==', 1), where('b', '>', 1))
    expect(isServed(range, ['c: tags CONTAINS, b ASC', 'c: a ASC, b ASC'])).toBe(false)
    expect(isServed(range, ['c: tags CONTAINS, a ASC, b ASC'])).toBe(true)
    const backwards = collection('c', searched, where('a', '==', 1), orderBy('__name__', 'desc'))
    expect(isServed(backwards)).toBe(false)
    expect(isServed(backwards, ['c: tags CONTAINS, __name__ DESC'])).toBe(true)
  })

  it('an index that has an equality twice serves nothing by that', () => {
    const query = collection('c', where('a', '==', 1), where('b', '==', 1), orderBy('d'))
    expect(isServed(query, ['c: a ASC, a DESC, d ASC'])).toBe(false)
    expect(isServed(query, ['c: a ASC, b DESC, d ASC'])).toBe(true)
  })
})

describe('aggregations', () => {
  const capitals = collection('cities', where('capital', '==', true), where('country', '==', 'USA'))

  it('a count takes what its query takes', () => {
    expect(answer(enforcing([]), capitals, [count])).toBe('served')
    const ordered = collection('cities', where('capital', '==', true), orderBy('name'))
    expect(answer(enforcing([]), ordered, [count])).not.toBe('served')
  })

  it('a sum or an average takes its field as well', () => {
    expect(answer(enforcing([]), collection('cities'), [sum('population')])).toBe('served')
    expect(
      answer(enforcing([]), collection('cities', where('population', '>', 1)), [avg('population')]),
    ).toBe('served')
    expect(answer(enforcing([]), capitals, [avg('population')])).not.toBe('served')
    const index = enforcing(['cities: capital ASC, country ASC, population ASC'])
    expect(answer(index, capitals, [avg('population'), sum('population'), count])).toBe('served')
  })

  it('a field that is searched and summed up stands in the index both ways', () => {
    const query = collection(
      'books',
      where('author', '==', 'a'),
      where('rating', 'array-contains-any', [5, 3]),
    )
    const asked = [sum('rating'), avg('pages')]
    expect(answer(enforcing(['books: author ASC, rating CONTAINS, pages ASC']), query, asked)).not.toBe(
      'served',
    )
    const index = 'books: author ASC, rating CONTAINS, pages ASC, rating ASC'
    expect(answer(enforcing([index]), query, asked)).toBe('served')
    const alone = collection('books', where('rating', 'array-contains', 5))
    expect(answer(enforcing([]), alone, [avg('rating')])).not.toBe('served')
    expect(answer(enforcing(['books: rating CONTAINS, rating ASC']), alone, [avg('rating')])).toBe('served')
    expect(answer(enforcing([]), collection('books', where('pages', '==', 5)), [sum('pages')])).toBe('served')
  })

  it('several fields stand in the order of their names', () => {
    const aggregations = [sum('population'), sum('area')]
    expect(
      answer(enforcing(['cities: population ASC, area ASC']), collection('cities'), aggregations),
    ).not.toBe('served')
    expect(answer(enforcing(['cities: area ASC, population ASC']), collection('cities'), aggregations)).toBe(
      'served',
    )
  })

  it('an exempted field is not summed up', () => {
    const overrides = [{ collectionGroup: 'cities', fieldPath: 'population', indexes: [] }]
    expect(answer(enforcing([], overrides), collection('cities'), [sum('population')])).not.toBe('served')
  })
})

it('a vector is looked for by an index of its dimension', () => {
  const index = (dimension: number): object => ({
    collectionGroup: 'beans',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'color', order: 'ASCENDING' },
      { fieldPath: 'embedding', vectorConfig: { dimension, flat: {} } },
    ],
  })
  const vector = new MapValue({ __type__: '__vector__', value: [1, 2, 3] })
  const query = {
    ...collection('beans', where('color', '==', 'red')),
    findNearest: {
      vectorField: 'embedding',
      queryVector: vector,
      distanceMeasure: 'EUCLIDEAN' as const,
      limit: 5,
    },
  }
  const served = (...indexes: readonly object[]): string => answer(enforcingJson(indexes), query)
  expect(served(index(3))).toBe('served')
  expect(served(index(4))).toContain('"dimension": 3')
  expect(served()).toContain('"fieldPath": "embedding"')
})
