import { StatusError } from '../../status.ts'
import { fromMicros, toExactMicros } from '../../values/timestamps.ts'
import type { Fields, Timestamp, Value } from '../../values/value.ts'
import { encodeFieldEntries } from '../../protobuf/fieldEntries.ts'
import { hasFields, packDocument } from '../data/packedDocument.ts'
import type { FieldPath } from '../fieldPath.ts'
import { valueAt, withValueAt } from '../fieldPath.ts'
import type { CommitResult, Document, PreparedChange, WriteResult } from '../types.ts'
import { checkLimits } from './checkFields.ts'
import type { ParsedWrite } from './parseWrites.ts'

interface State {
  readonly name: string
  readonly before: Document | undefined
  after: Document | undefined
  kind: PreparedChange['kind']
  claim?: PreparedChange['claim']
}

/**
 * The outcome of a commit's writes, in order, on top of the documents as they are; nothing is changed by it. Where a
 * precondition or a limit does not hold, it is the outcome as if it did, for the rules to judge; {@link confirm} then throws.
 */
export class Preparation {
  readonly requestTime: Timestamp
  readonly result: CommitResult
  readonly #commitTime: Timestamp
  readonly #read: (path: string) => Document | undefined
  readonly #states = new Map<string, State>()
  #failure: StatusError | undefined

  /** `version`: microseconds since 1970 of this commit. */
  constructor(writes: readonly ParsedWrite[], version: number, read: (path: string) => Document | undefined) {
    this.#read = read
    this.#commitTime = fromMicros(version)
    this.requestTime = fromMicros(Math.floor(version / 1000) * 1000)
    const writeResults = writes.map((write) => this.#write(write))
    this.result = { commitTime: writes.length === 0 ? undefined : this.#commitTime, writeResults }
  }

  /** Every document the writes name, once, with its relative path. */
  get changes(): readonly (PreparedChange & { readonly path: string })[] {
    return [...this.#states].map(([path, { name, before, after, kind, claim }]) => {
      return { path, name, before, after, kind, claim, changed: before !== after }
    })
  }

  /** Throws what the first failing precondition or limit says. */
  confirm(): void {
    if (this.#failure !== undefined) throw this.#failure
  }

  /** A document after the commit. */
  readAfter(path: string): Document | undefined {
    const state = this.#states.get(path)
    return state === undefined ? this.#read(path) : state.after
  }

  #write(write: ParsedWrite): WriteResult {
    const state = this.#stateOf(write)
    this.#checkPrecondition(write, state)
    state.kind = write.kind
    if (write.kind === 'update') return this.#update(write, state)
    if (write.kind === 'verify') return { updateTime: undefined, transformResults: [] }
    const existed = state.after !== undefined
    state.after = undefined
    return { updateTime: existed ? this.#commitTime : undefined, transformResults: [] }
  }

  #checkPrecondition(write: ParsedWrite, state: State): void {
    const failure = failedPrecondition(write, state.after)
    if (failure === undefined) return
    this.#failure ??= failure
    const isNew =
      write.precondition !== undefined && 'exists' in write.precondition && !write.precondition.exists
    state.claim ??= isNew ? 'absent' : 'present'
    if (isNew) state.after = undefined
  }

  #stateOf({ name, path, kind }: ParsedWrite): State {
    let state = this.#states.get(path)
    if (state === undefined) {
      const before = this.#read(path)
      state = { name, before, after: before, kind }
      this.#states.set(path, state)
    }
    return state
  }

  #update(write: Extract<ParsedWrite, { kind: 'update' }>, state: State): WriteResult {
    const current = state.after
    let fields =
      write.mask === undefined ? write.fields : merge(current?.fields ?? {}, write.fields, write.mask)
    const transformResults: Value[] = []
    for (const { path, apply } of write.transforms) {
      const { value, result } = apply(valueAt(fields, path), this.requestTime)
      fields = withValueAt(fields, path, value)
      transformResults.push(result)
    }
    const packed = encodeFieldEntries(fields)
    if (current !== undefined && hasFields(current, fields, packed)) {
      return { updateTime: current.updateTime, transformResults }
    }
    // How much there is already would be told, too.
    this.#failure ??= exceededLimit(write.path, fields, packed.byteLength)
    const updateTime = this.#commitTime
    const createTime = current?.createTime ?? updateTime
    state.after = packDocument({ name: write.name, fields, createTime, updateTime }, packed)
    return { updateTime, transformResults }
  }
}

/** Sets the masked paths that the given fields have, removes those they lack, leaves all others. */
function merge(stored: Fields, given: Fields, mask: readonly FieldPath[]): Fields {
  let merged = stored
  for (const path of mask) merged = withValueAt(merged, path, valueAt(given, path))
  return merged
}

function failedPrecondition(
  { name, precondition }: ParsedWrite,
  current: Document | undefined,
): StatusError | undefined {
  if (precondition === undefined) return undefined
  if ('exists' in precondition) {
    if (precondition.exists === (current !== undefined)) return undefined
    return precondition.exists
      ? new StatusError('NOT_FOUND', `No document to update: ${name}`)
      : new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`)
  }
  const stored = current === undefined ? 0n : toExactMicros(current.updateTime)
  const required = toExactMicros(precondition.updateTime)
  if (stored === required && current !== undefined) return undefined
  return new StatusError(
    'FAILED_PRECONDITION',
    `the stored version (${stored}) does not match the required base version (${required})`,
  )
}

function exceededLimit(path: string, fields: Fields, bytes: number): StatusError | undefined {
  try {
    checkLimits(path, fields, bytes)
    return undefined
  } catch (error) {
    if (error instanceof StatusError) return error
    throw error
  }
}
