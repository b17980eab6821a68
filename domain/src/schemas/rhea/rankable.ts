import * as z from 'zod/mini'
import { pick } from '../../pick.ts'
import { rosterSchema } from '../roster/roster.ts'

/**
 * What a ranking knows of somebody, `null` where it was not given: what criteria ask after, and no more. Who it is lies outside, so that
 * nobody's name, face or gender can weigh.
 */
export const rankableSchema = z.object(
  pick(rosterSchema.shape, [
    'classes',
    'skills',
    'playingAge',
    'heightCm',
    'bustCm',
    'waistCm',
    'hipCm',
    'shoe',
    'city',
    'uf',
    'languages',
    'travel',
    'hasVideo',
    'stale',
    'lookConfirmedAt',
    'trackRecord',
  ]),
)
export type Rankable = z.infer<typeof rankableSchema>

/** The fields of the roster that a ranking reads. */
export const RANKABLE_FIELDS: readonly string[] = Object.keys(rankableSchema.shape)
