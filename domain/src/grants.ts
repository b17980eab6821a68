export const GRANTS = ['AGENT', 'DIRECTOR'] as const
export type Grant = (typeof GRANTS)[number]

/** What somebody given these holds, in one order and once each: a director is always an agent too. */
export function withImpliedGrants(given: readonly Grant[]): Grant[] {
  return GRANTS.filter((grant) => given.includes(grant) || (grant === 'AGENT' && given.includes('DIRECTOR')))
}

export interface HasGrants {
  readonly grants: readonly Grant[]
}

export function isAgent(profile: HasGrants | null | undefined): boolean {
  return profile?.grants.includes('AGENT') ?? false
}

export function isDirector(profile: HasGrants | null | undefined): boolean {
  return profile?.grants.includes('DIRECTOR') ?? false
}

/** Staff may see every record and change it through the functions. */
export function isStaff(profile: HasGrants | null | undefined): boolean {
  return isAgent(profile) || isDirector(profile)
}
