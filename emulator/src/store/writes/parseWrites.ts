import { StatusError } from '../../status.ts'
import type { Fields } from '../../values/value.ts'
import type { FieldPath } from '../fieldPath.ts'
import { isName, parseFieldPath } from '../fieldPath.ts'
import { checkIdLengths, parseDocumentName } from '../names.ts'
import type { FieldTransform, Precondition, Write } from '../types.ts'
import { checkFields } from './checkFields.ts'
import type { ParsedTransform } from './transform.ts'
import { parseTransform } from './transform.ts'

/** A checked write; a standalone transform has become an update that touches no field itself. */
export type ParsedWrite = {
  readonly name: string
  /** Relative to the database's root. */
  readonly path: string
  readonly precondition: Precondition | undefined
} & (
  | {
      readonly kind: 'update'
      readonly fields: Fields
      readonly mask: readonly FieldPath[] | undefined
      readonly transforms: readonly ParsedTransform[]
    }
  | { readonly kind: 'delete' | 'verify' }
)

/**
 * Checks what can be said about writes without looking at any data. Throws INVALID_ARGUMENT. `database` is the one
 * (`projects/p/databases/d`) that all must be in.
 */
export function parseWrites(writes: readonly Write[], database: string): readonly ParsedWrite[] {
  const parsed = writes.map((write) => parseWrite(write, database))
  checkVerifies(parsed)
  checkTransforms(parsed)
  return parsed
}

/** As documented for production ("Quotas and limits"); Google's emulator does not look. */
const MAX_TRANSFORMS = 500

function checkTransforms(writes: readonly ParsedWrite[]): void {
  const counts = new Map<string, number>()
  for (const write of writes) {
    if (write.kind !== 'update' || write.transforms.length === 0) continue
    const count = (counts.get(write.path) ?? 0) + write.transforms.length
    counts.set(write.path, count)
    if (count > MAX_TRANSFORMS) {
      throw invalid(`A document cannot have more than ${MAX_TRANSFORMS} field transforms in one commit.`)
    }
  }
}

/** A batch write may name a document only once. Throws INVALID_ARGUMENT. */
export function checkDistinct(writes: readonly ParsedWrite[]): void {
  if (new Set(writes.map(({ path }) => path)).size < writes.length) {
    throw invalid('the same document cannot be written more than once in a single request')
  }
}

function parseWrite(write: Write, database: string): ParsedWrite {
  const { name, precondition } = write
  const parsed = parseDocumentName(name)
  if (parsed.database !== database) {
    throw invalid(`Document name "${name}" is not in the database "${database}".`)
  }
  const base = { name, path: parsed.path, precondition }
  if (write.kind === 'delete') return { ...base, kind: 'delete' }
  if (write.kind === 'verify') {
    checkVerify(write)
    return { ...base, kind: 'verify' }
  }
  checkIdLengths(parsed.path)
  const fields = write.kind === 'update' ? write.fields : {}
  const mask = write.kind === 'update' ? write.mask : []
  checkFields(fields)
  return {
    ...base,
    kind: 'update',
    fields,
    mask: mask?.map(parseMaskPath),
    transforms: (write.transforms ?? []).map(parseFieldTransform),
  }
}

function parseFieldTransform(transform: FieldTransform): ParsedTransform {
  return parseTransform(transform, parseMaskPath(transform.field))
}

function parseMaskPath(text: string): FieldPath {
  const path = parseFieldPath(text)
  if (isName(path)) throw invalid('field name __name__ is reserved')
  return path
}

function checkVerify(write: Extract<Write, { kind: 'verify' }>): void {
  if (write.precondition === undefined) throw invalid('a verify must contain a precondition')
  if (write.mask !== undefined) throw invalid('a verify must not specify a document mask.')
  if ((write.transforms ?? []).length > 0) throw invalid('a verify must not specify a update transform.')
}

/** A document may be verified once, or written any number of times, not both. */
function checkVerifies(writes: readonly ParsedWrite[]): void {
  const seen = new Map<string, 'written' | 'verified'>()
  for (const { kind, path } of writes) {
    const before = seen.get(path)
    if (kind === 'verify' && before === 'verified') {
      throw invalid('the same document cannot be verified more than once in a single request')
    }
    if (kind === 'verify' && before === 'written') {
      throw invalid('the same document cannot be written and then verified in a single request')
    }
    if (kind !== 'verify' && before === 'verified') {
      throw invalid('the same document cannot be verified and then written in a single request')
    }
    seen.set(path, kind === 'verify' ? 'verified' : 'written')
  }
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message)
}
