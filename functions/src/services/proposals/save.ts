import { isDeepStrictEqual } from 'node:util'
import { isAboutSelf } from '@ribalta/domain/account/separation'
import { instantToDate } from '@ribalta/domain/instant'
import { itemForm } from '@ribalta/domain/proposals/items'
import { MAX_PROPOSAL_DAYS } from '@ribalta/domain/proposals/proposal'
import { isLinked, isProposalEditable } from '@ribalta/domain/proposals/proposalStatus'
import {
  type Proposal,
  type ProposalForm,
  proposalSchema,
  type SaveProposalInput,
  type SaveProposalResult,
} from '@ribalta/domain/schemas/proposals/proposal'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp } from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { invalid } from '../shared/refusals.ts'
import { itemsOf } from './items.ts'
import { findProposal, requireStaff, withItems } from './onProposal.ts'
import { writeParticipants } from './participants.ts'

const DAY_MS = 86_400_000

/**
 * Makes or changes a proposal, for staff; a published one changes for its client at once. What was saved already (its answer was lost)
 * is saved. Throws `permission-denied`, `aborted` where somebody else saved meanwhile, `failed-precondition` for one whose access has
 * ended and for a published one without artists, `invalid-argument` for what cannot be shown.
 */
export function saveProposal(
  { db }: Pick<Backend, 'db'>,
  { proposalId, version, form }: SaveProposalInput,
  caller: SignedInCaller,
  now: Date,
): Promise<SaveProposalResult> {
  requireDeadline(form, now)
  return db.runTransaction(async (transaction) => {
    await requireStaff(transaction, db, caller)
    const stored = await findProposal(transaction, db, proposalId)
    if (stored?.version === version + 1 && isSame(form, stored)) return { version: stored.version }
    requirePresent(version, form, stored)
    requireOthers(form, stored, caller)
    const items = await itemsOf(transaction, db, form.items, { proposalId, stored })
    const at = Timestamp.fromDate(now)
    const { deadline, ...words } = form
    const proposal: Proposal = {
      ...(stored ?? {
        status: 'draft',
        keyVersion: 0,
        openedBy: 0,
        answeredBy: 0,
        createdBy: caller.uid,
        createdAt: at,
      }),
      ...words,
      deadline: new Timestamp(deadline.seconds, deadline.nanoseconds),
      items,
      people: [],
      version: version + 1,
      updatedAt: at,
    }
    const after = proposalSchema.parse(withItems(proposal, items))
    transaction.set(paths.proposal(db, proposalId), after)
    writeParticipants(transaction, db, { proposalId, before: stored, after, now })
    return { version: version + 1 }
  })
}

function requireDeadline({ deadline }: ProposalForm, now: Date): void {
  if (instantToDate(deadline).getTime() <= now.getTime() + MAX_PROPOSAL_DAYS * DAY_MS) return
  throw invalid(`Prazo: no máximo ${String(MAX_PROPOSAL_DAYS)} dias a partir de hoje.`, { field: 'deadline' })
}

function requirePresent(version: number, { items }: ProposalForm, stored: Proposal | undefined): void {
  if ((stored?.version ?? 0) !== version) {
    throw new HttpsError('aborted', 'Outra pessoa mudou esta proposta. Atualize e tente de novo.')
  }
  if (stored === undefined) return
  if (!isProposalEditable(stored.status)) {
    throw new HttpsError('failed-precondition', 'O acesso a esta proposta foi encerrado: ela não muda mais.')
  }
  if (isLinked(stored.status) && items.length === 0) {
    throw new HttpsError(
      'failed-precondition',
      'Uma proposta publicada precisa de ao menos um artista. Para tirar tudo do ar, encerre o acesso.',
    )
  }
}

/** Throws `invalid-argument` when somebody of staff puts themselves in, or changes how they are presented; colleagues may. */
function requireOthers({ items }: ProposalForm, stored: Proposal | undefined, caller: SignedInCaller): void {
  const own = items.find(({ artistId }) => isAboutSelf(caller, artistId))
  const before = stored?.items.find(({ artistId }) => isAboutSelf(caller, artistId))
  if (own === undefined || (before !== undefined && isDeepStrictEqual(own, itemForm(before)))) return
  throw invalid('Outra pessoa da equipe decide como você aparece em uma proposta.', { field: 'items' })
}

function isSame(form: ProposalForm, stored: Proposal): boolean {
  const { deadline } = stored
  const shown: ProposalForm = {
    title: stored.title,
    client: stored.client,
    message: stored.message,
    deadline: { seconds: deadline.seconds, nanoseconds: deadline.nanoseconds },
    consentMode: stored.consentMode,
    facts: stored.facts,
    items: stored.items.map(itemForm),
  }
  const { seconds, nanoseconds } = form.deadline
  return isDeepStrictEqual(shown, { ...form, deadline: { seconds, nanoseconds } })
}
