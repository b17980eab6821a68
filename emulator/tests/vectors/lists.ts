import type { Who } from './support/player.ts'
import type { Topic } from './support/topic.ts'

interface Ask {
  /** A collection, or a document whose collections are asked for. */
  readonly documents?: string
  readonly collections?: string
  readonly parameters?: Readonly<Record<string, string>>
  readonly as?: Who
}

const MISSING = { showMissing: 'true' }
const ADMINS_ONLY = 'PERMISSION_DENIED: Metadata operations require admin authentication.'

const VECTORS: readonly (readonly [says: string, ask: Ask, gives: string, unlike?: string])[] = [
  ['a collection, by name', { documents: 'c' }, 'c/a c/b c/d'],
  ['nothing', { documents: 'none' }, ''],
  ['a collection below a document', { documents: 'c/a/s' }, 'c/a/s/1 c/a/s/2'],
  ['in pages', { documents: 'c', parameters: { pageSize: '2' } }, '[c/a c/b] [c/d]'],
  [
    'a full page says that there may be more',
    { documents: 'c', parameters: { pageSize: '3' } },
    '[c/a c/b c/d] []',
  ],
  ['in an order', { documents: 'c', parameters: { orderBy: 'n desc' } }, 'c/b c/a'],
  [
    'in an order, in pages',
    { documents: 'c', parameters: { orderBy: 'n desc', pageSize: '1' } },
    '[c/b] [c/a] []',
  ],
  [
    'by name, backwards',
    { documents: 'c', parameters: { orderBy: '__name__ desc' } },
    'c/d c/b c/a',
    'refuses it',
  ],
  [
    'missing documents with what is below them',
    { documents: 'c', parameters: MISSING, as: 'admin' },
    'c/a c/b c/d c/ghost',
  ],
  [
    'missing documents in pages',
    { documents: 'c', parameters: { ...MISSING, pageSize: '3' }, as: 'admin' },
    '[c/a c/b c/d] [c/ghost]',
  ],
  ['missing documents are for administrators', { documents: 'c', parameters: MISSING }, ADMINS_ONLY],
  [
    'missing documents have no other order',
    { documents: 'c', parameters: { ...MISSING, orderBy: 'n' }, as: 'admin' },
    'INVALID_ARGUMENT',
  ],
  ['a page of a negative size', { documents: 'c', parameters: { pageSize: '-1' } }, 'INVALID_ARGUMENT'],
  ['an order that is none', { documents: 'c', parameters: { orderBy: 'n sideways' } }, 'INVALID_ARGUMENT'],
  ['collections at the root', { collections: '' }, 'c e'],
  ['collections of a document', { collections: 'c/a' }, 's t'],
  ['collections of a missing document', { collections: 'c/ghost' }, 's'],
  ['collections of one that has none', { collections: 'c/b' }, ''],
  ['collections are for administrators', { collections: '', as: 'nobody' }, ADMINS_ONLY],
]

export const lists: Topic<Ask> = {
  name: 'lists',
  pages: [
    'https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/list',
    'https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/listCollectionIds',
  ],
  vectors: VECTORS.map(([says, ask, gives, unlike]) => ({
    says,
    ask,
    gives,
    ...(unlike !== undefined && { unlike }),
  })),
  async play(player, { documents, collections = '', parameters, as }) {
    await player.fill({
      'c/a': { n: 1 },
      'c/b': { n: 2 },
      'c/d': {},
      'c/a/s/1': {},
      'c/a/s/2': {},
      'c/a/t/1': {},
      'c/ghost/s/1': {},
      'e/a': {},
    })
    return documents === undefined
      ? player.collectionIds(collections, as)
      : player.list(documents, parameters, as)
  },
}
