/** Goes with a link to a conversation by which somebody means to talk at once. */
export const TALKING = { isTalking: true } as const

/** Whether an entry in the history was made by such a link. */
export function isTalking(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isTalking' in state
}
