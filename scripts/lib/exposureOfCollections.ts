import { type Answer, type Asker, firestore, OWNER } from './probe.ts'
import { PRIVATE_FIELDS, PUBLIC_COLLECTIONS, type Question } from './publicData.ts'

/** One question that was asked, whether it was answered, and whether it should have been. */
export interface Finding {
  readonly asker: string
  readonly what: string
  readonly isOpen: boolean
  readonly mayBeOpen: boolean
}

/** A collection by its path, with the ids of some documents in it. */
export interface Collection {
  readonly path: string
  readonly ids: readonly string[]
}

/** So many documents of a collection are looked through for collections below them. */
const DOCUMENTS = 300

/** Everything that is stored, found as the owner, and what the rules speak of although nothing is stored there. */
export async function findCollections(patterns: readonly string[]): Promise<readonly Collection[]> {
  const found = await collectionsBelow('')
  const known = new Set(found.map(({ path }) => path.replaceAll(/\/[^/]+\//g, '/*/')))
  const missing = patterns
    // Collections wherever they lie are found where they are.
    .filter((pattern) => !pattern.startsWith('/{path=**}/'))
    .map((pattern) => pattern.split('/').slice(1, -1))
    .map((segments) => segments.map((segment) => (segment.startsWith('{') ? 'unknown' : segment)).join('/'))
    .filter((path) => !known.has(path.replaceAll(/\/[^/]+\//g, '/*/')))
  return [...found, ...[...new Set(missing)].map((path) => ({ path, ids: [] }))]
}

async function collectionsBelow(document: string): Promise<Collection[]> {
  const { body } = await firestore(OWNER, 'POST', `${document}:listCollectionIds`, { pageSize: DOCUMENTS })
  const { collectionIds = [] } = body as { collectionIds?: readonly string[] }
  const found: Collection[] = []
  const kinds = new Set<string>()
  for (const id of collectionIds) {
    const path = `${document}/${id}`.slice(1)
    const ids = await documentsOf(path)
    found.push({ path, ids })
    for (const below of ids) {
      for (const collection of await collectionsBelow(`/${path}/${below}`)) {
        // One of a kind is enough: the same rule decides on all.
        const kind = collection.path.split('/').at(-1) ?? ''
        if (!kinds.has(`${id}/${kind}`)) found.push(collection)
        kinds.add(`${id}/${kind}`)
      }
    }
  }
  return found
}

async function documentsOf(path: string): Promise<readonly string[]> {
  const { body } = await firestore(OWNER, 'GET', `/${path}?pageSize=${String(DOCUMENTS)}&showMissing=true`)
  const { documents = [] } = body as { documents?: readonly Stored[] }
  return documents
    .toSorted((one, other) => Number(isWithheld(one)) - Number(isWithheld(other)))
    .map(({ name }) => name.split('/').at(-1) ?? '')
}

interface Stored {
  readonly name: string
  readonly fields?: { readonly visibility?: { readonly stringValue?: string } }
}

/** Whether a document says of itself that it is not for everybody; one that does not is asked for before it. */
function isWithheld({ fields }: Stored): boolean {
  return fields?.visibility !== undefined && fields.visibility.stringValue !== 'public'
}

/** Every way of reading a collection, and of writing into it. */
export async function askCollection(asker: Asker, { path, ids }: Collection): Promise<readonly Finding[]> {
  const segments = path.split('/')
  const id = segments.at(-1) ?? ''
  const parent = segments.length === 1 ? '' : `/${segments.slice(0, -1).join('/')}`
  const shown = path.replaceAll(/\/[^/]+\//g, '/*/')
  const open: readonly Question[] = PUBLIC_COLLECTIONS[shown] ?? []
  const query = (limit: number | undefined, allDescendants = false): object => ({
    structuredQuery: {
      from: [{ collectionId: id, allDescendants }],
      ...(limit !== undefined && { limit }),
    },
  })
  const count = {
    structuredAggregationQuery: { ...query(undefined), aggregations: [{ alias: 'n', count: {} }] },
  }
  const run = (body: object) => firestore(asker, 'POST', `${parent}:runQuery`, body)
  const answers: readonly (readonly [string, Question | 'never', Answer])[] = [
    ['a document', 'get', await firestore(asker, 'GET', `/${path}/${ids[0] ?? 'unknown'}`)],
    ['a page', 'list', await run(query(20))],
    ['more than a page', 'whole', await run(query(51))],
    ['the whole', 'whole', await run(query(undefined))],
    ['the count', 'whole', await firestore(asker, 'POST', `${parent}:runAggregationQuery`, count)],
    ['the collection group', 'group', await firestore(asker, 'POST', ':runQuery', query(1, true))],
    ['writing', 'never', await firestore(asker, 'POST', `/${path}?documentId=exposure`, { fields: {} })],
  ]
  const findings = answers.map(([what, question, answer]) => ({
    asker: asker.name,
    what: `${shown}: ${what}`,
    isOpen: isAnswered(answer),
    mayBeOpen: question !== 'never' && open.includes(question),
  }))
  const leaks = answers.flatMap(([, , { body }]) => privateFieldsIn(body))
  return [
    ...findings,
    {
      asker: asker.name,
      what: `${shown}: private fields ${[...new Set(leaks)].join(', ')}`,
      isOpen: leaks.length > 0,
      mayBeOpen: false,
    },
  ]
}

/** That a document is missing is an answer, too. Anything but a denial is one, so that a fault of this script shows. */
function isAnswered({ status }: Answer): boolean {
  return status !== 403
}

/** Names of private fields in documents in REST form, where every map is below `fields`. */
function privateFieldsIn(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) => {
    const own = name === 'fields' && typeof value === 'object' && value !== null ? Object.keys(value) : []
    return [...own.filter((field) => PRIVATE_FIELDS.includes(field)), ...privateFieldsIn(value)]
  })
}
