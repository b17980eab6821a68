/** The method that a REST request means, and where its fields come from (docs/protocol.md, "REST"). */
export interface Route {
  readonly rpc: string
  /** Fields that the path determines. */
  readonly fixed: Readonly<Record<string, unknown>>
  /** Query parameters that are looked at. */
  readonly parameters: readonly string[]
  /** What the body is: the whole request, its document, or nothing. */
  readonly body: 'none' | 'whole' | 'document'
}

const PATH = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.*))?$/

/** Methods called by `…/documents[/{path}]:verb`, and whether they are about the database or a parent. */
const VERBS: ReadonlyMap<string, { readonly rpc: string; readonly about: 'database' | 'parent' }> = new Map([
  ['batchGet', { rpc: 'BatchGetDocuments', about: 'database' }],
  ['beginTransaction', { rpc: 'BeginTransaction', about: 'database' }],
  ['commit', { rpc: 'Commit', about: 'database' }],
  ['rollback', { rpc: 'Rollback', about: 'database' }],
  ['batchWrite', { rpc: 'BatchWrite', about: 'database' }],
  ['runQuery', { rpc: 'RunQuery', about: 'parent' }],
  ['runAggregationQuery', { rpc: 'RunAggregationQuery', about: 'parent' }],
  ['listCollectionIds', { rpc: 'ListCollectionIds', about: 'parent' }],
  ['partitionQuery', { rpc: 'PartitionQuery', about: 'parent' }],
  ['executePipeline', { rpc: 'ExecutePipeline', about: 'database' }],
])

const GET_PARAMETERS = ['mask.fieldPaths', 'transaction', 'readTime']
const LIST_PARAMETERS = [...GET_PARAMETERS, 'pageSize', 'pageToken', 'orderBy', 'showMissing']
const CREATE_PARAMETERS = ['documentId', 'mask.fieldPaths']
const PRECONDITION = ['currentDocument.exists', 'currentDocument.updateTime']
const UPDATE_PARAMETERS = ['updateMask.fieldPaths', 'mask.fieldPaths', ...PRECONDITION]

/** Undefined where there is nothing to be found. Path segments are decoded after they have been told apart. */
export function matchRoute(method: string, path: string): Route | undefined {
  if (method === 'POST') return matchVerb(path) ?? matchCreate(path)
  const place = matchPath(path)
  if (place?.segments === undefined) return undefined
  const name = [place.root, ...place.segments].join('/')
  if (method === 'GET') return matchGet(place.root, place.segments, name)
  if (method === 'PATCH') {
    return {
      rpc: 'UpdateDocument',
      fixed: { document: { name } },
      parameters: UPDATE_PARAMETERS,
      body: 'document',
    }
  }
  if (method === 'DELETE') {
    return { rpc: 'DeleteDocument', fixed: { name }, parameters: PRECONDITION, body: 'none' }
  }
  return undefined
}

/** A path that ends with a collection id, even an empty one, lists; what looks odd is left to name parsing. */
function matchGet(root: string, segments: readonly string[], name: string): Route {
  const parent = segments.slice(0, -1)
  if (segments.length % 2 === 0 || parent.includes('')) {
    return { rpc: 'GetDocument', fixed: { name }, parameters: GET_PARAMETERS, body: 'none' }
  }
  const fixed = { parent: [root, ...parent].join('/'), collectionId: segments.at(-1) ?? '' }
  return { rpc: 'ListDocuments', fixed, parameters: LIST_PARAMETERS, body: 'none' }
}

function matchVerb(path: string): Route | undefined {
  const colon = path.lastIndexOf(':')
  if (colon < path.lastIndexOf('/')) return undefined
  const verb = VERBS.get(path.slice(colon + 1))
  const place = matchPath(path.slice(0, colon))
  if (verb === undefined || place === undefined) return undefined
  const parent = [place.root, ...(place.segments ?? [])].join('/')
  const fixed = verb.about === 'parent' ? { parent } : { database: place.database }
  return { rpc: verb.rpc, fixed, parameters: [], body: 'whole' }
}

function matchCreate(path: string): Route | undefined {
  const place = matchPath(path)
  if (place?.segments === undefined || place.segments.length % 2 === 0) return undefined
  if (path.lastIndexOf(':') > path.lastIndexOf('/')) return undefined
  const fixed = {
    parent: [place.root, ...place.segments.slice(0, -1)].join('/'),
    collectionId: place.segments.at(-1) ?? '',
  }
  return { rpc: 'CreateDocument', fixed, parameters: CREATE_PARAMETERS, body: 'document' }
}

interface Place {
  /** `projects/p/databases/d`. */
  readonly database: string
  /** `projects/p/databases/d/documents`. */
  readonly root: string
  /** What follows the root and a slash; undefined where no slash follows. */
  readonly segments: readonly string[] | undefined
}

function matchPath(path: string): Place | undefined {
  const match = PATH.exec(path)
  if (match === null) return undefined
  const database = (match[1] ?? '').split('/').map(decode).join('/')
  return { database, root: `${database}/documents`, segments: match[2]?.split('/').map(decode) }
}

/** What is not percent-encoding stays as it is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
