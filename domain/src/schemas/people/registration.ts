import * as z from 'zod/mini'
import { givenFacts } from './facts.ts'
import { MAX_MEDIA } from '../../media/media.ts'
import { chanceIdSchema } from '../documentId.ts'
import { invitationLinkSchema } from './invitationLink.ts'
import { tempMediaIdSchema } from '../media/media.ts'
import { guardianSchema } from './privateDetails.ts'
import { MAX_TYPED_PHONE } from '../../readPhone.ts'
import { phoneSchema } from '../phone.ts'
import { artisticNameSchema, emailSchema, passwordSchema } from './identity.ts'

/**
 * `createProfile`: the specified fields and the other form fields, unknown ones refused. `birthDate` is whatever
 * `parseBirthDate` takes; `username`, where given, must be the slug of the artistic name.
 */
export const createProfileSchema = z.strictObject({
  /** One for each attempt to register. */
  requestId: chanceIdSchema,
  email: emailSchema,
  password: passwordSchema,
  artisticName: artisticNameSchema,
  username: z.optional(z.string()),
  tempMediaIds: z.array(tempMediaIdSchema).check(z.minLength(1), z.maxLength(MAX_MEDIA)),
  birthDate: z.unknown(),
  phone: phoneSchema,
  ...givenFacts,
  /** The versions of the texts that were consented to. */
  consents: z.strictObject({ terms: z.string(), privacy: z.string(), guardian: z.optional(z.string()) }),
  /** Required for minors. */
  guardian: z.optional(z.extend(guardianSchema, { phone: phoneSchema })),
  /** By which invitation, where there was one: it ends with the registration. */
  invitation: z.optional(invitationLinkSchema),
})
export type CreateProfileInput = z.infer<typeof createProfileSchema>
export interface CreateProfileResult {
  readonly uid: string
}

export const checkEmailSchema = z.strictObject({ email: z.string().check(z.maxLength(320)) })
export const checkPhoneSchema = z.strictObject({ phone: z.string().check(z.maxLength(MAX_TYPED_PHONE)) })
export interface ExistsResult {
  readonly exists: boolean
}
export interface PermissionResult {
  readonly hasPermission: boolean
}
