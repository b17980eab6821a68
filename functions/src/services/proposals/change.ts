import { instantToDate } from '@ribalta/domain/instant'
import { isWaiting } from '@ribalta/domain/castings/candidateStatus'
import { orderAt } from '@ribalta/domain/listOrder'
import { canChangeProposal, isLinked } from '@ribalta/domain/proposals/proposalStatus'
import { type RoomHurdle, roomHurdle } from '@ribalta/domain/proposals/room'
import { applicationId } from '@ribalta/domain/schemas/castings/application'
import { profileSchema } from '@ribalta/domain/schemas/people/profile'
import type {
  Proposal,
  ProposalChange,
  ProposalChangeResult,
  ProposalItem,
} from '@ribalta/domain/schemas/proposals/proposal'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp, type Transaction } from '../../admin/backend.ts'
import { intoPresented } from '../castings/presentColumn.ts'
import { type Both, bothOf, writeBoth } from '../castings/toldAtOnce.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { refusedState } from '../shared/refusals.ts'
import { writeKey } from './key.ts'
import { findProposal, requireStaff } from './onProposal.ts'
import { writeParticipants } from './participants.ts'

type Database = Backend['db']

/**
 * Publishes a proposal, ends the access to it or throws a draft away, by staff, with a line in the audit log; what is so already stays.
 * Whoever is on its casting's board and may be shown reads, once it is published, that they are presented. Throws `permission-denied`,
 * `not-found`, `failed-precondition` where no arrow leads there, the deadline has passed, or nobody would be shown
 * nor is still to be asked.
 */
export function changeProposal(
  { db }: Pick<Backend, 'db'>,
  { proposalId, to }: ProposalChange,
  caller: SignedInCaller,
  now: Date,
): Promise<ProposalChangeResult> {
  return db.runTransaction(async (transaction) => {
    await requireStaff(transaction, db, caller)
    const proposal = await findProposal(transaction, db, proposalId)
    if (proposal === undefined) {
      // Thrown away already; the answer was lost.
      if (to === 'discarded') return { status: to }
      throw new HttpsError('not-found', 'Proposta não encontrada.')
    }
    const { status } = proposal
    if (status === to) return { status: to }
    const at = Timestamp.fromDate(now)
    if (to === 'discarded') {
      if (status !== 'draft') throw refusedState()
      transaction.delete(paths.proposal(db, proposalId))
      transaction.delete(paths.proposalCode(db, proposalId))
    } else {
      if (!canChangeProposal(status, to)) throw refusedState()
      const change =
        to === 'published'
          ? await publish(transaction, db, { proposalId, proposal, by: caller.uid, now })
          : {}
      // Nothing that opens it is kept.
      if (!isLinked(to)) {
        transaction.delete(paths.proposalKey(db, proposalId))
        transaction.delete(paths.proposalCode(db, proposalId))
      }
      transaction.update(paths.proposal(db, proposalId), { status: to, updatedAt: at, ...change })
      const after = { ...proposal, status: to }
      writeParticipants(transaction, db, { proposalId, before: proposal, after, now })
    }
    const detail = { proposalId, before: status, after: to }
    writeAudit(transaction, db, { kind: 'proposalState', actor: caller.uid, at, detail })
    return { status: to }
  })
}

interface Publishing {
  readonly proposalId: string
  readonly proposal: Proposal
  readonly by: string
  readonly now: Date
}

async function publish(
  transaction: Transaction,
  db: Database,
  { proposalId, proposal, by, now }: Publishing,
): Promise<Partial<Proposal>> {
  if (instantToDate(proposal.deadline) <= now) {
    throw new HttpsError('failed-precondition', 'O prazo já passou. Mude a data antes de publicar.')
  }
  const hurdles = await readHurdles(transaction, db, proposal, now)
  const shown = proposal.items.filter((_item, index) => hurdles[index] === undefined)
  if (shown.length === 0 && !hurdles.includes('asked')) {
    throw new HttpsError('failed-precondition', 'Nenhum artista desta proposta pode aparecer agora.')
  }
  const { castingId } = proposal
  const onBoards = castingId === undefined ? [] : await readOnBoards(transaction, db, castingId, shown)
  for (const [turn, both] of onBoards.entries()) {
    const order = orderAt(now.getTime() + turn)
    const presenting = { proposal: { id: proposalId }, isShown: true, order, by, now }
    writeBoth(transaction, db, intoPresented(both, presenting))
  }
  const keyVersion = writeKey(transaction, db, proposalId, proposal)
  return { keyVersion, publishedAt: Timestamp.fromDate(now) }
}

/** Why a client would not see each of them now, in their order. */
async function readHurdles(
  transaction: Transaction,
  db: Database,
  proposal: Proposal,
  now: Date,
): Promise<(RoomHurdle | undefined)[]> {
  const { items } = proposal
  if (items.length === 0) return []
  const profiles = await transaction.getAll(...items.map(({ artistId }) => paths.profile(db, artistId)))
  return items.map((item, index) => {
    const profile = profileSchema.safeParse(profiles[index]?.data())
    return roomHurdle(proposal, item, profile.data, now)
  })
}

/** Those of them who wait for an answer on a board, as they stand there. */
async function readOnBoards(
  transaction: Transaction,
  db: Database,
  castingId: string,
  items: readonly ProposalItem[],
): Promise<Both[]> {
  const refs = items.flatMap(({ artistId, roleId }) => {
    if (roleId === undefined) return []
    const id = applicationId(artistId, roleId)
    return [paths.candidate(db, castingId, id), paths.application(db, castingId, id)]
  })
  if (refs.length === 0) return []
  const found = await transaction.getAll(...refs)
  return found.flatMap((candidate, index) => {
    if (index % 2 === 1) return []
    const both = bothOf(candidate, found[index + 1])
    return both === undefined || !isWaiting(both.candidate.status) ? [] : [both]
  })
}
