import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseDefinition } from './definition.ts'
import { composite } from './testSupport.ts'
import { labelOf } from './types.ts'

function refusalOf(definition: unknown): string {
  try {
    parseDefinition(typeof definition === 'string' ? definition : JSON.stringify(definition))
    return 'read'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const indexes = (...list: readonly object[]): object => ({ indexes: list })

/** https://firebase.google.com/docs/reference/firestore/indexes */
it('reads the example of the reference, comments included', () => {
  const definition = parseDefinition(`{
    // Required, specify compound and vector indexes
    "indexes": [
      {
        "collectionGroup": "posts",
        "queryScope": "COLLECTION",
        "fields": [
          { "fieldPath": "author", "arrayConfig": "CONTAINS" },
          { "fieldPath": "timestamp", "order": "DESCENDING" }
        ]
      },
      {
        "collectionGroup": "coffee-beans",
        "queryScope": "COLLECTION",
        "fields": [{ "fieldPath": "embedding_field", "vectorConfig": { "dimension": 256, "flat": {} } }]
      }
    ],
    /* Optional */
    "fieldOverrides": [{ "collectionGroup": "posts", "fieldPath": "myBigMapField", "indexes": [] }]
  }`)
  expect(definition).toEqual({
    composites: [
      {
        collectionGroup: 'posts',
        queryScope: 'COLLECTION',
        fields: [
          { path: 'author', mode: 'CONTAINS' },
          { path: 'timestamp', mode: 'DESCENDING' },
        ],
        nameDirection: 'DESCENDING',
      },
      {
        collectionGroup: 'coffee-beans',
        queryScope: 'COLLECTION',
        fields: [{ path: 'embedding_field', mode: 'VECTOR(256)' }],
        nameDirection: 'ASCENDING',
      },
    ],
    overrides: [{ collectionGroup: 'posts', fieldPath: 'myBigMapField', indexes: [] }],
  })
})

it('a final __name__ is a direction, not a field', () => {
  const [spelled, implied, other] = parseDefinition(
    JSON.stringify(
      indexes(
        composite('c: a ASC, b DESC, __name__ DESC'),
        composite('d: a ASC, b DESC'),
        composite('c: a ASC, b DESC, __name__ ASC'),
      ),
    ),
  ).composites
  expect(spelled?.fields).toEqual(implied?.fields)
  expect(spelled?.nameDirection).toBe(implied?.nameDirection)
  expect(other?.nameDirection).toBe('ASCENDING')
})

it('a field may be there twice, and __name__ descending alone', () => {
  const { composites } = parseDefinition(
    JSON.stringify(indexes(composite('c: a ASC, b ASC, a DESC'), composite('c: __name__ DESC'))),
  )
  expect(composites.map(labelOf)).toEqual([
    'c (COLLECTION): a ASCENDING, b ASCENDING, a DESCENDING',
    'c (COLLECTION): __name__ DESCENDING',
  ])
})

it('paths are the same however they are quoted', () => {
  const [index] = parseDefinition(JSON.stringify(indexes(composite('c: `a`.b ASC, `c-d` ASC')))).composites
  expect(index?.fields.map(({ path }) => path)).toEqual(['a.b', '`c-d`'])
})

it('an override without a scope is of one collection', () => {
  const fieldOverrides = [
    { collectionGroup: 'c', fieldPath: '*', ttl: true, indexes: [{ order: 'ASCENDING' }] },
  ]
  expect(parseDefinition(JSON.stringify({ indexes: [], fieldOverrides })).overrides).toEqual([
    { collectionGroup: 'c', fieldPath: '*', indexes: [{ queryScope: 'COLLECTION', mode: 'ASCENDING' }] },
  ])
})

it.each([
  ['no JSON', '{', /JSON/],
  ['no list of indexes', {}, /^must have indexes$/],
  ['no object', indexes([]), /^indexes\[0\] must be an object$/],
  ['no collection', indexes({ queryScope: 'COLLECTION', fields: [] }), /^indexes\[0\]/],
  ['a single field', indexes(composite('c: a ASC')), /^indexes\[0\] is of a single field/],
  ['two arrays', indexes(composite('c: a CONTAINS, b CONTAINS')), /one array field only$/],
  ['a field twice in one way', indexes(composite('c: a ASC, b ASC, a ASC')), /has a ASCENDING twice$/],
  ['__name__ ascending alone', indexes(composite('c: __name__ ASC')), /^indexes\[0\] is of __name__ alone/],
  [
    '__name__ before the end',
    indexes(composite('c: __name__ ASC, a ASC')),
    /__name__ as its last field only$/,
  ],
  [
    'no mode',
    indexes({ ...composite('c: a ASC, b ASC'), fields: [{ fieldPath: 'a' }] }),
    /^indexes\[0\]\.fields\[0\] must have one of/,
  ],
  [
    'a bad path',
    indexes(composite('c: a..b ASC, c ASC')),
    /^indexes\[0\]\.fields\[0\] fieldPath: Invalid property path/,
  ],
  [
    'the same twice',
    indexes(composite('c: a ASC, b ASC'), composite('c: a ASC, b ASC')),
    /^indexes\[1\] is there twice: c \(COLLECTION\)/,
  ],
  [
    'more than 100 fields',
    indexes(composite(`c: ${Array.from({ length: 101 }, (_, i) => `f${i} ASC`).join(', ')}`)),
    /up to 100 fields$/,
  ],
  [
    'more than 1000',
    indexes(...Array.from({ length: 1001 }, (_, i) => composite(`c${i}: a ASC, b ASC`))),
    /more than 1000 composite/,
  ],
  ['the Enterprise edition', indexes({ ...composite('c: a ASC, b ASC'), density: 'DENSE' }), /Enterprise/],
  [
    'another API',
    indexes({ ...composite('c: a ASC, b ASC'), apiScope: 'DATASTORE_MODE_API' }),
    /another API/,
  ],
  [
    'an override without its list',
    { indexes: [], fieldOverrides: [{ collectionGroup: 'c', fieldPath: 'a' }] },
    /^fieldOverrides\[0\] must have indexes/,
  ],
] as const)('refuses %s', (_, definition, message) => {
  expect(refusalOf(definition)).toMatch(message)
})

it('reads what firebase-tools writes down', () => {
  expect(refusalOf(indexes({ ...composite('c: a ASC, b ASC'), density: 'SPARSE_ALL' }))).toBe('read')
  const template = new URL(
    '../../../node_modules/firebase-tools/templates/init/firestore/firestore.indexes.json',
    import.meta.url,
  )
  expect(refusalOf(readFileSync(template, 'utf8'))).toBe('read')
})
