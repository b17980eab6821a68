import { isLinked } from '@ribalta/domain/proposals/proposalStatus'
import type {
  RenewProposalLinkInput,
  RenewProposalLinkResult,
} from '@ribalta/domain/schemas/proposals/proposal'
import { type Backend, FieldValue, Timestamp } from '../../admin/backend.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { refusedState } from '../shared/refusals.ts'
import { writeKey } from './key.ts'
import { staffsProposal } from './onProposal.ts'

/**
 * Replaces the link of a published proposal, for staff. The old link is refused from the next request on, and the count of devices
 * restarts. Throws `permission-denied`, `not-found`, `failed-precondition` when there is no link.
 */
export function renewProposalLink(
  { db }: Pick<Backend, 'db'>,
  { proposalId }: RenewProposalLinkInput,
  caller: SignedInCaller,
  now: Date,
): Promise<RenewProposalLinkResult> {
  return db.runTransaction(async (transaction) => {
    const proposal = await staffsProposal(transaction, db, proposalId, caller)
    if (!isLinked(proposal.status)) throw refusedState()
    const at = Timestamp.fromDate(now)
    const keyVersion = writeKey(transaction, db, proposalId, proposal)
    transaction.update(paths.proposal(db, proposalId), {
      keyVersion,
      devices: FieldValue.delete(),
      updatedAt: at,
    })
    writeAudit(transaction, db, { kind: 'proposalLink', actor: caller.uid, at, detail: { proposalId } })
    return { keyVersion }
  })
}
