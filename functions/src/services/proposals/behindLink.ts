import { isRoomOpen } from '@ribalta/domain/proposals/proposalStatus'
import { type Proposal, proposalSchema } from '@ribalta/domain/schemas/proposals/proposal'
import { HttpsError } from 'firebase-functions/https'
import type { DocumentSnapshot } from '../../admin/backend.ts'
import { isKeyOf } from './key.ts'

interface Link {
  readonly stored: DocumentSnapshot | undefined
  readonly storedKey: DocumentSnapshot | undefined
  readonly key: string
}

/**
 * The proposal that a link opens at a moment. Throws `not-found` in one way for a proposal that is not there, not published, over or
 * revoked, and for a key that is wrong or was replaced.
 */
export function proposalBehind({ stored, storedKey, key }: Link, now: Date): Proposal {
  const proposal = proposalSchema.safeParse(stored?.data())
  if (proposal.success && isKeyOf(storedKey, proposal.data, key) && isRoomOpen(proposal.data, now)) {
    return proposal.data
  }
  throw new HttpsError(
    'not-found',
    'Esta apresentação não está disponível. Peça um novo link a quem o enviou.',
  )
}
