/** Who asks; the uid of everybody but the visitor is the same word. `bare` has an account and no profile. */
export const ROLES = ['visitor', 'bare', 'artist', 'otherArtist', 'agent', 'director'] as const
export type Role = (typeof ROLES)[number]

/**
 * Three more who ask in every matrix: `revoked` was a director until the moment before and is an artist now; `ended` is a
 * director who has ended this very sign-in from another device, and nobody since; `forged` has a bare account whose token claims every grant.
 */
export const CALLERS = [...ROLES, 'revoked', 'ended', 'forged'] as const
export type Caller = (typeof CALLERS)[number]

/** Whether the caller is among those who may: neither a grant that is gone nor a claim in a token is worth anything. */
export function isAmong(roles: readonly Role[], caller: Caller): boolean {
  if (caller === 'revoked') return roles.includes('otherArtist')
  if (caller === 'ended') return roles.includes('visitor')
  if (caller === 'forged') return roles.includes('bare')
  return roles.includes(caller)
}

/** What the token of the caller says beside the uid. */
export function claimsOf(caller: Caller): Record<string, unknown> & { email: string } {
  const grants = ['AGENT', 'DIRECTOR']
  const forged = { grants, AGENT: true, DIRECTOR: true, admin: true, role: 'DIRECTOR', profile: { grants } }
  return { email: `${caller}@example.com`, ...(caller === 'forged' && forged) }
}
