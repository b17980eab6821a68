import * as z from 'zod/mini'
import { FACT_NAMES, FACTS, type FactName, type FactValue } from '../../people/factTable.ts'
import type { SearchedFact } from '../../roster/filter.ts'
import { PROFILE_STATUSES } from '../../people/profileStatus.ts'
import { factShape } from '../people/facts.ts'
import { instantSchema } from '../instant.ts'
import { imageSchema } from '../media/media.ts'
import { trackRecordSchema } from '../people/trackRecord.ts'

type RosterFacts = {
  readonly [K in SearchedFact]: z.ZodMiniNullable<z.ZodMiniType<FactValue<K>, FactValue<K>>>
}

function isSearched(name: FactName): boolean {
  return FACTS[name].kind !== 'prose' && FACTS[name].kind !== 'links'
}

// TypeScript cannot follow the names through a filter; the projection's test holds every fact to its place.
const rosterFacts = Object.fromEntries(
  FACT_NAMES.filter(isSearched).map((name) => [name, z.nullable(factShape[name])]),
) as unknown as RosterFacts

/** What a card and a row show of somebody. What was not given is `null`, so that lists can be sorted by it. */
export const rosterCardSchema = z.object({
  uid: z.string(),
  artisticName: z.string(),
  username: z.string(),
  status: z.enum(PROFILE_STATUSES),
  ...rosterFacts,
  /** The first photo. */
  photo: z.nullable(imageSchema),
  hasVideo: z.boolean(),
  hasDrt: z.boolean(),
  minor: z.boolean(),
  /** The look was confirmed too long ago; turned by the daily schedule. */
  stale: z.boolean(),
  lookConfirmedAt: instantSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
})
export type RosterCard = z.infer<typeof rosterCardSchema>

/** The fields to ask for: what only the server needs, most of a document, stays there. */
export const ROSTER_CARD_FIELDS: readonly string[] = Object.keys(rosterCardSchema.shape)

/**
 * What staff search and see in lists of everybody, `roster/{name}` (roster/name.ts): written by functions only, in the
 * transaction of the change that it mirrors.
 */
export const rosterSchema = z.extend(rosterCardSchema, {
  /** The name in an order that is that of the language; roster/sortKey.ts. */
  nameSort: z.string(),
  /** The city, likewise. */
  citySort: z.nullable(z.string()),
  /** When a minor comes of age; `null` for adults. */
  adultAt: z.nullable(instantSchema),
  /** What came of asking them before; `null` where nobody ever did. */
  trackRecord: z.nullable(trackRecordSchema),
  /** By what somebody is found: `true` for each; roster/facets.ts. */
  facets: z.record(z.string(), z.literal(true)),
})
export type RosterEntry = z.infer<typeof rosterSchema>
