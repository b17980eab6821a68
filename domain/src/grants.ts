export const GRANTS = ['AGENT', 'DIRECTOR'] as const
export type Grant = (typeof GRANTS)[number]

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
