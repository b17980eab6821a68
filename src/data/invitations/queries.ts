import { mutationOptions } from '@tanstack/react-query'
import type { QueryDocumentSnapshot } from 'firebase/firestore'
import { pagedQuery } from '../pagedQuery.ts'
import { readInvitations, withdrawInvitation } from './invitations.ts'

/** Everything read of invitations. */
export const invitationReads = { queryKey: ['invitations'] } as const

/** The open invitations, a page at a time. */
export const invitationsQuery = pagedQuery(
  invitationReads.queryKey,
  (after: QueryDocumentSnapshot | undefined) => readInvitations(after),
)

export const withdrawMutation = mutationOptions({
  mutationFn: withdrawInvitation,
  onSuccess: (_nothing, _id, _result, { client }) => client.invalidateQueries(invitationReads),
  meta: { failure: 'The invitation was not withdrawn' },
})
