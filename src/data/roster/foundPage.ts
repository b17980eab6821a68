import { type FacetQuery, facetQuery, partsOf, type RosterFilter } from '@ribalta/domain/roster/filter'
import { errorCode } from '../../lib/errorCode.ts'
import { logWarning } from '../../lib/log.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { type FoundCard, readRosterPage } from './roster.ts'
import { readSiftedPage, SIFTED_PARTS } from './sifted.ts'

/** A query that takes longer is also tried with fewer parts. */
const PATIENCE_MS = 3000
/** What Firestore says where it cannot merge the indexes of a query, or not in time. */
const TOO_MUCH: ReadonlySet<string | undefined> = new Set(['failed-precondition', 'deadline-exceeded'])

/** Whether the server could not merge the parts of a query. */
export function isTooMuch(error: unknown): boolean {
  return TOO_MUCH.has(errorCode(error))
}

type Read = (filter: RosterFilter, after: string | undefined) => Promise<Page<FoundCard, string>>

/** A page of who is found by a filter, the freshest look first. Rejects as `readRosterPage` does. */
export async function readFoundPage(
  filter: RosterFilter,
  after: string | undefined,
  whole: Read = readRosterPage,
  sifted: Read = readSiftedPage,
): Promise<Page<FoundCard, string>> {
  return mergedOrSifted(
    facetQuery(filter),
    () => whole(filter, after),
    () => sifted(filter, after),
  )
}

/**
 * What a query finds. Where the server refuses to merge that many parts, or takes its time, it is sifted here instead; on a
 * slow network whichever comes first. Rejects as `merged` does.
 */
export async function mergedOrSifted<T>(
  query: FacetQuery,
  merged: () => Promise<T>,
  sifted: () => Promise<T>,
): Promise<T> {
  const reading = merged()
  if (partsOf(query).length <= SIFTED_PARTS) return reading
  try {
    return (await Promise.race([reading, pause(PATIENCE_MS)])) ?? (await firstOf(reading, sifted()))
  } catch (error) {
    if (!isTooMuch(error)) throw error
    logWarning('The server did not merge the filters', error)
    return sifted()
  }
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve(undefined)
    }, milliseconds)
  })
}

/** The first of two that works; where none does, the refusal of the first one. */
async function firstOf<T>(one: Promise<T>, other: Promise<T>): Promise<T> {
  try {
    return await Promise.any([one, other])
  } catch {
    return one
  }
}
