import { isAgent } from '@ribalta/domain/account/grants'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { isToCome } from '../lib/screensToCome.ts'

/** Where whoever has signed in begins, unless they were going somewhere. */
export function landingOf(profile: Pick<Profile, 'grants'> | null): string {
  if (!isAgent(profile)) return '/perfil'
  return isToCome('/feed') ? '/cast' : '/feed'
}
