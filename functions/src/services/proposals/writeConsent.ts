import { instantToDate } from '@ribalta/domain/instant'
import type { Proposal, ProposalItem } from '@ribalta/domain/schemas/proposals/proposal'
import type { Backend, Transaction } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'
import { withAnswer } from './onProposal.ts'
import { writeParticipants } from './participants.ts'

interface Said {
  readonly proposalId: string
  /** As the transaction sees it. */
  readonly proposal: Proposal
  readonly uid: string
  readonly consent: NonNullable<ProposalItem['consent']>
}

/**
 * Writes what an artist says to a proposal, after the transaction's last read; that they left also into the feed. Its version stays: what
 * staff have typed meanwhile is no other for it.
 */
export function writeConsent(
  transaction: Transaction,
  db: Backend['db'],
  { proposalId, proposal, uid, consent }: Said,
): void {
  const items = proposal.items.map((item) =>
    item.artistId === uid ? withAnswer(item, { ...item, consent }) : item,
  )
  transaction.update(paths.proposal(db, proposalId), { items, updatedAt: consent.at })
  writeParticipants(transaction, db, {
    proposalId,
    before: proposal,
    after: { ...proposal, items },
    now: instantToDate(consent.at),
  })
  if (consent.answer !== 'left') return
  const item = { kind: 'presentationLeft', subject: uid, actor: uid, proposalId, at: consent.at } as const
  transaction.set(paths.feed(db, `${item.kind}_${proposalId}_${uid}`), item)
}
