import { takeEarlyAnswer } from '../../lib/loading/earlyAnswer.ts'
import { logWarning } from '../../lib/log.ts'
import type { RestQuery } from './rest.ts'
import { documentsOf, type RestDocument } from './documents.ts'

/** A query that a page may have asked before its code was there. */
export interface PublicQuery extends RestQuery {
  /** The name under which the prerendered page asks it. */
  readonly early?: string
}

/**
 * The documents that a query finds: those that the page asked for by itself, or else by asking now, whose code comes only
 * then. Rejects as `runPublicQuery` does.
 */
export async function readPublicQuery(query: PublicQuery, signal?: AbortSignal): Promise<RestDocument[]> {
  const early = query.early === undefined ? undefined : takeEarlyAnswer(query.early)
  if (early !== undefined) {
    try {
      return documentsOf(await early)
    } catch (error) {
      logWarning('The early request failed', error)
    }
  }
  const { runPublicQuery } = await import('./rest.ts')
  return runPublicQuery(query, signal)
}
