import { StatusError } from '../status.ts'
import type { IndexCatalogue } from './catalogue.ts'
import type { SingleFieldIndex } from './definition.ts'
import type { Need } from './need.ts'
import type { FieldMode, IndexedField } from './types.ts'
import { impliedNameDirection } from './types.ts'

const SHORT: Readonly<Record<string, string>> = { ASCENDING: 'ASC', DESCENDING: 'DESC' }

/**
 * The refusal of a query: production's words up to its link, and then the entry to paste in place of it
 * (https://github.com/buildship-ai/rowy/issues/794, https://github.com/samuelgozi/firebase-firestore-lite/issues/13).
 */
export function refusal(need: Need, catalogue: IndexCatalogue, file: string): StatusError {
  return new StatusError('FAILED_PRECONDITION', messageOf(need, catalogue, file))
}

function messageOf(need: Need, catalogue: IndexCatalogue, file: string): string {
  if (need.impossible !== undefined) {
    return `The query requires an index. None can be defined that serves it: ${need.impossible}.`
  }
  const { collectionGroup, queryScope, order, nameDirection } = need
  const fields = fieldsOf(need)
  const [field, second] = fields
  const isVector = order.some(({ mode }) => mode.startsWith('VECTOR'))
  const isOwnName = nameDirection === impliedNameDirection(fields)
  if (field !== undefined && second === undefined && !isVector && isOwnName) {
    const { path, mode } = field
    const entry = {
      collectionGroup,
      fieldPath: path,
      // An override takes the place of what there is.
      indexes: [...catalogue.settings(collectionGroup, path), { queryScope, mode }].map(settingEntry),
    }
    return (
      `The query requires a ${queryScope}_${SHORT[mode] ?? mode} index for collection ${collectionGroup} and field ` +
      `${path}. ${advice('fieldOverrides', file, entry)}`
    )
  }
  const name = isOwnName ? [] : [{ path: '__name__', mode: nameDirection }]
  const entry = { collectionGroup, queryScope, fields: [...fields, ...name].map(fieldEntry) }
  return `The query requires an index. ${advice('indexes', file, entry)}`
}

function advice(list: string, file: string, entry: object): string {
  return `Add to ${list} in ${file}:\n${JSON.stringify(entry, null, 2)}`
}

/** Equalities of a single field are asked for in the direction that leaves the names where they are wanted. */
function fieldsOf({ equalities, order, nameDirection }: Need): readonly IndexedField[] {
  const isAlone = equalities.length === 1 && order.length === 0
  const equal = equalities.map(({ path, kind }): IndexedField => {
    if (kind === 'CONTAINS') return { path, mode: 'CONTAINS' }
    return { path, mode: isAlone ? nameDirection : 'ASCENDING' }
  })
  return [...equal, ...order]
}

/** A field of a composite index, as it is written in the file. */
function fieldEntry({ path, mode }: IndexedField): object {
  return { fieldPath: path, ...modeEntry(mode) }
}

function settingEntry({ queryScope, mode }: SingleFieldIndex): object {
  return { ...modeEntry(mode), queryScope }
}

function modeEntry(mode: FieldMode): object {
  const dimension = /^VECTOR\((\d+)\)$/.exec(mode)?.[1]
  if (dimension !== undefined) return { vectorConfig: { dimension: Number(dimension), flat: {} } }
  return mode === 'CONTAINS' ? { arrayConfig: mode } : { order: mode }
}
