import * as z from 'zod/mini'
import { changedFacts } from './facts.ts'
import { MAX_MEDIA } from '../../media/media.ts'
import { tempMediaIdSchema } from '../media/media.ts'
import { guardianSchema, privateDetailsShape } from './privateDetails.ts'
import { documentIdSchema } from '../documentId.ts'
import { changedPhoneSchema } from '../phone.ts'
import { artisticNameSchema } from './identity.ts'

/** A detail can be changed, left as it is (absent) or taken back (`null`). */
function clearable<T extends z.core.SomeType>(schema: T) {
  return z.optional(z.nullable(schema))
}

const changedPaySchema = z.pipe(
  privateDetailsShape.pay,
  z.discriminatedUnion('pixKeyType', [
    z.object({ pixKeyType: z.literal('telefone'), pixKey: changedPhoneSchema }),
    z.object({ pixKeyType: z.enum(['cpf', 'email', 'aleatoria']), pixKey: z.string() }),
  ]),
)

/**
 * What only the person changes of their private details. A guardian comes with the version of the text that the guardian
 * agreed to.
 */
const privateChangesSchema = z.strictObject({
  legalName: clearable(privateDetailsShape.legalName),
  cpf: clearable(privateDetailsShape.cpf),
  address: clearable(privateDetailsShape.address),
  guardian: z.optional(z.extend(guardianSchema, { phone: changedPhoneSchema })),
  guardianConsent: z.optional(z.string().check(z.maxLength(20))),
  drt: clearable(privateDetailsShape.drt),
  pay: clearable(changedPaySchema),
  ethnicity: clearable(privateDetailsShape.ethnicity),
  accessNeeds: clearable(privateDetailsShape.accessNeeds),
})
export type PrivateChanges = z.infer<typeof privateChangesSchema>

/**
 * `updateProfile`: the fields that a person (or staff for them) may change. Grants, status, review, uid and anything
 * unknown are refused. `birthDate` of an invalid type is dropped. `mediaOrder` names the media to keep, in their new
 * order; `tempMediaIds` are uploads to be added after them.
 */
export const updateProfileSchema = z.strictObject({
  profileId: documentIdSchema,
  expectedVersion: z.optional(z.int().check(z.minimum(1))),
  artisticName: z.optional(artisticNameSchema),
  phone: z.optional(changedPhoneSchema),
  birthDate: z.optional(z.unknown()),
  ...changedFacts,
  mediaOrder: z.optional(
    z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.maxLength(MAX_MEDIA)),
  ),
  tempMediaIds: z.optional(z.array(tempMediaIdSchema).check(z.maxLength(MAX_MEDIA))),
  /** "My look is still this": stamps `lookConfirmedAt`. */
  confirmLook: z.optional(z.literal(true)),
  privateDetails: z.optional(privateChangesSchema),
})
export type UpdateProfileInput = z.infer<typeof updateProfileSchema>
export interface UpdateProfileResult {
  readonly success: true
  readonly message: string
  readonly version?: number
}
