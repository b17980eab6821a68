import { isDeepStrictEqual } from 'node:util'
import { participantsOf } from '@ribalta/domain/proposals/participants'
import { participantSchema } from '@ribalta/domain/schemas/proposals/participant'
import type { Proposal, ProposalItem } from '@ribalta/domain/schemas/proposals/proposal'
import type { Backend, Transaction } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'

type Database = Backend['db']

interface Change {
  readonly proposalId: string
  /** As it was; undefined for one that is made. */
  readonly before: Proposal | undefined
  readonly after: Proposal
}

/**
 * Has what the artists of a proposal read follow a change of it. Who is taken out reads of it no more, but for those who had left: that
 * they did is kept, for whoever brings them in again.
 */
export function writeParticipants(
  transaction: Transaction,
  db: Database,
  { proposalId, before, after }: Change,
): void {
  const known = new Map(
    (before === undefined ? [] : participantsOf(proposalId, before)).map((each) => [each.artistId, each]),
  )
  for (const participant of participantsOf(proposalId, after)) {
    const { artistId } = participant
    if (!isDeepStrictEqual(participant, known.get(artistId))) {
      transaction.set(paths.participant(db, proposalId, artistId), participant)
    }
    known.delete(artistId)
  }
  for (const [artistId, removed] of known) {
    const ref = paths.participant(db, proposalId, artistId)
    if (removed.consent?.answer === 'left') transaction.set(ref, { ...removed, state: 'removed' })
    else transaction.delete(ref)
  }
}

/** What people said to a proposal before they were taken out of it, by uid. */
export async function readEarlierConsents(
  transaction: Transaction,
  db: Database,
  proposalId: string,
  uids: readonly string[],
): Promise<ReadonlyMap<string, ProposalItem['consent']>> {
  if (uids.length === 0) return new Map()
  const stored = await transaction.getAll(...uids.map((uid) => paths.participant(db, proposalId, uid)))
  return new Map(
    stored.flatMap((each) => {
      const participant = participantSchema.safeParse(each.data())
      return participant.success ? [[participant.data.artistId, participant.data.consent]] : []
    }),
  )
}
