import * as z from 'zod/mini'
import { MAX_MEDIA } from '../../media/media.ts'
import { MAX_PRESENTED, MAX_PROPOSAL_MESSAGE, ROOM_FACTS } from '../../proposals/proposal.ts'
import { CONSENT_MODES } from '../../proposals/consent.ts'
import { PROPOSAL_STATUSES } from '../../proposals/proposalStatus.ts'
import { MAX_TAKES } from '../../screenTests/screenTest.ts'
import { actResultsSchema, MAX_ACTED_ON } from '../actOutcome.ts'
import { chanceIdSchema, documentIdSchema, roleIdSchema } from '../documentId.ts'
import { instantSchema } from '../instant.ts'
import { textField } from '../text.ts'

const takeIdsSchema = z.strictObject({ testRequestId: documentIdSchema, takeId: documentIdSchema })

/** A take that a client is shown, with what was known of it when it was chosen: opening a room reads no test. */
export const presentedTakeSchema = z.extend(takeIdsSchema, {
  bytes: z.int(),
  seconds: z.optional(z.number()),
})
export type PresentedTake = z.infer<typeof presentedTakeSchema>

const isUnique = (all: readonly string[]): boolean => new Set(all).size === all.length

/** The part of an artist that a client sees: facts, and photos, videos and takes by their ids. */
export const shownPartSchema = z.strictObject({
  facts: z.array(z.enum(ROOM_FACTS)),
  media: z.array(documentIdSchema).check(z.maxLength(MAX_MEDIA)),
  takes: z.array(documentIdSchema).check(z.maxLength(MAX_TAKES)),
})
export type ShownPart = z.infer<typeof shownPartSchema>

/** An artist's answer to being in a proposal. An agreement holds only for what it covers; staff may choose more later. */
const consentSchema = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('agreed'), at: instantSchema, covers: shownPartSchema }),
  z.strictObject({ answer: z.literal('left'), at: instantSchema }),
])

/** What staff choose of one artist. */
const itemFormSchema = z.strictObject({
  artistId: documentIdSchema,
  /** What they are presented for, by which they are grouped; may be empty. */
  role: textField(0, 120, 'Personagem'),
  /** Ids of the photos and videos that are shown, in their order. */
  media: z.array(documentIdSchema).check(z.maxLength(MAX_MEDIA), z.refine(isUnique)),
  takes: z.array(takeIdsSchema).check(
    z.maxLength(MAX_TAKES),
    z.refine((takes) => isUnique(takes.map(({ takeId }) => takeId))),
  ),
})
export type ProposalItemForm = z.infer<typeof itemFormSchema>

/** One artist in a proposal. */
export const proposalItemSchema = z.extend(itemFormSchema, {
  /** Missing until the artist answers. */
  consent: z.optional(consentSchema),
  /** Set once the proposal was published to the artist under the mode `agree`, and kept when the mode changes. */
  mustAgree: z.optional(z.literal(true)),
  /** The role of the proposal's casting on whose board they stand. */
  roleId: z.optional(roleIdSchema),
  takes: z.array(presentedTakeSchema),
})
export type ProposalItem = z.infer<typeof proposalItemSchema>

const wordsShape = {
  title: textField(2, 120, 'Título'),
  client: textField(0, 120, 'Cliente'),
}

/** All that staff type and choose of a proposal. */
export const proposalFormSchema = z.strictObject({
  ...wordsShape,
  message: textField(0, MAX_PROPOSAL_MESSAGE, 'Mensagem'),
  /** Until when the room is open. */
  deadline: instantSchema,
  /** Whether its artists are told, or must agree first. */
  consentMode: z.enum(CONSENT_MODES),
  /** What the client is told of every artist. */
  facts: z.array(z.enum(ROOM_FACTS)).check(z.refine(isUnique)),
  items: z.array(itemFormSchema).check(
    z.maxLength(MAX_PRESENTED, `No máximo ${String(MAX_PRESENTED)} artistas por proposta.`),
    z.refine((items) => isUnique(items.map(({ artistId }) => artistId))),
  ),
})
export type ProposalForm = z.infer<typeof proposalFormSchema>

