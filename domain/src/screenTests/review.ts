export const MAX_COMMENT = 1000
/** A take that nobody measured may be longer than was asked for; no comment is later than two hours. */
export const MAX_COMMENT_MS = 2 * 3_600_000
/** From the least to the best. */
export const RATINGS = [1, 2, 3, 4, 5] as const
export type Rating = (typeof RATINGS)[number]
/** Comments and ratings of one test that are read at once, which the rules allow. */
export const MAX_REVIEWS = 200
