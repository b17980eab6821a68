import { expect, it } from 'vitest'
import { freshDatabase, nameOf, pagesOf, put, refusalOf } from './testing/fixtures.ts'

it('lists go on after any order with a page token', async () => {
  const database = freshDatabase()
  const ages = { a: 3n, b: 1n, c: 2n, d: 1n, e: 3n }
  await put(database, Object.fromEntries(Object.entries(ages).map(([id, age]) => [`p/${id}`, { age }])))
  const request = { parent: nameOf(''), collectionId: 'p', pageSize: 2, orderBy: 'age desc' }
  expect(pagesOf(database, request)).toEqual([['p/e', 'p/a'], ['p/c', 'p/d'], ['p/b']])
})

it('missing documents are listed with pages too', async () => {
  const database = freshDatabase()
  await put(database, { 'c/a': {}, 'c/ghost/sub/x': {}, 'c/z': {} })
  const request = { parent: nameOf(''), collectionId: 'c', pageSize: 2, showMissing: true }
  expect(pagesOf(database, request)).toEqual([['c/a', 'c/ghost'], ['c/z']])
})

it('collection ids come in order, by pages, also below missing documents', async () => {
  const database = freshDatabase()
  await put(database, { 'users/a': {}, 'users/a/posts/p': {}, 'ghost/g/x/y': {} })
  const list = (parent: string, pageSize = 0, pageToken = ''): unknown =>
    database.reader().listCollectionIds({ parent: nameOf(parent), pageSize, pageToken })
  expect(list('')).toEqual({ collectionIds: ['ghost', 'users'], nextPageToken: '' })
  expect(list('ghost/g')).toEqual({ collectionIds: ['x'], nextPageToken: '' })
  const first = database.reader().listCollectionIds({ parent: nameOf(''), pageSize: 1 })
  expect(first.collectionIds).toEqual(['ghost'])
  expect(list('', 2, first.nextPageToken)).toEqual({ collectionIds: ['users'], nextPageToken: '' })
  expect(await refusalOf(() => list('', -1))).toBe(
    'INVALID_ARGUMENT: page_size must be greater than or equal to zero.',
  )
})

it('a malformed page token is refused', async () => {
  const list = (pageToken: string): unknown =>
    freshDatabase()
      .reader()
      .listDocuments({ parent: nameOf(''), collectionId: 'c', pageToken })
  expect(await refusalOf(() => list('nonsense'))).toBe('INVALID_ARGUMENT: Invalid page token.')
})