/**
 * `proposals/{id}`: what a client is shown behind a link, for staff; written by commands alone. The link's key is a document below,
 * `internal/key`.
 */
export const proposalSchema = z.extend(proposalFormSchema, {
  items: z.array(proposalItemSchema),
  /** The uids of the items, for queries. */
  people: z.array(z.string()),
  status: z.enum(PROPOSAL_STATUSES),
  /** Grows with each change. */
  version: z.int(),
  /** Of the link that is good now; 0 before there was one. */
  keyVersion: z.int(),
  /** Names the access code that is asked for now; missing where none is. */
  codeId: z.optional(z.string()),
  /** The access code had too many wrong tries and admits no new device. */
  isCodeSpent: z.optional(z.literal(true)),
  /** Number of devices that entered for the first time since the last change of link or code; missing for none. */
  devices: z.optional(z.int()),
  /** Number of devices that ever entered, and of reviewers who sent answers. */
  openedBy: z.int(),
  answeredBy: z.int(),
  /** The casting whose board its candidates come from. */
  castingId: z.optional(z.string()),
  createdBy: z.string(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  publishedAt: z.optional(instantSchema),
})
export type Proposal = z.infer<typeof proposalSchema>

/** `proposals/{id}/internal/key`: what opens the room, from which staff copy the link. Stored nowhere else. */
export const proposalKeySchema = z.strictObject({ key: z.string(), version: z.int() })
export type ProposalKey = z.infer<typeof proposalKeySchema>

/** `saveProposal`: staff make or change one; `version` is the one that was changed, 0 for a new one. */
export const saveProposalSchema = z.strictObject({
  proposalId: documentIdSchema,
  version: z.int().check(z.minimum(0)),
  form: proposalFormSchema,
})
export type SaveProposalInput = z.infer<typeof saveProposalSchema>
export const saveProposalResultSchema = z.object({ version: z.int() })
export type SaveProposalResult = z.infer<typeof saveProposalResultSchema>

/**
 * `addToProposal`: staff bring people into a proposal, one that is there or a new one whose id the client makes. With a casting each has
 * a role in it and stands in the column of those who are presented.
 */
export const addToProposalSchema = z
  .strictObject({
    proposal: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('new'), id: chanceIdSchema, ...wordsShape }),
      z.strictObject({ kind: z.literal('existing'), id: documentIdSchema }),
    ]),
    castingId: z.optional(documentIdSchema),
    people: z.array(z.strictObject({ artistId: documentIdSchema, roleId: z.optional(roleIdSchema) })).check(
      z.minLength(1, 'Escolha ao menos uma pessoa.'),
      z.maxLength(MAX_ACTED_ON, `No máximo ${String(MAX_ACTED_ON)} pessoas por vez.`),
      z.refine((all) => isUnique(all.map(({ artistId }) => artistId))),
    ),
  })
  .check(
    z.refine(({ castingId, people }) =>
      people.every(({ roleId }) => (roleId === undefined) === (castingId === undefined)),
    ),
  )
export type AddToProposalInput = z.infer<typeof addToProposalSchema>
/** What became of each, in their order. */
export const addToProposalResultSchema = actResultsSchema
export type AddToProposalResult = z.infer<typeof addToProposalResultSchema>

/** Of `changeState`: a proposal is published or its access ended; a draft that nobody needs is thrown away. */
export const proposalChangeSchema = z.strictObject({
  kind: z.literal('proposal'),
  proposalId: documentIdSchema,
  to: z.enum(['published', 'closed', 'revoked', 'discarded']),
})
export type ProposalChange = z.infer<typeof proposalChangeSchema>
export interface ProposalChangeResult {
  readonly status: ProposalChange['to']
}

/** `renewProposalLink`: the link that was good is good no more. Staff read the new one's key. */
export const renewProposalLinkSchema = z.strictObject({ proposalId: documentIdSchema })
export type RenewProposalLinkInput = z.infer<typeof renewProposalLinkSchema>
export interface RenewProposalLinkResult {
  readonly keyVersion: number
}
