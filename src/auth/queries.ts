import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { readAccountState } from './accountSecurity.ts'
import { readSecondFactors, resetSecondFactors } from './secondFactors.ts'

/** The account as it is at the provider; looked at again when the person comes back from their e-mail. */
export function accountStateQuery(uid: string) {
  return queryOptions({
    queryKey: ['account', uid],
    queryFn: readAccountState,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

/** What the account asks for beside the password; part of the account, so that what changes one reads the other anew. */
export function secondFactorsQuery(uid: string) {
  return queryOptions({
    queryKey: [...accountStateQuery(uid).queryKey, 'secondFactors'],
    queryFn: readSecondFactors,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

/** Takes the second factors of somebody of staff away. */
export function resetFactors() {
  return mutationOptions({
    mutationFn: (profileId: string) => resetSecondFactors(profileId),
    meta: { failure: 'The second factors were not reset' },
  })
}
