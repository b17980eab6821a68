import { formatFieldPath, parseFieldPath } from '../store/fieldPath.ts'
import { StatusError } from '../status.ts'
import { JsonPlace } from './jsonPlace.ts'
import type { Direction, FieldMode, Index, IndexedField, QueryScope } from './types.ts'
import { impliedNameDirection, labelOf } from './types.ts'

/** The single-field indexes of one field, or with `*` of every field, of a collection group: these and no automatic ones. */
export interface Override {
  readonly collectionGroup: string
  readonly fieldPath: string
  readonly indexes: readonly SingleFieldIndex[]
}

export interface SingleFieldIndex {
  readonly queryScope: QueryScope
  readonly mode: FieldMode
}

/** What a file of index definitions says. */
export interface Definition {
  readonly composites: readonly Index[]
  readonly overrides: readonly Override[]
}

export const EVERY_FIELD = '*'

const DIRECTIONS = ['ASCENDING', 'DESCENDING'] as const
const SCOPES = ['COLLECTION', 'COLLECTION_GROUP'] as const
const MAX_FIELDS = 100
/** With billing enabled; 200 without. */
const MAX_INDEXES = 1000
/** Said of indexes of the Enterprise edition or of other APIs, which serve no query here. */
const FOREIGN = ['multikey', 'unique', 'searchConfig'] as const

/**
 * Reads `firestore.indexes.json` as firebase-tools does, comments included ("Cloud Firestore Index Definition Reference",
 * https://firebase.google.com/docs/reference/firestore/indexes), and holds it to the documented limits ("Indexing limits",
 * https://firebase.google.com/docs/firestore/query-data/index-overview#indexing_limits).
 *
 * @throws DefinitionError with the place in the file
 */
export function parseDefinition(text: string): Definition {
  const root = JsonPlace.parse(text)
  root.check(root.has('indexes'), 'must have indexes')
  const composites = root.list('indexes').map(compositeAt)
  const overrides = root.list('fieldOverrides').map(overrideAt)
  root.check(composites.length <= MAX_INDEXES, `has more than ${MAX_INDEXES} composite indexes`)
  root.check(overrides.length <= MAX_INDEXES, `has more than ${MAX_INDEXES} field overrides`)
  refuseRepeated(root, 'indexes', composites.map(labelOf))
  refuseRepeated(
    root,
    'fieldOverrides',
    overrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}: ${fieldPath}`),
  )
  return { composites, overrides }
}

function refuseRepeated(root: JsonPlace, key: string, labels: readonly string[]): void {
  const repeated = labels.findIndex((label, i) => labels.indexOf(label) < i)
  root.check(repeated < 0, `${key}[${repeated}] is there twice: ${labels[repeated] ?? ''}`)
}

function compositeAt(place: JsonPlace): Index {
  refuseForeign(place)
  const given = place.list('fields').map(fieldAt)
  const last = given.at(-1)
  const named = last?.path === '__name__' ? last.mode : undefined
  const fields = named === undefined ? given : given.slice(0, -1)
  place.check(!fields.some(({ path }) => path === '__name__'), 'may have __name__ as its last field only')
  refuseFieldTwice(place, fields)
  place.check(given.length > 0 && given.length <= MAX_FIELDS, `must have up to ${MAX_FIELDS} fields`)
  const arrays = fields.filter(({ mode }) => mode === 'CONTAINS')
  place.check(arrays.length <= 1, 'may have one array field only')
  const isVector = fields.some(({ mode }) => mode.startsWith('VECTOR'))
  // Made for Firestore's own customers (https://github.com/GoogleCloudPlatform/magic-modules/pull/12121).
  const isName = fields.length === 0 && named === 'DESCENDING'
  place.check(fields.length > 0 || isName, 'is of __name__ alone, whose ascending order is always there')
  place.check(
    given.length > 1 || isVector || isName,
    'is of a single field: those are automatic, and changed in fieldOverrides',
  )
  return {
    collectionGroup: place.text('collectionGroup'),
    queryScope: place.choice('queryScope', SCOPES),
    fields,
    nameDirection: named === undefined ? impliedNameDirection(fields) : directionOf(place, named),
  }
}

/**
 * In two ways a field may be there: Google has such an index for its tests of the Web SDK (a, testId, a descending; the
 * firestore_index_config.tf of https://github.com/firebase/firebase-js-sdk). Twice in one is not documented.
 */
function refuseFieldTwice(place: JsonPlace, fields: readonly IndexedField[]): void {
  const labels = fields.map(({ path, mode }) => `${path} ${mode}`)
  const twice = labels.find((label, i) => labels.indexOf(label) < i)
  place.check(twice === undefined, `has ${twice ?? ''} twice`)
}

function directionOf(place: JsonPlace, mode: FieldMode): Direction {
  const direction = DIRECTIONS.find((each) => each === mode)
  if (direction === undefined) throw place.error('must order __name__')
  return direction
}

function fieldAt(place: JsonPlace): IndexedField {
  refuseForeign(place)
  return { path: pathAt(place), mode: modeAt(place) }
}

function overrideAt(place: JsonPlace): Override {
  const isEvery = place.text('fieldPath') === EVERY_FIELD
  place.check(place.has('indexes'), 'must have indexes; an empty list for none')
  return {
    collectionGroup: place.text('collectionGroup'),
    fieldPath: isEvery ? EVERY_FIELD : pathAt(place),
    indexes: place.list('indexes').map((index) => {
      refuseForeign(index)
      const queryScope = index.has('queryScope') ? index.choice('queryScope', SCOPES) : 'COLLECTION'
      return { queryScope, mode: modeAt(index) }
    }),
  }
}

function pathAt(place: JsonPlace): string {
  const text = place.text('fieldPath')
  try {
    return formatFieldPath(parseFieldPath(text))
  } catch (error) {
    if (error instanceof StatusError) throw place.error(`fieldPath: ${error.message}`)
    throw error
  }
}

function modeAt(place: JsonPlace): FieldMode {
  const given = ['order', 'arrayConfig', 'vectorConfig'].filter((key) => place.has(key))
  place.check(given.length === 1, 'must have one of order, arrayConfig and vectorConfig')
  if (place.has('order')) return place.choice('order', DIRECTIONS)
  if (place.has('arrayConfig')) return place.choice('arrayConfig', ['CONTAINS'])
  return `VECTOR(${place.at('vectorConfig').number('dimension')})`
}

function refuseForeign(place: JsonPlace): void {
  for (const key of FOREIGN) {
    place.check(!place.has(key) || place.is(key, false), `${key} is of the Enterprise edition`)
  }
  place.check(!place.has('apiScope') || place.is('apiScope', 'ANY_API'), 'is of another API')
  const isSparse = place.is('density', 'SPARSE_ALL') || place.is('density', 'DENSITY_UNSPECIFIED')
  place.check(!place.has('density') || isSparse, 'density is of the Enterprise edition')
}
