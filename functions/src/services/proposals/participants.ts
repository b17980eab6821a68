import { isDeepStrictEqual } from 'node:util'
import { mustAgreeFirst } from '@ribalta/domain/proposals/consent'
import { isWidened } from '@ribalta/domain/proposals/coverage'
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
 * Updates what the artists of a proposal read of it, and notifies those who are new in it and those who have to answer from now on. Of an
 * artist whom staff take out, an answer and the duty to ask for one are kept for the case that staff bring them in again.
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

/** Returns what a change tells an artist: that they are in it, or that it waits for their answer; undefined for nothing. */
function noticeKind(
  earlier: Participant | undefined,
  participant: Participant,
): 'presented' | 'presentationChanged' | undefined {
  const { state, consent } = participant
  if (state !== 'open' || consent?.answer === 'left') return undefined
  if (earlier === undefined) return isWaiting(participant) || consent === undefined ? 'presented' : undefined
  return isWaiting(participant) && !isWaiting(earlier) ? 'presentationChanged' : undefined
}

function isWaiting(participant: Participant): boolean {
  const { consent } = participant
  return consent === undefined ? mustAgreeFirst(participant) : isWidened(consent, participant)
}

/** Reads what a proposal kept of artists whom staff took out of it, by uid. */
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
