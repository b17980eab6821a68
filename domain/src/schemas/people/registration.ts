import * as z from 'zod/mini'
import { givenFacts } from './facts.ts'
import { toPhone } from '../../identity.ts'
import { MESSAGES } from '../../messages.ts'
import { MAX_MEDIA } from '../../media/media.ts'
import { MAX_PASSWORD, MIN_PASSWORD } from '../../account/password.ts'
import { chanceIdSchema } from '../documentId.ts'
import { invitationLinkSchema } from './invitationLink.ts'
import { tempMediaIdSchema } from '../media/media.ts'
import { guardianSchema } from './privateDetails.ts'
import { personName } from '../text.ts'

export const artisticNameSchema = z
  .string()
  .check(
    ...personName,
    z.minLength(2, 'Informe o nome artístico.'),
    z.maxLength(60, 'Nome artístico: no máximo 60 caracteres.'),
  )

export const emailSchema = z
  .email(MESSAGES.login.invalidEmail)
  .check(z.maxLength(254, 'E-mail longo demais.'))

export const phoneSchema = z
  .string()
  .check(z.overwrite(toPhone), z.regex(/^\d{10,11}$/, 'Informe o DDD e o número.'))

export const passwordSchema = z
  .string()
  .check(
    z.minLength(MIN_PASSWORD, `A senha precisa de pelo menos ${String(MIN_PASSWORD)} caracteres.`),
    z.maxLength(MAX_PASSWORD, `A senha pode ter até ${String(MAX_PASSWORD)} caracteres.`),
  )

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
  guardian: z.optional(guardianSchema),
  /** By which invitation, where there was one: it ends with the registration. */
  invitation: z.optional(invitationLinkSchema),
})
export type CreateProfileInput = z.infer<typeof createProfileSchema>
export interface CreateProfileResult {
  readonly uid: string
}

export const checkEmailSchema = z.strictObject({ email: z.string().check(z.maxLength(320)) })
export const checkPhoneSchema = z.strictObject({ phone: z.string().check(z.maxLength(40)) })
export interface ExistsResult {
  readonly exists: boolean
}
export interface PermissionResult {
  readonly hasPermission: boolean
}
