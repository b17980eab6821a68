import { isStaff } from '@ribalta/domain/account/grants'
import { type Proposal, type ProposalItem, proposalSchema } from '@ribalta/domain/schemas/proposals/proposal'
import { HttpsError } from 'firebase-functions/https'
import type { Backend, Transaction } from '../../admin/backend.ts'
import { readGrants } from '../account/grants.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'

type Database = Backend['db']

/** Throws `permission-denied` for anybody but staff, as a transaction sees them. */
export async function requireStaff(
  transaction: Transaction,
  db: Database,
  caller: SignedInCaller,
): Promise<void> {
  const grants = await readGrants({ db }, caller, (ref) => transaction.get(ref))
  if (!isStaff({ grants })) throw new HttpsError('permission-denied', 'Só a equipe faz propostas.')
}

/** A proposal as a transaction sees it; undefined where there is none. */
export async function findProposal(
  transaction: Transaction,
  db: Database,
  id: string,
): Promise<Proposal | undefined> {
  const stored = await transaction.get(paths.proposal(db, id))
  return stored.exists ? proposalSchema.parse(stored.data()) : undefined
}

/** The same for staff, where there has to be one: throws `permission-denied`, `not-found`. */
export async function staffsProposal(
  transaction: Transaction,
  db: Database,
  id: string,
  caller: SignedInCaller,
): Promise<Proposal> {
  await requireStaff(transaction, db, caller)
  const proposal = await findProposal(transaction, db, id)
  if (proposal === undefined) throw new HttpsError('not-found', 'Proposta não encontrada.')
  return proposal
}

/** The fields of an item that staff can't change: the artist's answer, and whether they must give one. */
export type KeptAnswer = Pick<ProposalItem, 'consent' | 'mustAgree'>

/** Returns an item with these fields instead of its own. */
export function withAnswer(
  { consent: _consent, mustAgree: _mustAgree, ...item }: ProposalItem,
  { consent, mustAgree }: KeptAnswer,
): ProposalItem {
  return {
    ...item,
    ...(consent === undefined ? {} : { consent }),
    ...(mustAgree === undefined ? {} : { mustAgree }),
  }
}

/** A proposal with other items, and who is in them. */
export function withItems(proposal: Proposal, items: Proposal['items']): Proposal {
  return { ...proposal, items, people: items.map(({ artistId }) => artistId) }
}
