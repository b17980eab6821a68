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

/** A role that a visitor wants to apply for, with the path that leads back to it. */
export interface RoleToReturnTo extends ReturnState {
  applyingFor: WantedRole
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

/** Returns the role that a navigation's state names, or undefined. */
export function readRoleToReturnTo(state: unknown): RoleToReturnTo | undefined {
  const from = readReturnPath(state)
  if (from === undefined || typeof state !== 'object' || state === null) return undefined
  if (!('applyingFor' in state) || !isWantedRole(state.applyingFor)) return undefined
  return { from, applyingFor: state.applyingFor }
}

function isWantedRole(value: unknown): value is WantedRole {
  if (typeof value !== 'object' || value === null) return false
  const texts = value as Readonly<Record<string, unknown>>
  return ['roleId', 'roleTitle', 'castingTitle'].every((name) => typeof texts[name] === 'string')
}
