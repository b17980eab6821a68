import { isAgent } from '@ribalta/domain/account/grants'
import type { Profile } from '@ribalta/domain/schemas/people/profile'

/** Where whoever has signed in begins, unless they were going somewhere. */
export function landingOf(profile: Pick<Profile, 'grants'> | null): string {
  return isAgent(profile) ? '/feed' : '/perfil'
}
