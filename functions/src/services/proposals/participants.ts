import { isDeepStrictEqual } from 'node:util'
import { mustAgreeFirst } from '@ribalta/domain/proposals/consent'
import { isAwaited } from '@ribalta/domain/proposals/coverage'
import { participantsOf } from '@ribalta/domain/proposals/participants'
import { type Participant, participantSchema } from '@ribalta/domain/schemas/proposals/participant'
import type { Proposal } from '@ribalta/domain/schemas/proposals/proposal'
import type { Backend, Transaction } from '../../admin/backend.ts'
import { queueNotice, toPerson } from '../notices/queue.ts'
import { paths } from '../shared/paths.ts'
import type { KeptAnswer } from './onProposal.ts'

type Database = Backend['db']

interface Change {
  readonly proposalId: string
  /** As it was; undefined for one that is made. */
  readonly before: Proposal | undefined
  readonly after: Proposal
  readonly now: Date
}

/**
 * Updates the documents that the artists of a proposal read, and notifies new artists and those who have to answer from now on. Keeps the
 * answer of an artist whom staff remove, and whether they must be asked, in case staff add them again.
 */
export function writeParticipants(
  transaction: Transaction,
  db: Database,
  { proposalId, before, after, now }: Change,
): void {
  const known = new Map(
    (before === undefined ? [] : participantsOf(proposalId, before)).map((each) => [each.artistId, each]),
  )
  for (const participant of participantsOf(proposalId, after)) {
    const { artistId } = participant
    const earlier = known.get(artistId)
    if (!isDeepStrictEqual(participant, earlier)) {
      transaction.set(paths.participant(db, proposalId, artistId), participant)
    }
    known.delete(artistId)
    const kind = noticeKind(earlier, participant)
    if (kind === undefined) continue
    const notice = { kind, title: participant.title } as const
    const id = `${kind}_${proposalId}_${artistId}`
    queueNotice(transaction, db, { id, notice, receiver: toPerson(artistId) }, now)
  }
  for (const [artistId, removed] of known) {
    const ref = paths.participant(db, proposalId, artistId)
    if (removed.consent !== undefined || mustAgreeFirst(removed)) {
      transaction.set(ref, { ...removed, state: 'removed' })
    } else transaction.delete(ref)
  }
}

/** Returns the notice that a change sends an artist: they were added, or the proposal awaits their answer. Undefined for none. */
function noticeKind(
  earlier: Participant | undefined,
  participant: Participant,
): 'presented' | 'presentationChanged' | undefined {
  const { state, consent } = participant
  if (state !== 'open' || consent?.answer === 'left') return undefined
  if (earlier === undefined) return isAwaited(participant) || consent === undefined ? 'presented' : undefined
  return isAwaited(participant) && !isAwaited(earlier) ? 'presentationChanged' : undefined
}

/** Reads the kept answers of artists whom staff removed, by uid. */
export async function readEarlierAnswers(
  transaction: Transaction,
  db: Database,
  proposalId: string,
  uids: readonly string[],
): Promise<ReadonlyMap<string, KeptAnswer>> {
  if (uids.length === 0) return new Map()
  const stored = await transaction.getAll(...uids.map((uid) => paths.participant(db, proposalId, uid)))
  return new Map(
    stored.flatMap((each) => {
      const participant = participantSchema.safeParse(each.data())
      if (!participant.success) return []
      const { artistId, consent, ...asked } = participant.data
      return [[artistId, { consent, mustAgree: mustAgreeFirst(asked) ? true : undefined }]]
    }),
  )
}
