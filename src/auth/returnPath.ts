/** A role that a visitor wants to apply for. */
export interface WantedRole {
  readonly roleId: string
  readonly roleTitle: string
  readonly castingTitle: string
}

/** Where a visitor was going before they had to sign in, carried in the navigation's state. */
export interface ReturnState {
  from: string
  applyingFor?: WantedRole | undefined
}

export function returnState(
  location: { pathname: string; search: string; hash: string },
  applyingFor?: WantedRole,
): ReturnState {
  return { from: location.pathname + location.search + location.hash, applyingFor }
}

/** Returns the remembered path within the app, or undefined when there is none to trust. */
export function readReturnPath(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  const { from } = state
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined
}

/** Returns the role that the visitor wants to apply for, with the path that leads back to it. */
export function readWantedRole(state: unknown): (WantedRole & { readonly from: string }) | undefined {
  const from = readReturnPath(state)
  if (from === undefined || typeof state !== 'object' || state === null || !('applyingFor' in state))
    return undefined
  const { applyingFor } = state
  if (typeof applyingFor !== 'object' || applyingFor === null) return undefined
  const { roleId, roleTitle, castingTitle } = applyingFor as Readonly<Record<string, unknown>>
  if (typeof roleId !== 'string' || typeof roleTitle !== 'string') return undefined
  return typeof castingTitle === 'string' ? { roleId, roleTitle, castingTitle, from } : undefined
}
