import type { ProfileStatus } from '../people/profileStatus.ts'

export const GRANTS = ['AGENT', 'DIRECTOR'] as const
export type Grant = (typeof GRANTS)[number]

/** What somebody given these holds, in one order and once each: a director is always an agent too. */
export function withImpliedGrants(given: readonly Grant[]): Grant[] {
  return GRANTS.filter((grant) => given.includes(grant) || (grant === 'AGENT' && given.includes('DIRECTOR')))
}

export interface HasGrants {
  readonly grants: readonly Grant[]
  readonly status?: ProfileStatus | undefined
  readonly isAccountDisabled?: boolean | undefined
}

/** The grants that count now: those of a suspended profile and of a disabled account sleep. */
export function liveGrants({ grants, status, isAccountDisabled }: HasGrants): readonly Grant[] {
  return status === 'suspended' || isAccountDisabled === true ? [] : grants
}

export function isAgent(profile: HasGrants | null | undefined): boolean {
  return holds(profile, 'AGENT')
}

export function isDirector(profile: HasGrants | null | undefined): boolean {
  return holds(profile, 'DIRECTOR')
}

function holds(profile: HasGrants | null | undefined, grant: Grant): boolean {
  return profile != null && liveGrants(profile).includes(grant)
}

/** Staff may see every record and change it through the functions. */
export function isStaff(profile: HasGrants | null | undefined): boolean {
  return isAgent(profile) || isDirector(profile)
}
