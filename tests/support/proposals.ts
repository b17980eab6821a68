import { randomBytes } from 'node:crypto'
import { itemForm } from '@ribalta/domain/proposals/items'
import { participantsOf } from '@ribalta/domain/proposals/participants'
import { FACTS_AT_FIRST } from '@ribalta/domain/proposals/proposal'
import {
  type AnswerProposalInput,
  type Review,
  type Reviewer,
  reviewSchema,
} from '@ribalta/domain/schemas/proposals/answers'
import type { OpenedRoom } from '@ribalta/domain/proposals/room'
import {
  type Proposal,
  type ProposalForm,
  type ProposalItem,
  type ProposalKey,
  proposalKeySchema,
  proposalSchema,
} from '@ribalta/domain/schemas/proposals/proposal'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { reviewerId } from '../../functions/src/services/proposals/reviewer.ts'
import { type Answer, backend, call, type Person } from './functions/functions.ts'
import { inHours } from './screenTests.ts'

/** An artist in a proposal, with all their photos and videos. */
export function presentedItem(
  { uid, profile }: Pick<Person, 'uid' | 'profile'>,
  changes: Partial<ProposalItem> = {},
): ProposalItem {
  return { artistId: uid, role: '', media: profile.media.map(({ id }) => id), takes: [], ...changes }
}

/** What staff type of a proposal with these people. */
export function proposalForm(
  items: readonly ProposalItem[],
  changes: Partial<ProposalForm> = {},
): ProposalForm {
  return {
    title: 'Campanha de inverno',
    client: 'Produtora Serra',
    message: 'Aqui está a nossa seleção.',
    deadline: inHours(72),
    consentMode: 'informed',
    facts: [...FACTS_AT_FIRST],
    items: items.map(itemForm),
    ...changes,
  }
}

export interface MadeProposal {
  readonly id: string
  readonly key: string
}

/** A proposal that is published, unless it is said otherwise, as the commands would have left it. */
export async function makeProposal(
  items: readonly ProposalItem[],
  changes: Partial<Proposal> = {},
): Promise<MadeProposal> {
  const id = randomBytes(12).toString('hex')
  const key: ProposalKey = { key: randomBytes(24).toString('base64url'), version: 1 }
  const { seconds, nanoseconds } = inHours(72)
  const now = Timestamp.now()
  const proposal = proposalSchema.parse({
    ...proposalForm([]),
    items,
    people: items.map(({ artistId }) => artistId),
    status: 'published',
    version: 1,
    keyVersion: 1,
    openedBy: 0,
    answeredBy: 0,
    createdBy: 'agent',
    createdAt: now,
    updatedAt: now,
    publishedAt: now,
    ...changes,
    deadline: changes.deadline ?? new Timestamp(seconds, nanoseconds),
  })
  const ref = backend.db.doc(`proposals/${id}`)
  await ref.set(proposal)
  await ref.collection('internal').doc('key').set(key)
  for (const participant of participantsOf(id, proposal)) {
    await ref.collection('participants').doc(participant.artistId).set(participant)
  }
  return { id, key: key.key }
}

export async function proposalOf(id: string): Promise<Proposal> {
  return proposalSchema.parse((await backend.db.doc(`proposals/${id}`).get()).data())
}

/** What opens a proposal's room now. */
export async function keyOf(id: string): Promise<string> {
  const stored = await backend.db.doc(`proposals/${id}/internal/key`).get()
  return proposalKeySchema.parse(stored.data()).key
}

/** Somebody at a device of their own. */
export function reviewer(name = 'Cliente'): Reviewer {
  return { secret: randomBytes(24).toString('base64url'), name }
}

/** Asks for the room, as somebody new unless it is said who, and with an access code where one is given. */
export function askRoom(
  { id, key }: MadeProposal,
  { as = reviewer(), code }: { readonly as?: Reviewer; readonly code?: string } = {},
): Promise<Answer> {
  return call('getProposal', { proposalId: id, key, reviewer: as, ...(code === undefined ? {} : { code }) })
}

/** The room as its client gets it; throws where it stays closed. */
export async function openedRoom(made: MadeProposal, as = reviewer()): Promise<OpenedRoom> {
  const { result, error } = await askRoom(made, { as })
  if (error !== undefined) throw new Error(`The room stayed closed: ${error.status} ${error.message}`)
  // The server's own answer: its tests name every field.
  return result as OpenedRoom
}

/** What a reviewer says, one artist after the other. */
export function answerRoom(
  { id, key }: MadeProposal,
  { secret }: Reviewer,
  choices: AnswerProposalInput['choices'],
  act: AnswerProposalInput['act'] = 'save',
): Promise<Answer> {
  return call('answerProposal', { proposalId: id, key, secret, choices, act })
}

/** What is stored of what a reviewer says. */
export async function reviewOf(id: string, as: Reviewer): Promise<Review> {
  const stored = await backend.db.doc(`proposals/${id}/answers/${reviewerId(id, as)}`).get()
  return reviewSchema.parse(stored.data())
}
