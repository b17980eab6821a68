import { expect, it } from 'vitest'
import { matchRoute } from './routes.ts'

const DOCS = '/v1/projects/p/databases/(default)/documents'
const ROOT = 'projects/p/databases/(default)/documents'

it.each([
  ['GET', '/c/a', 'GetDocument', { name: `${ROOT}/c/a` }],
  ['GET', '/c/', 'GetDocument', { name: `${ROOT}/c/` }],
  ['GET', '//', 'GetDocument', { name: `${ROOT}//` }],
  ['GET', '/c//', 'GetDocument', { name: `${ROOT}/c//` }],
  ['GET', '/', 'ListDocuments', { parent: ROOT, collectionId: '' }],
  ['GET', '/c', 'ListDocuments', { parent: ROOT, collectionId: 'c' }],
  ['GET', '/c/a/', 'ListDocuments', { parent: `${ROOT}/c/a`, collectionId: '' }],
  ['GET', '/c/a%2Fb%20c', 'GetDocument', { name: `${ROOT}/c/a/b c` }],
  ['GET', '/c/100%', 'GetDocument', { name: `${ROOT}/c/100%` }],
  ['POST', '/c', 'CreateDocument', { parent: ROOT, collectionId: 'c' }],
  ['POST', ':commit', 'Commit', { database: 'projects/p/databases/(default)' }],
  ['POST', '/c/a:runQuery', 'RunQuery', { parent: `${ROOT}/c/a` }],
  ['PATCH', '/c/a', 'UpdateDocument', { document: { name: `${ROOT}/c/a` } }],
  ['DELETE', '/c/a:b', 'DeleteDocument', { name: `${ROOT}/c/a:b` }],
])('%s …/documents%s is %s', (method, path, rpc, fixed) => {
  expect(matchRoute(method, DOCS + path)).toMatchObject({ rpc, fixed })
})

it.each([
  ['GET', ''],
  ['POST', ':nope'],
  ['POST', '/c/a'],
  ['PUT', '/c/a'],
])('%s …/documents%s is nothing', (method, path) => {
  expect(matchRoute(method, DOCS + path)).toBeUndefined()
})
