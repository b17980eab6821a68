import type * as z from 'zod/mini'
import { invalid } from './refusals.ts'

/**
 * What a schema makes of a payload, or `invalid-argument` in the words of its first objection, with the field in
 * its details. Says nothing of what was sent.
 */
export function parseOrRefuse<T extends z.ZodMiniType>(schema: T, data: unknown): z.infer<T> {
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path[0]
  const details = typeof field === 'string' ? { field } : undefined
  if (issue?.code === 'unrecognized_keys') throw invalid('Campo desconhecido.', details)
  const worded = issue === undefined || issue.message === 'Invalid input' ? 'Dados inválidos.' : issue.message
  throw invalid(worded, details)
}

/** A reader of payloads by a schema, for a callable. */
export function reads<T extends z.ZodMiniType>(schema: T): (data: unknown) => z.output<T> {
  return (data) => parseOrRefuse(schema, data)
}

/** Refuses a payload where a call takes none. The SDKs send `null` then; some send an empty object. */
export function readNothing(data: unknown): void {
  if (data === null || data === undefined) return
  if (typeof data === 'object' && !Array.isArray(data) && Object.keys(data).length === 0) return
  throw invalid('Esta chamada não recebe dados.')
}
