import { StatusError } from '../../status.ts'
import type { FieldTransform, Precondition, TransactionOptions, Write } from '../../store/index.ts'
import type * as wire from '../messages/documents.ts'

/** The store's form of a write. Throws INVALID_ARGUMENT for one that says nothing. */
export function toWrite(write: wire.Write): Write {
  const precondition = toPrecondition(write.currentDocument)
  const mask = write.updateMask?.fieldPaths
  const transforms = write.updateTransforms.map(toTransform)
  if (write.update !== undefined) {
    const { name, fields } = write.update
    return { kind: 'update', name, fields, mask, transforms, precondition }
  }
  if (write.delete !== undefined) return { kind: 'delete', name: write.delete, precondition }
  if (write.verify !== undefined)
    return { kind: 'verify', name: write.verify, mask, transforms, precondition }
  if (write.transform !== undefined) {
    const { document, fieldTransforms } = write.transform
    return { kind: 'transform', name: document, transforms: fieldTransforms.map(toTransform), precondition }
  }
  throw new StatusError(
    'INVALID_ARGUMENT',
    'A write must contain an update, a delete, a verify or a transform.',
  )
}

function toTransform(transform: wire.FieldTransform): FieldTransform {
  const field = transform.fieldPath
  if (transform.setToServerValue !== undefined) {
    return { field, kind: 'setToServerValue', server: transform.setToServerValue }
  }
  for (const kind of ['increment', 'maximum', 'minimum'] as const) {
    const operand = transform[kind]
    if (operand !== undefined) return { field, kind, operand }
  }
  for (const kind of ['appendMissingElements', 'removeAllFromArray'] as const) {
    const values = transform[kind]
    if (values !== undefined) return { field, kind, values }
  }
  throw new StatusError('INVALID_ARGUMENT', 'A field transform must say what to do.')
}

export function toPrecondition(precondition: wire.Precondition | undefined): Precondition | undefined {
  if (precondition?.exists !== undefined) return { exists: precondition.exists }
  if (precondition?.updateTime !== undefined) return { updateTime: precondition.updateTime }
  return undefined
}

export function toTransactionOptions(options: wire.TransactionOptions | undefined): TransactionOptions {
  if (options?.readOnly !== undefined) return { mode: 'readOnly', readTime: options.readOnly.readTime }
  const { retryTransaction, concurrencyMode } = options?.readWrite ?? {}
  const concurrency =
    concurrencyMode === 'OPTIMISTIC' || concurrencyMode === 'PESSIMISTIC' ? concurrencyMode : undefined
  return { mode: 'readWrite', retryTransaction, concurrency }
}
