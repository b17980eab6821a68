/**
 * A race, several times at the same time, each round with people of its own: most of a race's time the SDK only waits before it
 * tries again.
 */
export async function inRounds(round: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: 5 }, round))
}
