import type { CastingRole } from '../schemas/castings/casting.ts'

/** A role that asks nothing of anybody, for tests. */
export function sampleRole(title: string): CastingRole {
  return {
    title,
    quantity: 1,
    profile: '',
    classes: [],
    skills: [],
    payCents: 0,
    usage: { media: [], territory: '', months: 0 },
    order: 0,
  }
}
