import { expect, it } from 'vitest'
import {
  checkCollectionId,
  checkDocumentId,
  parseAnyName,
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
} from './names.ts'
import { DOCUMENTS, refusalOf } from './testing/fixtures.ts'

it('a document name comes apart into database and path', () => {
  expect(parseDocumentName('projects/p/databases/(default)/documents/c/a/s/b')).toEqual({
    project: 'p',
    databaseId: '(default)',
    database: 'projects/p/databases/(default)',
    path: 'c/a/s/b',
  })
  expect(parseParentName(DOCUMENTS).path).toBe('')
  expect(parseDatabaseName('projects/p/databases/second').databaseId).toBe('second')
})

it('a name below the root is a document or a collection by its number of segments', () => {
  expect(parseAnyName(`${DOCUMENTS}/c/a`).path).toBe('c/a')
  expect(parseAnyName(`${DOCUMENTS}/c/a/s`).path).toBe('c/a/s')
  expect(parseAnyName(DOCUMENTS).path).toBe('')
})

it.for([
  ['', 'lacks "projects" at index 0.'],
  ['projects/p', 'lacks "/" at index 10.'],
  [DOCUMENTS, `lacks "/" at index ${DOCUMENTS.length}.`],
  [`${DOCUMENTS}/c`, `lacks "/" at index ${DOCUMENTS.length + 2}.`],
  [`${DOCUMENTS}/c/`, 'has invalid trailing "/".'],
  [`${DOCUMENTS}/c/a/`, 'has invalid trailing "/".'],
  [`${DOCUMENTS}//`, `lacks a collection id at index ${DOCUMENTS.length + 1}.`],
  [`${DOCUMENTS}/c//`, `lacks a resource id at index ${DOCUMENTS.length + 3}.`],
  [`${DOCUMENTS}/c/a//s`, `lacks a collection id at index ${DOCUMENTS.length + 5}.`],
  [`${DOCUMENTS}/c/.`, `contains a resource id "." at index ${DOCUMENTS.length + 3}.`],
  ['projects//databases/d/documents/c/a', 'lacks a project id at index 9.'],
  ['projects/p/other/d/documents/c/a', 'lacks "databases" at index 11.'],
] as const)('the malformed document name %s is refused: %s', async ([name, reason]) => {
  expect(await refusalOf(() => parseDocumentName(name))).toBe(
    `INVALID_ARGUMENT: Document name "${name}" ${reason}`,
  )
})

it('parents and databases are refused under their own names', async () => {
  expect(await refusalOf(() => parseParentName(`${DOCUMENTS}/c`))).toBe(
    `INVALID_ARGUMENT: Document parent name "${DOCUMENTS}/c" lacks "/" at index ${DOCUMENTS.length + 2}.`,
  )
  expect(await refusalOf(() => parseDatabaseName('projects/auth'))).toBe(
    'INVALID_ARGUMENT: Database name "projects/auth" lacks "/" at index 13.',
  )
})

it.for([
  ['__x__', 'Collection id "__x__" is invalid because it is reserved.'],
  ['__id5__', 'Collection id "__id5__" is invalid because it is reserved.'],
  ['..', 'Collection id ".." is invalid because it is reserved.'],
  ['a/b', 'Collection id "a/b" is invalid because it contains "/".'],
] as const)('the collection id %s is refused', async ([id, message]) => {
  expect(
    await refusalOf(() => {
      checkCollectionId(id)
    }),
  ).toBe(`INVALID_ARGUMENT: ${message}`)
})

it.for([
  ['__x__', 'Resource id "__x__" is invalid because it is reserved.'],
  ['.', 'Resource id "." is invalid because it is reserved.'],
  ['a/b', 'Resource id "a/b" is invalid because it contains "/".'],
  [
    '__id9223372036854775808__',
    "A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. " +
      "Found: '__id9223372036854775808__'.",
  ],
] as const)('the document id %s is refused', async ([id, message]) => {
  expect(
    await refusalOf(() => {
      checkDocumentId(id)
    }),
  ).toBe(`INVALID_ARGUMENT: ${message}`)
})

it.for(['__id-9223372036854775808__', '__', 'a', '...', '___'])(
  'the document id %s is accepted',
  async (id) => {
    expect(
      await refusalOf(() => {
        checkDocumentId(id)
      }),
    ).toBe('OK')
  },
)
