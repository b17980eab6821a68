import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Query } from '../store/index.ts'
import { StatusError } from '../status.ts'
import { query as anyQuery } from '../store/testing/arbitraries.ts'
import { IndexEnforcement } from './enforcement.ts'
import { answer, collection, collectionGroup, enforcing, name, or, orderBy, where } from './testSupport.ts'

interface File {
  readonly indexes: readonly { readonly fieldPath?: string }[]
  readonly fieldOverrides: readonly { readonly fieldPath?: string }[]
}

/** The file after what a refusal says was pasted where it says. */
function pasted(file: File, message: string): File {
  const list = message.includes('Add to fieldOverrides') ? 'fieldOverrides' : 'indexes'
  const entry = JSON.parse(message.slice(message.indexOf('\n'))) as { readonly fieldPath?: string }
  // An override of a field takes the place of the one before.
  const others = file[list].filter(
    (each) => entry.fieldPath === undefined || each.fieldPath !== entry.fieldPath,
  )
  return { ...file, [list]: [...others, entry] }
}

it('names a composite index in production’s words, with the entry to paste', () => {
  const query = collection(
    'posts',
    where('status', '==', 'up'),
    where('tags', 'array-contains', 'x'),
    orderBy('at', 'desc'),
  )
  expect(answer(enforcing([]), query))
    .toBe(`The query requires an index. Add to indexes in firestore.indexes.json:
{
  "collectionGroup": "posts",
  "queryScope": "COLLECTION",
  "fields": [
    {
      "fieldPath": "status",
      "order": "ASCENDING"
    },
    {
      "fieldPath": "tags",
      "arrayConfig": "CONTAINS"
    },
    {
      "fieldPath": "at",
      "order": "DESCENDING"
    }
  ]
}`)
})

it('names a single-field index in production’s words, beside those that the field has', () => {
  const message = answer(enforcing([]), collectionGroup('landmarks', where('category', '==', 'park')))
  expect(message).toContain(
    'The query requires a COLLECTION_GROUP_ASC index for collection landmarks and field category. Add to fieldOverrides',
  )
  expect(JSON.parse(message.slice(message.indexOf('\n')))).toEqual({
    collectionGroup: 'landmarks',
    fieldPath: 'category',
    indexes: [
      { order: 'ASCENDING', queryScope: 'COLLECTION' },
      { order: 'DESCENDING', queryScope: 'COLLECTION' },
      { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
      { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
    ],
  })
})

it('names the direction of __name__ where it is not the implied one', () => {
  const message = answer(enforcing([]), collection('c', orderBy('a', 'desc'), orderBy('__name__')))
  expect(message).toContain('{\n      "fieldPath": "__name__",\n      "order": "ASCENDING"\n    }')
})

it('names the index of __name__ alone', () => {
  const message = answer(enforcing([]), collection('c', orderBy('__name__', 'desc')))
  expect(message).toContain('The query requires an index. Add to indexes in')
  expect(JSON.parse(message.slice(message.indexOf('\n')))).toEqual({
    collectionGroup: 'c',
    queryScope: 'COLLECTION',
    fields: [{ fieldPath: '__name__', order: 'DESCENDING' }],
  })
})

it('says so where no index can be defined', () => {
  const query = collection('c', where('__name__', '==', name('c/a')), orderBy('a'))
  expect(answer(enforcing([]), query)).toBe(
    'The query requires an index. None can be defined that serves it: an order by a field does not go with an equality on ' +
      '__name__.',
  )
  expect(answer(enforcing([]), collectionGroup('', orderBy('__name__', 'desc')))).toBe(
    'The query requires an index. None can be defined that serves it: documents of all collections are not held in the ' +
      'descending order of their names.',
  )
})

it('names the index of the disjunct that lacks one', () => {
  const query = collection('c', or(where('a', '==', 1), where('b', '>', 1)))
  expect(answer(enforcing([]), query)).toContain('"fieldPath": "a"')
})

/** What a query is told; `undefined` when it is served, malformed, or cannot be served. */
function missing(file: File, query: Query): string | undefined {
  try {
    const message = answer(new IndexEnforcement(JSON.stringify(file)), query)
    return message.includes('Add to') ? message : undefined
  } catch (error) {
    if (error instanceof StatusError) return undefined
    throw error
  }
}

it('pasting what refusals say serves any query that can be served', () => {
  let pastes = 0
  fc.assert(
    fc.property(anyQuery, (query) => {
      let file: File = { indexes: [], fieldOverrides: [] }
      let last: string | undefined
      for (let message = missing(file, query); message !== undefined; message = missing(file, query)) {
        expect(message).not.toBe(last)
        last = message
        file = pasted(file, message)
        pastes += 1
      }
    }),
    { numRuns: 2000 },
  )
  expect(pastes).toBeGreaterThan(500)
})
