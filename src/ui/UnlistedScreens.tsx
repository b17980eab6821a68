import { isAgent, isDirector } from '@ribalta/domain/account/grants'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { ButtonLink } from './ButtonLink.tsx'

/** The ways to what every agent works with and the navigation lists for directors alone. */
export function UnlistedScreens({ profile }: { profile: Pick<Profile, 'grants'> | null }) {
  if (!isAgent(profile) || isDirector(profile)) return null
  return (
    <>
      <ButtonLink to="/validation" variant="secondary">
        Validation
      </ButtonLink>
      <ButtonLink to="/data" variant="secondary">
        Data
      </ButtonLink>
    </>
  )
}
