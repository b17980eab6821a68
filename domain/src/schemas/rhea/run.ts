import * as z from 'zod/mini'
import { pick } from '../../pick.ts'
import { documentIdSchema } from '../documentId.ts'
import { instantSchema } from '../instant.ts'
import { rosterSchema } from '../roster/roster.ts'
import { rankableSchema } from './rankable.ts'

/** As many of a ranking are shown one by one, written into a file, kept, and answered where nobody is named. */
export const MAX_KEPT = 100
/** As many are its first, among whom those finally chosen are looked for. */
export const FIRST_PLACES = 10
/** Two years: by then castings have been decided. */
export const RUN_KEPT_DAYS = 730

/** What the first of a ranking are compared with everybody by; no score knows of it but for the place. */
export const readoutFactsSchema = z.object(pick(rosterSchema.shape, ['gender', 'minor', 'playingAge', 'uf']))
export type ReadoutFacts = z.infer<typeof readoutFactsSchema>

const countSchema = z.int().check(z.minimum(0))

/** Of one value, `null` where it was not said: people among the first, and in all. */
const readoutLineSchema = z.object({
  value: z.nullable(z.string()),
  first: countSchema,
  all: countSchema,
})
export type ReadoutLine = z.infer<typeof readoutLineSchema>

/** How the first of a ranking differ from everybody in it, in counts. */
const readoutSchema = z.object({
  gender: z.array(readoutLineSchema),
  age: z.array(readoutLineSchema),
  uf: z.array(readoutLineSchema),
})
export type Readout = z.infer<typeof readoutSchema>

const asked = {
  criteriaId: documentIdSchema,
  /** Of the set. */
  version: z.int().check(z.minimum(1)),
  /** Whose candidates are ranked; `null` for the whole roster. */
  castingId: z.nullable(documentIdSchema),
}

/**
 * `rheaRuns/{id}`: a ranking as it was, so that it can be held against what was decided in the end. Directors read it; only functions
 * write it, so that nobody can keep what was never ranked.
 */
export const rheaRunSchema = z.strictObject({
  ...asked,
  /** What the set was called. */
  criteriaName: z.string(),
  castingTitle: z.nullable(z.string()),
  /** Whoever asked for it did not see who is who. */
  isAnonymous: z.boolean(),
  /** How many were ranked: who met what is required. */
  ranked: countSchema,
  /** The first of them, by uid. Whoever deleted their account is missing, and so is their place. */
  first: z.record(z.string(), z.object({ place: z.int(), points: z.int() })),
  /** Their uids, to find it by. */
  people: z.array(z.string()).check(z.maxLength(MAX_KEPT)),
  readout: readoutSchema,
  /** Who asked for it, by uid. */
  createdBy: z.string(),
  createdAt: instantSchema,
})
export type RheaRun = z.infer<typeof rheaRunSchema>

/** `keepRheaRun`: by directors; ranks on the server and keeps what comes of it. The id is made by the client, so that a repeat is harmless. */
export const keepRheaRunSchema = z.strictObject({ runId: documentIdSchema, ...asked })
export type KeepRheaRunInput = z.infer<typeof keepRheaRunSchema>

/**
 * `rankArtists`: by directors; the same, answered without saying who is who, and kept so that it can be opened later. With another version
 * to compare with in `against`.
 */
export const rankArtistsSchema = z.strictObject({
  ...keepRheaRunSchema.shape,
  against: z.nullable(z.int().check(z.minimum(1))),
})
export type RankArtistsInput = z.infer<typeof rankArtistsSchema>

/** What one wish adds to a score, or takes away, in the order of the wishes among the criteria. */
const anonymousPartSchema = z.object({ grade: z.nullable(z.int()), points: z.int() })

/** Somebody of whom nothing is known but what the criteria ask after, each fact that they do not `null` (a look: long ago). */
const anonymousPersonSchema = z.object({
  /** Made for this answer; it leads to nobody. */
  id: z.string(),
  facts: rankableSchema,
  points: z.int(),
  parts: z.array(anonymousPartSchema),
  /** Their place by the version compared with, `null` where they were not in it; absent where none was asked for. */
  placeBefore: z.optional(z.nullable(z.int())),
})
export type AnonymousPerson = z.infer<typeof anonymousPersonSchema>

/** The first {@link MAX_KEPT}, the best first, and the counts of all. */
export const rankArtistsResultSchema = z.object({
  ranked: countSchema,
  people: z.array(anonymousPersonSchema).check(z.maxLength(MAX_KEPT)),
  readout: readoutSchema,
})
export type RankArtistsResult = z.infer<typeof rankArtistsResultSchema>
