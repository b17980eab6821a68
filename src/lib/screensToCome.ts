/**
 * Paths of the route map whose screens are still being built: nobody begins there after signing in, and no link to one comes before
 * those to what stands.
 */
export const SCREENS_TO_COME = ['rhea'] as const
export type ScreenToCome = (typeof SCREENS_TO_COME)[number]

const ADDRESSES: ReadonlySet<string> = new Set(SCREENS_TO_COME.map((path) => `/${path.split('/:')[0] ?? ''}`))

/** Whether a screen is still being built, by its address without parameters. */
export function isToCome(address: string): boolean {
  return ADDRESSES.has(address)
}
