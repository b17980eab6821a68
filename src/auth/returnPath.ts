/** Where somebody was going when a guard sent them to sign in, carried in the navigation's state. */
export interface ReturnState {
  from: string
}

export function returnState(location: { pathname: string; search: string; hash: string }): ReturnState {
  return { from: location.pathname + location.search + location.hash }
}

/** The remembered path within the app, or undefined where there is none to trust. */
export function readReturnPath(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  const { from } = state
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined
}
