import { mayLeaveCandidates } from '@ribalta/domain/castings/castingStatus'
import { orderAt } from '@ribalta/domain/listOrder'
import { mediaAtFirst } from '@ribalta/domain/proposals/items'
import { FACTS_AT_FIRST, MAX_PRESENTED, PROPOSAL_DAYS_AT_FIRST } from '@ribalta/domain/proposals/proposal'
import { isProposalEditable, isRoomOpen } from '@ribalta/domain/proposals/proposalStatus'
import { roomHurdle } from '@ribalta/domain/proposals/room'
import { castingSchema } from '@ribalta/domain/schemas/castings/casting'
import {
  type AddToProposalInput,
  type AddToProposalResult,
  type Proposal,
  type ProposalItem,
  proposalSchema,
} from '@ribalta/domain/schemas/proposals/proposal'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp, type Transaction } from '../../admin/backend.ts'
import { intoPresented, proposalMark } from '../castings/presentColumn.ts'
import { writeBoth } from '../castings/toldAtOnce.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { type Brought, hurdleOf, readBrought } from './brought.ts'
import { takesAtFirst } from './items.ts'
import { findProposal, requireStaff, withAnswer, withItems } from './onProposal.ts'
import { readEarlierAnswers, writeParticipants } from './participants.ts'

type Database = Backend['db']

/**
 * Brings people into a proposal, one that is there or a new one, for staff, each with their first photos and, from a casting, with what
 * they sent for their test and into the column of those who are presented; says of each whether it was so. A repeat brings nobody twice.
 * Throws `permission-denied`, `not-found`, `failed-precondition` where its access or the casting is over, it is another casting's, or
 * there is no room for all.
 */
export function addToProposal(
  { db }: Pick<Backend, 'db'>,
  input: AddToProposalInput,
  caller: SignedInCaller,
  now: Date,
): Promise<AddToProposalResult> {
  return db.runTransaction(async (transaction) => {
    await requireStaff(transaction, db, caller)
    const proposal = await proposalFor(transaction, db, input, { by: caller.uid, now })
    const people = await readBrought(transaction, db, input)
    const judged = people.map((person) => ({
      ...person,
      outcome: hurdleOf(person, { proposal, caller, now }) ?? ('done' as const),
    }))
    const added = judged.filter(({ outcome }) => outcome === 'done')
    const { id } = input.proposal
    const items = await withAll(transaction, db, { id, proposal }, added)
    if (items.length > MAX_PRESENTED) {
      throw new HttpsError(
        'failed-precondition',
        `Em uma proposta cabem até ${String(MAX_PRESENTED)} artistas.`,
      )
    }
    if (added.length > 0) {
      for (const [turn, { uid, both, profile }] of added.entries()) {
        if (both === undefined) continue
        const item = items.find(({ artistId }) => artistId === uid)
        const isShown =
          isRoomOpen(proposal, now) && roomHurdle(proposal, item ?? {}, profile, now) === undefined
        const order = orderAt(now.getTime() + turn)
        const mark = proposalMark(id, item?.consent)
        const presented = intoPresented(both, { proposal: mark, isShown, order, by: caller.uid, now })
        writeBoth(transaction, db, presented)
      }
      const after = proposalSchema.parse({
        ...withItems(proposal, items),
        ...(input.castingId === undefined ? {} : { castingId: input.castingId }),
        version: proposal.version + 1,
        updatedAt: Timestamp.fromDate(now),
      })
      transaction.set(paths.proposal(db, id), after)
      writeParticipants(transaction, db, { proposalId: id, before: proposal, after, now })
    }
    return { results: judged.map(({ uid, outcome }) => ({ uid, outcome })) }
  })
}

interface Making {
  readonly by: string
  readonly now: Date
}

async function proposalFor(
  transaction: Transaction,
  db: Database,
  { proposal: asked, castingId }: AddToProposalInput,
  { by, now }: Making,
): Promise<Proposal> {
  await requireCasting(transaction, db, castingId)
  const stored = await findProposal(transaction, db, asked.id)
  if (stored === undefined) {
    if (asked.kind === 'existing') throw new HttpsError('not-found', 'Proposta não encontrada.')
    return newProposal(asked, { by, now })
  }
  if (!isProposalEditable(stored.status)) {
    throw new HttpsError('failed-precondition', 'O acesso a esta proposta foi encerrado: escolha outra.')
  }
  if (castingId !== undefined && stored.castingId !== undefined && stored.castingId !== castingId) {
    throw new HttpsError('failed-precondition', 'Esta proposta é de outro casting: escolha outra.')
  }
  return stored
}

async function requireCasting(
  transaction: Transaction,
  db: Database,
  castingId: string | undefined,
): Promise<void> {
  if (castingId === undefined) return
  const casting = castingSchema.safeParse((await transaction.get(paths.casting(db, castingId))).data())
  if (!casting.success) throw new HttpsError('not-found', 'Casting não encontrado.')
  if (mayLeaveCandidates(casting.data.status)) return
  throw new HttpsError('failed-precondition', 'Este casting foi encerrado.')
}

function newProposal(
  { title, client }: Extract<AddToProposalInput['proposal'], { kind: 'new' }>,
  { by, now }: Making,
): Proposal {
  const at = Timestamp.fromDate(now)
  return {
    title,
    client,
    message: '',
    deadline: Timestamp.fromMillis(now.getTime() + PROPOSAL_DAYS_AT_FIRST * 86_400_000),
    consentMode: 'informed',
    facts: [...FACTS_AT_FIRST],
    items: [],
    people: [],
    status: 'draft',
    version: 0,
    keyVersion: 0,
    openedBy: 0,
    answeredBy: 0,
    createdBy: by,
    createdAt: at,
    updatedAt: at,
  }
}

/** The items of a proposal with these people: who is in it already keeps what was chosen, as the role's candidate from now on. */
async function withAll(
  transaction: Transaction,
  db: Database,
  { id, proposal: { items } }: { readonly id: string; readonly proposal: Proposal },
  added: readonly Brought[],
): Promise<ProposalItem[]> {
  const known = new Set(items.map(({ artistId }) => artistId))
  const fresh = added.filter(({ uid }) => !known.has(uid))
  const uids = fresh.map(({ uid }) => uid)
  const earlier = await readEarlierAnswers(transaction, db, id, uids)
  const ofRole = new Map(added.map((person) => [person.uid, person]))
  return [
    ...items.map((item) => asCandidate(item, ofRole.get(item.artistId))),
    ...(await Promise.all(
      fresh.map(async (person) =>
        withAnswer(await itemOf(transaction, db, person), earlier.get(person.uid) ?? {}),
      ),
    )),
  ]
}

function asCandidate(item: ProposalItem, person: Brought | undefined): ProposalItem {
  if (person?.roleId === undefined) return item
  const role = item.role === '' ? (person.both?.candidate.roleTitle ?? '') : item.role
  return { ...item, role, roleId: person.roleId }
}

async function itemOf(
  transaction: Transaction,
  db: Database,
  { uid, roleId, profile, both }: Brought,
): Promise<ProposalItem> {
  return {
    artistId: uid,
    role: both?.candidate.roleTitle ?? '',
    media: profile === undefined ? [] : mediaAtFirst(profile),
    takes: await takesAtFirst(transaction, db, both?.candidate.test),
    ...(roleId === undefined ? {} : { roleId }),
  }
}
