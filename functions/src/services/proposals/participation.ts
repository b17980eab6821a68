import { waitsForGuardian } from '@ribalta/domain/castings/mayApply'
import { areArtistsTold, GUARDIAN_FIRST } from '@ribalta/domain/proposals/consent'
import { canConsent, commonPart, shownPart } from '@ribalta/domain/proposals/coverage'
import { isLinked, isRoomOpen } from '@ribalta/domain/proposals/proposalStatus'
import { roomHurdle } from '@ribalta/domain/proposals/room'
import { applicationId } from '@ribalta/domain/schemas/castings/application'
import { profileSchema } from '@ribalta/domain/schemas/people/profile'
import type {
  ParticipationChange,
  ParticipationChangeResult,
} from '@ribalta/domain/schemas/proposals/participant'
import type { Proposal, ProposalItem } from '@ribalta/domain/schemas/proposals/proposal'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp, type Transaction } from '../../admin/backend.ts'
import { proposalMark } from '../castings/presentColumn.ts'
import { type Both, bothOf, toldAtOnce, writeBoth } from '../castings/toldAtOnce.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { findProposal } from './onProposal.ts'
import { writeConsent } from './writeConsent.ts'

type Database = Backend['db']

/**
 * Stores an artist's answer to a proposal. An agreement covers what the artist saw and the proposal still shows. An artist who leaves
 * disappears from the room at the next request, and staff see it in the feed and on the candidate's card. Repeats change nothing. Throws
 * `not-found` when the artist isn't in the proposal, `failed-precondition` once its access has ended, and for a minor who agrees before a
 * director has spoken to the guardian.
 */
export function changeParticipation(
  { db }: Pick<Backend, 'db'>,
  { proposalId, to, shown }: ParticipationChange,
  { uid }: SignedInCaller,
  now: Date,
): Promise<ParticipationChangeResult> {
  return db.runTransaction(async (transaction) => {
    const [proposal, stored] = await Promise.all([
      findProposal(transaction, db, proposalId),
      transaction.get(paths.profile(db, uid)),
    ])
    const item = proposal?.items.find(({ artistId }) => artistId === uid)
    const profile = profileSchema.safeParse(stored.data())
    if (
      proposal === undefined ||
      item === undefined ||
      !areArtistsTold(proposal.status) ||
      !profile.success
    ) {
      throw new HttpsError('not-found', 'Você não está mais nesta apresentação.')
    }
    const chosen = shownPart({ ...item, facts: proposal.facts })
    const covers = shown === undefined ? chosen : commonPart(chosen, shown)
    if (!canConsent(item.consent, to, covers)) return { status: to }
    if (!isLinked(proposal.status)) {
      throw new HttpsError('failed-precondition', 'Esta apresentação já terminou: ninguém mais a vê.')
    }
    if (to === 'agreed' && waitsForGuardian(profile.data, now)) {
      throw new HttpsError('failed-precondition', GUARDIAN_FIRST)
    }
    const both = await readBoth(transaction, db, proposal, item)
    const at = Timestamp.fromDate(now)
    const consent = to === 'agreed' ? ({ answer: to, at, covers } as const) : ({ answer: to, at } as const)
    writeConsent(transaction, db, { proposalId, proposal, uid, consent })
    if (both?.candidate.proposal?.id === proposalId) {
      const isShown =
        isRoomOpen(proposal, now) &&
        roomHurdle(proposal, { ...item, consent }, profile.data, now) === undefined
      const candidate = { ...both.candidate, proposal: proposalMark(proposalId, consent), updatedAt: at }
      const isToTell = isShown && candidate.status === 'proposed'
      writeBoth(transaction, db, isToTell ? told({ ...both, candidate }, now) : { ...both, candidate })
    }
    return { status: to }
  })
}

function told(both: Both, now: Date): Both {
  return {
    candidate: { ...both.candidate, followAt: null },
    application: toldAtOnce(both, 'presented', now),
  }
}

async function readBoth(
  transaction: Transaction,
  db: Database,
  { castingId }: Proposal,
  { artistId, roleId }: ProposalItem,
): Promise<Both | undefined> {
  if (castingId === undefined || roleId === undefined) return undefined
  const id = applicationId(artistId, roleId)
  const [candidate, application] = await transaction.getAll(
    paths.candidate(db, castingId, id),
    paths.application(db, castingId, id),
  )
  return bothOf(candidate, application)
}
