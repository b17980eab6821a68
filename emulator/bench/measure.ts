/** The middle one of some figures. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}

/** One figure as it is printed: what it is, what it must be, what it came to. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The value must be at most or at least so much. */
  readonly most?: number
  readonly least?: number
  readonly note?: string
}

/** Keeps so many calls under way until the time is over; resolves with calls per second. */
export async function callsPerSecond(
  milliseconds: number,
  lanes: number,
  call: (lane: number, done: (error: Error | undefined) => void) => void,
): Promise<number> {
  const begin = performance.now()
  const end = begin + milliseconds
  let finished = 0
  await Promise.all(
    Array.from(
      { length: lanes },
      (_, lane) =>
        new Promise<void>((resolve, reject) => {
          const next = (): void =>
            call(lane, (error) => {
              if (error !== undefined) reject(error)
              else {
                finished++
                if (performance.now() < end) next()
                else resolve()
              }
            })
          next()
        }),
    ),
  )
  return (finished / (performance.now() - begin)) * 1000
}
