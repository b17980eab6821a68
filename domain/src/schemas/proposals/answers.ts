import * as z from 'zod/mini'
import {
  ANSWERS,
  MAX_ACCESS_CODE,
  MAX_COMMENT,
  MAX_REVIEWER_NAME,
  MIN_ACCESS_CODE,
  PREFERENCES,
  REVIEW_STATUSES,
} from '../../proposals/answers.ts'
import { MAX_PRESENTED } from '../../proposals/proposal.ts'
import { documentIdSchema } from '../documentId.ts'
import { instantSchema } from '../instant.ts'
import { textField } from '../text.ts'

const choiceSchema = z.strictObject({
  answer: z.optional(z.enum(ANSWERS)),
  comment: textField(0, MAX_COMMENT, 'Comentário'),
  preference: z.optional(z.literal(PREFERENCES)),
})

/** `proposals/{id}/answers/{reviewerId}`: what one reviewer says, for staff; written by `answerProposal` alone. */
export const reviewSchema = z.strictObject({
  /** By the artist's uid. */
  choices: z.record(z.string(), choiceSchema),
  /** The uids of the choices, for queries. */
  people: z.array(z.string()),
  /** `sent` closes it, until the reviewer reopens it. */
  status: z.enum(REVIEW_STATUSES),
  savedAt: instantSchema,
  /** The last time that it was sent. */
  sentAt: z.optional(instantSchema),
})
export type Review = z.infer<typeof reviewSchema>

/** `proposals/{id}/views/{reviewerId}`: who looked at a proposal, and when, for staff; written by `getProposal` alone. */
export const viewSchema = z.strictObject({
  /** As the reviewer calls themselves; names may repeat. */
  name: z.string(),
  firstAt: instantSchema,
  lastAt: instantSchema,
  /** The access code that this device gave. */
  codeId: z.optional(z.string()),
})
export type View = z.infer<typeof viewSchema>

/** `proposals/{id}/internal/code`: what tells whether an access code is right. Nobody reads it but the functions. */
export const accessCodeSchema = z.strictObject({
  codeId: z.string(),
  salt: z.string(),
  hash: z.string(),
  /** Number of wrong tries, including those being judged. */
  tries: z.int(),
})
export type AccessCode = z.infer<typeof accessCodeSchema>

/** Who looks: a secret that the device made by chance says who it is, and the name what they are called. */
const reviewerSchema = z.strictObject({
  secret: z.string().check(z.minLength(20), z.maxLength(100)),
  name: textField(1, MAX_REVIEWER_NAME, 'Seu nome'),
})
export type Reviewer = z.infer<typeof reviewerSchema>

const linkShape = {
  proposalId: documentIdSchema,
  key: z.string().check(z.minLength(1), z.maxLength(200)),
}

/** `getProposal`: whoever has the link asks what the door asks for or, having said who they are, enters the room. */
export const getProposalSchema = z.strictObject({
  ...linkShape,
  reviewer: z.optional(reviewerSchema),
  /** The access code, from a device that has not given it yet. */
  code: z.optional(z.string().check(z.maxLength(MAX_ACCESS_CODE))),
})
export type GetProposalInput = z.infer<typeof getProposalSchema>

/** `answerProposal`: a reviewer's choices that changed are saved; sending closes the answers, reopening opens them again. */
export const answerProposalSchema = z.strictObject({
  ...linkShape,
  /** The reviewer's. */
  secret: reviewerSchema.shape.secret,
  choices: z.array(z.extend(choiceSchema, { artistId: documentIdSchema })).check(
    z.maxLength(MAX_PRESENTED),
    z.refine((all) => new Set(all.map(({ artistId }) => artistId)).size === all.length),
  ),
  act: z.enum(['save', 'send', 'reopen']),
})
export type AnswerProposalInput = z.infer<typeof answerProposalSchema>

/** `setProposalCode`: staff set the access code of a proposal anew, or take it away. */
export const setProposalCodeSchema = z.strictObject({
  proposalId: documentIdSchema,
  code: z.nullable(textField(MIN_ACCESS_CODE, MAX_ACCESS_CODE, 'Código de acesso')),
})
export type SetProposalCodeInput = z.infer<typeof setProposalCodeSchema>
