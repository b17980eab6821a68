import type { ArtistSkill, GENDERS } from '../people/facts.ts'
import { meets, type RosterFilter } from '../roster/filter.ts'
import type { Searched } from '../roster/facets.ts'

/** What a role asks of people; more of it is nothing that somebody has or has not. */
export interface AskingRole {
  readonly classes: readonly string[]
  readonly skills: readonly ArtistSkill[]
  readonly playingAge?: { readonly min: number; readonly max: number } | undefined
  readonly gender?: (typeof GENDERS)[number] | undefined
}

/** Without these nobody is right for the role. */
export function requiredOf({ classes, gender, playingAge }: AskingRole): RosterFilter {
  return {
    ...(classes.length === 0 ? {} : { classes }),
    ...(gender === undefined ? {} : { gender: [gender] }),
    ...(playingAge === undefined ? {} : { playingAge }),
  }
}

/** What only ranks: it can be learnt. */
export function wishedOf({ skills }: AskingRole): RosterFilter {
  return skills.length === 0 ? {} : { skills }
}

/** All that a role asks. */
export function askedOf(role: AskingRole): RosterFilter {
  return { ...requiredOf(role), ...wishedOf(role) }
}

/** Whether somebody has what a role cannot do without. */
export function fitsRole(person: Searched, role: AskingRole): boolean {
  return meets(person, requiredOf(role))
}
