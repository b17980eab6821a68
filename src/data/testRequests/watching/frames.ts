/** How long a picture stays where nobody knows better: thirty a second. */
const USUAL = 1 / 30
/** Shorter than any picture, and longer than one; what lies beyond is no distance between two neighbours. */
const SHORTEST = 1 / 250
const LONGEST = 1 / 5

/** What is known of a video's pictures. */
export interface Frames {
  /** When the one that is seen begins, in seconds. */
  readonly mediaTime?: number
  /** How long one stays: the least that was seen. */
  readonly length?: number
}

/** What is known once a picture is seen that begins at `mediaTime`. */
export function withFrame({ mediaTime: before, length }: Frames, mediaTime: number): Frames {
  const gap = before === undefined ? 0 : mediaTime - before
  const isGap = gap > SHORTEST && gap < LONGEST
  const next = isGap ? Math.min(gap, length ?? gap) : length
  return next === undefined ? { mediaTime } : { mediaTime, length: next }
}

/**
 * Where the next picture is seen, or the one before: in its middle, so that no rounding shows a neighbour, and always further than now,
 * where one stays longer than the others.
 */
export function frameTarget({ mediaTime, length = USUAL }: Frames, now: number, step: 1 | -1): number {
  const from = mediaTime ?? now
  return step === 1
    ? Math.max(from + 1.5 * length, now + length)
    : Math.max(0, Math.min(from - 0.5 * length, now - length))
}
