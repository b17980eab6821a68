import { queryOptions } from '@tanstack/react-query'
import { readAccountState } from './accountSecurity.ts'

/** The account as it is at the provider; looked at again when the person comes back from their e-mail. */
export function accountStateQuery(uid: string) {
  return queryOptions({
    queryKey: ['account', uid],
    queryFn: readAccountState,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}
