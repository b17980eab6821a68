import * as z from 'zod/mini'
import { parseBirthDate } from '../../people/birthDate.ts'
import { toEmail } from '../../identity.ts'
import { factsSchema } from './facts.ts'
import { instantSchema } from '../instant.ts'
import { invitationLinkSchema } from './invitationLink.ts'
import { artisticNameSchema, emailSchema } from './identity.ts'

/** People in one call. */
export const MAX_INVITED = 50
/** After as many days an invitation, and what was prepared with it, is erased. */
export const INVITATION_KEPT_DAYS = 30

const dayOfBirthSchema = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((day) => parseBirthDate(day, new Date()) !== undefined),
)

export const preparedShape = {
  artisticName: artisticNameSchema,
  email: z.optional(z.pipe(z.pipe(z.string(), z.transform(toEmail)), emailSchema)),
  phone: z.optional(z.string()),
  birthDate: z.optional(dayOfBirthSchema),
  facts: factsSchema,
}

/** Requires a way to reach the person. */
export const hasAddress = z.refine<{ email?: string | undefined; phone?: string | undefined }>(
  ({ email, phone }) => email !== undefined || phone !== undefined,
  { error: 'Informe um e-mail ou um telefone.', path: ['email'] },
)

/** A registration that staff prepared: the facts they know of an artist, in the shape of `createProfile`. */
export const preparedSchema = z.strictObject(preparedShape).check(hasAddress)
export type Prepared = z.infer<typeof preparedSchema>

/**
 * What became of one of them: `invited`; `again`, who had an open invitation by the same e-mail or phone, now with what was
 * prepared last and thirty days more; `known`, whose e-mail or phone has a profile already: nothing was written.
 */
const INVITE_OUTCOMES = ['invited', 'again', 'known'] as const
export type InviteOutcome = (typeof INVITE_OUTCOMES)[number]
export const inviteArtistsResultSchema = z.object({ outcomes: z.array(z.enum(INVITE_OUTCOMES)) })
export type InviteArtistsResult = z.infer<typeof inviteArtistsResultSchema>

/** `invitations/{id}`: a prepared cadastro until its person registers by it or its days are over. */
export const invitationSchema = z.object({
  prepared: preparedSchema,
  key: invitationLinkSchema.shape.key,
  /** A uid; `deleted` once that account is gone. */
  invitedBy: z.string(),
  at: instantSchema,
  expiresAt: instantSchema,
})
export type Invitation = z.infer<typeof invitationSchema>
